import { sql } from 'kysely';

import { addLoadedNames } from '../changes/index.js';
import type { Database, Tx } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';
import { storeConsignment } from './store-consignment.js';
import { runSql } from './run-sql.js';

// `(function(…)).*` would call the function once for each column; in `from` it is called once for each row.

/** Stores copies of one consignment across three sites and two years, with a hundred names, enough for realistic query plans, and analyses. */
export async function storeVolume(database: Database, size: number): Promise<void> {
  const id = await storeConsignment(database, {
    reference: 'TAS5000000',
    createdAt: new Date('2026-03-10T00:00:00Z'),
    receiver: { fullName: 'Copied Café', phone: '09 438 7720' },
    salesReference: 'copied',
  });
  await runSql(database)`
    insert into consignments select copy.* from consignments c, generate_series(1, ${size}::int) n,
      jsonb_populate_record(c, jsonb_build_object('id', md5(n::text)::uuid,
        'reference', 'TAS' || 5000000 + n, 'created_at', c.created_at - n * interval '730 days' / ${size}::int,
        'status_at', c.created_at - (n * 7919 % ${size}::int) * interval '730 days' / ${size}::int,
        'requested_delivery_at', case when n % 5 > 0 then c.created_at - (n + 100) * interval '730 days' / ${size}::int end,
        'confirmed_delivery_at', case when n % 3 > 0 then c.created_at - (n - 100) * interval '730 days' / ${size}::int end,
        'status_code', (array['DELIVERED', 'DELIVERED', 'DELIVERED', 'DRAFT', 'STAGED'])[n % 5 + 1],
        'sales_reference', 'SO-' || n, 'charge_site_id', (select s.id from sites s order by s.code offset n % 3 limit 1))) copy
      where c.id = ${id}`;
  await database.runScript('analyze');
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`insert into consignment_search (tenant_id, organisation_id, consignment_id, site_id, created_at, search_text, phones)
      select c.tenant_id, c.organisation_id, c.id, c.charge_site_id, c.created_at,
        split_part(s.search_text, E'\\n', 1) || ' ' || right(c.reference, 2)
          || case when right(c.reference, 2) < '05' then ' commoner' else '' end || E'\\n' || lower(c.reference) || ' ' || lower(c.sales_reference),
        array['09438' || right(c.reference, 4)]
      from consignments c cross join consignment_search s where c.id <> ${id} and s.consignment_id = ${id}`.execute(
      tx,
    );
    await sql.raw(addLoadedNames).execute(tx);
    await sql`insert into status_history select c.tenant_id, c.organisation_id, c.id, 1, c.status_code, c.status_at
      from consignments c where c.id <> ${id}`.execute(tx);
    await sql`insert into line_items select copy.* from line_items i, consignments c,
        jsonb_populate_record(i, jsonb_build_object('consignment_id', c.id)) copy
      where i.consignment_id = ${id} and c.id <> ${id}`.execute(tx);
  });
  await database.runScript('vacuum analyze');
}

/** How often each table was read from end to end and each index was read, with the entries that were read. */
interface Scans {
  readonly count: number;
  readonly entries: number;
}

/** This session's counters by table and index, as the server keeps them. The embedded engine keeps none. */
async function countScans(tx: Tx): Promise<ReadonlyMap<string, Scans>> {
  const { rows } = await sql<Scans & { name: string }>`
    select relname as name, pg_stat_get_xact_numscans(oid) as count, pg_stat_get_xact_tuples_returned(oid) as entries
    from pg_class where relnamespace = 'public'::regnamespace`.execute(tx);
  return new Map(rows.map(({ name, ...scans }) => [name, scans]));
}

/** The tables and indexes that `ask` reads, within functions too: each table and index with its number of entries. */
export async function listScanned(
  tx: Tx,
  ask: (tx: Tx) => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const before = await countScans(tx);
  await ask(tx);
  const after = await countScans(tx);
  const none: Scans = { count: 0, entries: 0 };
  return new Map(
    [...after]
      .map(([name, now]) => ({ name, now, earlier: before.get(name) ?? none }))
      .filter(({ now, earlier }) => now.count !== earlier.count)
      .map(({ name, now, earlier }) => [name, now.entries - earlier.entries]),
  );
}
