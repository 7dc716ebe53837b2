import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('runs no migration twice', async () => {
  expect(await migrate(database, testNow)).toEqual([]);
});

it('[PLAT-61] tells of each migration as it runs', async () => {
  await database.asOwner(null, async (tx) => {
    await sql`drop function list_migrations()`.execute(tx);
    await sql`delete from schema_migrations where name like '0050%'`.execute(tx);
  });
  const told: string[] = [];
  await migrate(database, testNow, (name, ms) => told.push(`${name} ${typeof ms}`));
  expect(told).toEqual(['0050-readable-schema-version.sql number']);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.asOwner(null, (tx) =>
    sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(tx),
  );
  await expect(migrate(database, testNow)).rejects.toThrow('was changed after it ran');
});
