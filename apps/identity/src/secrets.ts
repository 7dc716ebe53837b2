import { randomBytes } from 'node:crypto';

import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

import type { IdentityQuery } from './store.js';

export interface IdentitySecrets {
  /** Private RS256 keys, the current one first. Older keys stay published until their tokens have expired. */
  signingKeys: JWK[];
  /** Cookie signing keys, newest first. */
  cookieKeys: string[];
}

/** 128 bits of strength (PLAT-157); 2048 have 112. Made once, in about half a second. */
const RSA_BITS = 3072;

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: RSA_BITS });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}

async function findSecret<T>(store: IdentityQuery, name: string): Promise<T | undefined> {
  const [row] = await store.query<{ value: T }>('select value from identity.secret where name = $1', [name]);
  return row?.value;
}

async function findOrCreate<T>(store: IdentityQuery, name: string, create: () => Promise<T>): Promise<T> {
  const found = await findSecret<T>(store, name);
  if (found !== undefined) return found;
  const created = await create();
  await store.query(
    'insert into identity.secret (name, value) values ($1, $2::jsonb) on conflict do nothing',
    [name, JSON.stringify(created)],
  );
  // Another process may have inserted first: use the stored value.
  return (await findSecret<T>(store, name)) ?? created;
}

/** Loads secrets from the database, so that sessions survive restarts and all replicas share one key. */
export async function loadSecrets(store: IdentityQuery): Promise<IdentitySecrets> {
  const signingKeys = await findOrCreate(store, 'signing-keys', async () => [await createSigningKey()]);
  const cookieKeys = await findOrCreate(store, 'cookie-keys', () =>
    Promise.resolve([randomBytes(32).toString('base64url')]),
  );
  return { signingKeys, cookieKeys };
}
