import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import type { Database } from './database.js';
import { migrate, statementsOf } from './migrate.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('runs no migration twice', async () => {
  expect(await migrate(database, testNow)).toEqual([]);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.asOwner(null, (tx) =>
    sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(tx),
  );
  await expect(migrate(database, testNow)).rejects.toThrow('was changed after it ran');
});

it('keeps a body between dollar signs whole', () => {
  expect(statementsOf('-- a; comment\nselect 1;\ndo $$ begin; end $$; select 2')).toEqual([
    'select 1',
    'do $$ begin; end $$',
    'select 2',
  ]);
});
