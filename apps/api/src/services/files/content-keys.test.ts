import { expect } from 'vitest';

import { filesPath, test } from '../../testing/file-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { createMemoryStore } from '../../testing/memory-store.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const contents = createMemoryStore();
const it = test.extend('appOptions', { scope: 'file' }, () => ({ contents }));

const staged = 'TAS6100001';
const ready = 'TAS6100002';
it.beforeAll(async ({ database }) => {
  await storeConsignment(database, { reference: staged, status: 'STAGED' });
  await storeConsignment(database, { reference: ready, status: 'FINAL' });
});

it('[PLAT-25] attached files and generated ones are stored under prefixes of their own', async ({
  print,
  upload,
  list,
  app,
}) => {
  expect((await upload(staged)).status).toBe(201);
  await app.runDueJobs(testNow);
  const uuid = '[\\da-f-]{36}';
  const lasting = new RegExp(`^lasting/${kowhaiScope.tenantId}/${uuid}(-thumbnail)?$`, 'u');
  expect(contents.keys()).toEqual([expect.stringMatching(lasting), expect.stringMatching(lasting)]);

  await print(['CONNOTE'], [staged]);
  const temporary = new RegExp(`^temporary/${kowhaiScope.tenantId}/${uuid}$`, 'u');
  expect(contents.keys().slice(2)).toEqual([expect.stringMatching(temporary)]);
  expect(await list(staged)).toHaveLength(2);
});

it('[PLAT-25] a file that was stored without a prefix opens, and is deleted, under its old key', async ({
  api,
  clock,
  app,
  database,
  upload,
  list,
  open,
}) => {
  const { id } = (await upload(ready, { metadata: { name: 'Old.png' } })).body as { id: string };
  const oldKey = `${kowhaiScope.tenantId}/${id}`;
  await contents.put(oldKey, new TextEncoder().encode('old bytes'));
  await runSql(database)`update files set content_key = ${oldKey}, byte_size = 9 where id = ${id}`;
  const old = (await list(ready)).find((file) => file.id === id);
  expect((await open(old?.uri)).body).toBe('old bytes');

  expect((await api.delete(`${filesPath(ready)}/${id}`)).status).toBe(204);
  await app.runDueJobs(new Date(clock.at.getTime() + 3_600_000));
  expect(contents.keys()).not.toContain(oldKey);
});
