import type { IdentityStore } from './store.js';

interface Migration {
  name: string;
  statements: readonly string[];
}

// Never edit an applied migration; append a new one.
const migrations: readonly Migration[] = [
  {
    name: '0001-accounts-and-provider-state',
    statements: [
      `create table identity.account (
        subject text primary key,
        email text not null,
        email_key text not null unique,
        password_hash text not null,
        profile jsonb not null,
        organisation text not null,
        permissions text[] not null
      )`,
      `create table identity.provider_state (
        model text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        user_code text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (model, id)
      )`,
      `create index provider_state_grant on identity.provider_state (grant_id) where grant_id is not null`,
      `create index provider_state_uid on identity.provider_state (uid) where uid is not null`,
      `create index provider_state_user_code on identity.provider_state (user_code) where user_code is not null`,
      `create index provider_state_expiry on identity.provider_state (expires_at)`,
      `create table identity.secret (name text primary key, value jsonb not null)`,
      `create table identity.sign_in_attempt (
        key text primary key,
        failures integer not null,
        blocked_until timestamptz,
        expires_at timestamptz not null
      )`,
      `create index sign_in_attempt_expiry on identity.sign_in_attempt (expires_at)`,
    ],
  },
];

/** Migrates the schema `identity`. Safe to run concurrently: the second process waits for the first. */
export async function migrateIdentity(store: IdentityStore): Promise<void> {
  await store.query('create schema if not exists identity');
  await store.query('create table if not exists identity.migration (name text primary key)');
  for (const migration of migrations) {
    await store.transaction(async (tx) => {
      const claimed = await tx.query(
        'insert into identity.migration (name) values ($1) on conflict do nothing returning name',
        [migration.name],
      );
      if (claimed.length === 0) return;
      for (const statement of migration.statements) await tx.query(statement);
    });
  }
}
