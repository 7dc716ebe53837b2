import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { kowhaiScope } from '../testing/fixtures.js';
import { testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { createWorld } from '../testing/world.js';
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

it('gives what is found by a keyword the date of what stood there before', async () => {
  const createdAt = new Date('2026-03-01T11:00:00Z');
  await createWorld(database);
  await storeConsignment(database, { reference: 'TAS1000001', createdAt });
  await database.asOwner(null, async (tx) => {
    await sql`alter table consignment_search drop column created_at`.execute(tx);
    await sql`create index consignment_search_by_site on consignment_search (tenant_id, organisation_id, site_id)`.execute(
      tx,
    );
    await sql`delete from schema_migrations where name like '0004%'`.execute(tx);
  });
  expect(await migrate(database, testNow)).toEqual(['0004-search-by-creation.sql']);
  const rows = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('consignment_search').select('created_at').execute(),
  );
  expect(rows).toEqual([{ created_at: createdAt }]);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.asOwner(null, (tx) =>
    sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(tx),
  );
  await expect(migrate(database, testNow)).rejects.toThrow('was changed after it ran');
});
