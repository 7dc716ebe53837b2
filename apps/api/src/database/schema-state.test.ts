import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.js';
import type { Database } from './database.js';
import { listMigrationNames, createSchemaCheck } from './migrate.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const asSchemaOwner = (statement: string) =>
  database.asSchemaOwner(null, (tx) =>
    sql
      .raw(statement)
      .execute(tx)
      .then(() => undefined),
  );

it('[PLAT-60] finds no difference after the migrations of this release', async () => {
  expect(await createSchemaCheck(database)()).toEqual({ missing: [], newer: [] });
});

it('[PLAT-60] names the migrations that are missing and those of a later release', async () => {
  const check = createSchemaCheck(database);
  await asSchemaOwner("update schema_migrations set name = '9999-later.sql' where name = '0002-search.sql'");
  expect(await check()).toEqual({ missing: ['0002-search.sql'], newer: ['9999-later.sql'] });
  await asSchemaOwner("update schema_migrations set name = '0002-search.sql' where name = '9999-later.sql'");
});

it('[PLAT-60] names all of them where the callers may not ask yet', async () => {
  await asSchemaOwner('revoke execute on function list_migrations() from consign_app');
  expect(await createSchemaCheck(database)()).toEqual({ missing: await listMigrationNames(), newer: [] });
  await asSchemaOwner('grant execute on function list_migrations() to consign_app');
});

const failing = (code: string) => ({
  asSystem: () => Promise.reject(Object.assign(new Error('refused'), { code })),
});

it.each(['22023', '42883', '42501'])(
  '[PLAT-60] names all of them in an empty database, which answers %s',
  async (code) => {
    const check = createSchemaCheck(failing(code));
    expect(await check()).toEqual({ missing: await listMigrationNames(), newer: [] });
  },
);

it('leaves any other failure to the caller', async () => {
  await expect(createSchemaCheck(failing('57P01'))()).rejects.toMatchObject({ code: '57P01' });
});
