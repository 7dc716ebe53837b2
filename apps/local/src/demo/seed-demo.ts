import type { Database } from '@consign/api';
import { type Day, addDays, today } from '@consign/domain/dates';
import { sql } from 'kysely';

import { type Chance, chanceOf } from './chance.js';
import { type Rows, addConsignment, isWeekend, noRows } from './consignment-rows.js';
import type { DemoOrganisation } from './customers.js';
import { idOf } from './ids.js';
import { type DemoUser, demoPassword, demoUsers } from './people.js';
import {
  insertRows,
  provisionOrganisation,
  provisionTenant,
  scopeOf,
  subjectOf,
  userIdOf,
} from './provision.js';
import { type DemoTenant, tasman, tenants } from './providers.js';

/** A person as the identity provider keeps one. */
export interface DemoAccount {
  subject: string;
  email: string;
  password: string;
  name: string;
  givenName: string;
  familyName: string;
  nickname: string;
  locale: string;
  /** The tenant's externalId. */
  organisation: string;
  objectId: string;
  permissions: readonly string[];
}

export interface DemoOptions {
  database: Database;
  upsertAccount: (account: DemoAccount) => Promise<void>;
  issuer: string;
  now: Date;
  /** Consignments of the largest customer; the others have a tenth of it. */
  size: number;
  seed?: number;
  /** Hosts of the first tenant beside its own, such as a proxy's. */
  extraHosts?: readonly string[];
  onProgress?: (done: number, all: number) => void;
}

const BATCH = 100;
/** From this size on, indexes are made once the rows are in. */
const LARGE = 20_000;
const DAYS = 182;

/** Every host that the demonstration answers on. */
export const demoHosts: readonly string[] = tenants.flatMap(({ hosts }) => hosts);

/** Whether the demonstration is there already. */
export async function isSeeded(database: Database): Promise<boolean> {
  const { rows } = await database.asSystem((tx) =>
    sql`select 1 from find_tenant_by_host(${tasman.hosts[0]})`.execute(tx),
  );
  return rows.length > 0;
}

/** Fills an empty, migrated database; the same data for the same seed, moment and size. */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { database, upsertAccount, issuer, size, seed = 1, extraHosts = [] } = options;
  for (const tenant of tenants) {
    await provisionTenant(database, tenant, tenant === tasman ? extraHosts : []);
    for (const organisation of tenant.organisations) {
      await provisionOrganisation(database, tenant, organisation, issuer);
    }
  }
  for (const user of demoUsers) await upsertAccount(accountOf(user));
  await withoutIndexes(database, size >= LARGE, async () => {
    for (const tenant of tenants) await seedConsignments(options, tenant, chanceOf(seed));
  });
  await database.runScript('analyze');
}

function accountOf(user: DemoUser): DemoAccount {
  const tenant = tenants.find(({ code }) => code === user.tenant) ?? tasman;
  const { email, givenName, familyName, permissions } = user;
  return {
    subject: subjectOf(user),
    email,
    password: demoPassword,
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
    nickname: givenName,
    locale: 'en-NZ',
    organisation: tenant.externalId,
    objectId: userIdOf(user),
    permissions,
  };
}

async function seedConsignments(options: DemoOptions, tenant: DemoTenant, chance: Chance): Promise<void> {
  const { database, now, size, onProgress } = options;
  const plans = tenant.organisations
    .flatMap((organisation) => plansOf(organisation, Math.round(size * organisation.share), now, chance))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  for (const organisation of tenant.organisations) {
    const own = plans.flatMap((plan, index) =>
      plan.organisation === organisation ? [{ ...plan, number: index + 1 }] : [],
    );
    for (let from = 0; from < own.length; from += BATCH) {
      const rows = noRows();
      for (const plan of own.slice(from, from + BATCH))
        addConsignment(rows, { ...plan, tenant, now }, chance);
      await insertAll(database, tenant, organisation, rows);
      onProgress?.(Math.min(from + BATCH, own.length), own.length);
    }
  }
  await database.asOwner(scopeOf(tenant, null), (tx) =>
    insertRows(tx, 'reference_counters', [
      { tenant_id: idOf(tenant.code), series: 'consignment', last_value: plans.length },
    ]),
  );
}

/** A third in the last fortnight, so that the first look at the list shows something; few on weekends. */
function plansOf(organisation: DemoOrganisation, count: number, now: Date, chance: Chance) {
  const last = today(now);
  const day = (): Day => {
    const back = chance.percent(33) ? chance.between(0, 13) : chance.between(0, DAYS);
    const picked = addDays(last, -back);
    return isWeekend(picked) && back > 2 && chance.percent(85) ? addDays(picked, -2) : picked;
  };
  return Array.from({ length: count }, () => ({ organisation, day: day() }));
}

async function insertAll(
  database: Database,
  tenant: DemoTenant,
  organisation: DemoOrganisation,
  rows: Rows,
): Promise<void> {
  await database.asOwner(scopeOf(tenant, organisation), async (tx) => {
    await insertRows(tx, 'consignments', rows.consignments);
    await insertRows(tx, 'status_history', rows.status_history);
    await insertRows(tx, 'delivery_events', rows.delivery_events);
    await insertRows(tx, 'line_items', rows.line_items);
    await insertRows(tx, 'consignment_search', rows.consignment_search);
  });
}

/** Plain indexes of the two large tables go while rows come in and are made again after; keys stay. */
async function withoutIndexes(
  database: Database,
  isLarge: boolean,
  load: () => Promise<void>,
): Promise<void> {
  if (!isLarge) return load();
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('consignments', 'consignment_search')
      and indexname not in (select conname from pg_constraint)`.execute(database.kysely);
  for (const { name } of rows) await database.runScript(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await database.runScript(definition);
}
