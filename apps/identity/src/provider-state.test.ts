import { PGlite } from '@electric-sql/pglite';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { migrateIdentity } from './migrations.js';
import { createStateAdapter, removeExpired } from './provider-state.js';
import type { IdentityStore } from './store.js';
import { Browser } from './testing/browser.js';
import { refresh, signedIn, startIdentity, tasman } from './testing/identity-harness.js';
import { createPgliteStore } from './testing/pglite-store.js';
import { authorizeUrl, newVerifier } from './testing/sign-in-flow.js';

let database: PGlite;
let store: IdentityStore;

beforeAll(async () => {
  database = new PGlite();
  store = createPgliteStore(database);
  await migrateIdentity(store);
});

afterAll(() => database.close());

const findNothing = () => Promise.resolve(undefined);

it('sessions and signing key survive a restart', async () => {
  const before = await startIdentity('', database);
  const { tokens } = await signedIn(before);
  const renewed = await refresh(before, tasman, tokens.refresh_token);
  const { refresh_token: token } = (await renewed.json()) as { refresh_token: string };
  await before.close();

  const after = await startIdentity('', database);
  const renewedAgain = await refresh(after, tasman, token);
  expect(renewedAgain.status).toBe(200);
  expect(after.identity.publicKeys).toEqual(before.identity.publicKeys);
  const { access_token: access } = (await renewedAgain.json()) as { access_token: string };
  expect(decodeProtectedHeader(access).kid).toBe(after.identity.publicKeys.keys[0]?.kid);
  await after.close();
});

it('migrations run only once', async () => {
  await migrateIdentity(store);
  const applied = await store.query('select name from identity.migration');
  expect(applied).toEqual([{ name: '0001-accounts-and-provider-state' }]);
});

it('only one of two concurrent requests consumes a code or refresh token', async () => {
  const tokens = createStateAdapter(
    store,
    { now: () => new Date() },
    findNothing,
    findNothing,
  )('RefreshToken');
  await tokens.upsert('twice', { jti: 'twice' }, 60);
  const settled = await Promise.allSettled([tokens.consume('twice'), tokens.consume('twice')]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await tokens.find('twice')).toMatchObject({ jti: 'twice', consumed: expect.any(Number) });
});

it('expired state is not found, and is removed in batches', async () => {
  const harness = await startIdentity('', database);
  const browser = new Browser();
  const first = authorizeUrl(harness.issuer, tasman, { code_challenge: newVerifier().challenge });
  const { url } = await browser.follow(first);
  await store.query(
    `insert into identity.provider_state (model, id, payload, expires_at)
     select 'Session', 'old-' || n, '{}', $1 from generate_series(1, 1200) n`,
    [new Date(harness.time.now.getTime() - 1000)],
  );
  const count = async () => {
    const rows = await store.query<{ n: number }>('select count(*)::int as n from identity.provider_state');
    return rows[0]?.n ?? -1;
  };
  const before = await count();
  await removeExpired(store, { now: () => harness.time.now });
  expect(await count()).toBe(before - 1200);

  harness.time.now = new Date(harness.time.now.getTime() + 61 * 60_000);
  expect((await browser.open(url)).status).toBe(400);
  await removeExpired(store, { now: () => harness.time.now });
  const remaining = await store.query(`select id from identity.provider_state where model = 'Interaction'`);
  expect(remaining).toEqual([]);
  await harness.close();
});
