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

it('[PLAT-61] tells of each migration as it runs', async () => {
  await database.asOwner(null, async (tx) => {
    await sql`drop function list_migrations()`.execute(tx);
    await sql`delete from schema_migrations where name like '0050%'`.execute(tx);
  });
  const told: string[] = [];
  await migrate(database, testNow, (name, ms) => told.push(`${name} ${typeof ms}`));
  expect(told).toEqual(['0050-readable-schema-version.sql number']);
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

it('gives each printed number the item whose piece it would be printed for next', async () => {
  const consignmentId = await storeConsignment(database, {
    reference: 'TAS1000002',
    items: [{ count: 2 }, { count: 3 }],
  });
  const { tenantId, organisationId } = kowhaiScope;
  await database.asOwner(null, async (tx) => {
    await sql`alter table piece_numbers drop column item_id cascade`.execute(tx);
    await sql`alter table piece_numbers drop constraint piece_numbers_pkey`.execute(tx);
    await sql`alter table piece_numbers add constraint piece_numbers_pkey
      primary key (tenant_id, organisation_id, consignment_id, first_piece)`.execute(tx);
    await sql`insert into piece_numbers
      (tenant_id, organisation_id, consignment_id, first_piece, first_serial, piece_count)
      values (${tenantId}, ${organisationId}, ${consignmentId}, 1, 11, 4),
        (${tenantId}, ${organisationId}, ${consignmentId}, 5, 31, 3)`.execute(tx);
    await sql`delete from schema_migrations where name like '0019%'`.execute(tx);
  });
  expect(await migrate(database, testNow)).toEqual(['0019-piece-numbers-of-items.sql']);
  const { ranges, doors, panels } = await database.inTenant(kowhaiScope, async (tx) => {
    const items = await tx
      .selectFrom('line_items')
      .where('consignment_id', '=', consignmentId)
      .select('id')
      .orderBy('position')
      .execute();
    return {
      doors: items[0]?.id,
      panels: items[1]?.id,
      ranges: await tx
        .selectFrom('piece_numbers')
        .where('consignment_id', '=', consignmentId)
        .select(['item_id', 'first_piece', 'first_serial', 'piece_count'])
        .orderBy('first_serial')
        .execute(),
    };
  });
  expect(ranges).toEqual([
    { item_id: doors, first_piece: 1, first_serial: 11, piece_count: 2 },
    { item_id: panels, first_piece: 1, first_serial: 13, piece_count: 2 },
    { item_id: panels, first_piece: 3, first_serial: 31, piece_count: 1 },
    { item_id: null, first_piece: 6, first_serial: 32, piece_count: 2 },
  ]);
});

const at = (hours: number) => new Date(Date.parse('2026-03-02T00:00:00Z') + hours * 3_600_000);

it('[DASH-26] gives what stood there the facts that reports count by', async () => {
  const { tenantId, organisationId } = kowhaiScope;
  const owner = sql`${tenantId}::uuid, ${organisationId}::uuid`;
  const stored = await Promise.all(
    ['TAS1000003', 'TAS1000004', 'TAS1000005'].map((reference) => storeConsignment(database, { reference })),
  );
  const region = '019808b4-0000-7000-8000-000000000911';
  await database.asOwner(kowhaiScope, async (tx) => {
    const [staged, collected, draft] = stored;
    await sql`delete from status_history where tenant_id = ${tenantId} and consignment_id = any(${stored}::uuid[])`.execute(
      tx,
    );
    await sql`insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at)
      values (${owner}, ${staged}, 1, 'FINAL', ${at(0)}), (${owner}, ${staged}, 2, 'STAGED', ${at(1)}),
        (${owner}, ${staged}, 3, 'DELIVERED', ${at(30)})`.execute(tx);
    await sql`update consignments set status_code = 'DELIVERED', status_at = ${at(30)},
      sender = jsonb_set(sender, '{address,region}', ${JSON.stringify({ id: region, name: 'Auckland' })}::jsonb)
      where tenant_id = ${tenantId} and id = ${staged}`.execute(tx);
    await sql`update consignments set status_code = 'TRANSIT', status_at = ${at(2)}
      where tenant_id = ${tenantId} and id = ${collected}`.execute(tx);
    await sql`update consignments set status_code = 'DRAFT' where tenant_id = ${tenantId} and id = ${draft}`.execute(
      tx,
    );
    // As it was before.
    await sql`drop table report_days, report_changes, report_calendars cascade`.execute(tx);
    await sql`drop function local_day(timestamptz), local_day_start(date), find_report_changes(text, uuid[])`.execute(
      tx,
    );
    for (const name of [
      'note_consignment_changed',
      'note_price_added',
      'note_price_changed',
      'note_calendar_changed',
      'keep_report_facts',
    ]) {
      await sql`drop function ${sql.ref(name)} cascade`.execute(tx);
    }
    await sql`drop index consignment_prices_confirmed, delivery_events_raised`.execute(tx);
    await sql`alter table consignments drop column staged_at, drop column promised_delivery_at,
      drop column origin_region_id, drop column destination_region_id`.execute(tx);
    await sql`delete from schema_migrations where name ~ '^00(35|36|70)'`.execute(tx);
  });
  expect(await migrate(database, testNow)).toEqual([
    '0035-report-facts.sql',
    '0036-report-days.sql',
    '0070-report-days-by-row.sql',
  ]);
  const { facts, days } = await database.asOwner(kowhaiScope, async (tx) => ({
    facts: await sql`select staged_at as "stagedAt", origin_region_id as origin from consignments
      where tenant_id = ${tenantId} and id = any(${stored}::uuid[]) order by reference`.execute(tx),
    days: await sql<{ line: string }>`select distinct kind || ' ' || day as line from report_changes
      where tenant_id = ${tenantId} and kind <> 'CREATED' order by 1`.execute(tx),
  }));
  expect(facts.rows).toMatchObject([
    { stagedAt: at(1), origin: region },
    { stagedAt: at(2) },
    { stagedAt: null },
  ]);
  expect(days.rows.map(({ line }) => line)).toEqual(['DELIVERED 2026-03-03', 'STAGED 2026-03-02']);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.asOwner(null, (tx) =>
    sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(tx),
  );
  await expect(migrate(database, testNow)).rejects.toThrow('was changed after it ran');
});
