import { getDay } from '@consign/domain/dates';
import type { AttentionKind } from '@consign/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anySearch, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { runSql } from '../../testing/run-sql.js';
import { listScanned, storeVolume } from '../../testing/volume.js';
import { createWorld } from '../../testing/world.js';
import type { Database, Tx } from '../../database/database.js';
import { findConsignment } from '../consignment-store.js';
import { searchEarlierAddresses } from '../entry/known-address-store.js';
import { EXPORT_PAGE_SIZE } from '../export/export-matching.js';
import { listNextMatches } from '../export/matching-page-store.js';
import { listLineItemSummaries } from '../freight/line-item-store.js';
import type { Cursor, SearchDate, SearchQuery } from './search-query.js';
import { searchConsignments } from './search-store.js';
import { countMatching, findUnknownReferences, listMatching, sumFreight } from './search-matching-store.js';

const viewer = { ...kowhaiScope, siteIds: ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id) };
const size = 40_000;

const everything: SearchQuery = {
  ...anySearch,
  sort: 'createdAtDateTimeUtc',
  direction: 'asc',
  pageSize: 25,
  pageNumber: 1,
  after: null,
};
const within = (type: SearchDate, days = 30): Pick<SearchQuery, 'date'> => {
  const end = new Date('2026-02-01T11:00:00Z');
  return { date: { type, start: new Date(end.getTime() - days * 86_400_000), end } };
};
const attention = (kind: AttentionKind) => ({ kind, today: getDay('2026-02-01') });
const page = (over: Partial<SearchQuery>) => (tx: Tx) =>
  searchConsignments(tx, viewer, { ...everything, ...over });

/** What the screens ask for, each with the indexes that it is answered from. */
const shapes: readonly (readonly [string, (tx: Tx) => Promise<unknown>, readonly string[]])[] = [
  ['everything', page({}), ['consignments_by_site_created']],
  ['the last days', page({ ...within('Creation', 7) }), ['consignments_by_site_created']],
  [
    'a month, the latest first',
    page({ ...within('Creation'), direction: 'desc' }),
    ['consignments_by_site_created'],
  ],
  ['a status', page({ ...within('Creation'), statuses: ['DRAFT'] }), ['consignments_by_site_unfinished']],
  [
    'a month by status date',
    page({ ...within('Creation'), sort: 'statusDate' }),
    ['consignments_by_site_created'],
  ],
  [
    'a month by delivery date',
    page({ ...within('Creation'), sort: 'RequestedDeliveryDate' }),
    ['consignments_by_site_created'],
  ],
  [
    'a confirmed week by delivery date',
    page({ ...within('ConfirmedDelivery', 7), sort: 'RequestedDeliveryDate' }),
    ['consignments_by_site_confirmed'],
  ],
  [
    'a month without proof',
    page({ ...within('Creation'), withoutProof: true }),
    ['consignments_by_site_created'],
  ],
  ['a deep page', page({ ...within('Creation', 365), pageNumber: 100 }), ['consignments_by_site_created']],
  [
    'a deep page by its key',
    page({ pageNumber: 900, after: { at: '2026-01-01 00:00:00+00', id: kowhaiSite('AKL1').id } }),
    ['consignments_by_site_created'],
  ],
  [
    'a requested day',
    page({ ...within('RequestedDelivery', 1), sort: 'RequestedDeliveryDate' }),
    ['consignments_by_site_delivery'],
  ],
  ['a confirmed week', page({ ...within('ConfirmedDelivery', 7) }), ['consignments_by_site_confirmed']],
  ['a rare word', page({ searchTerm: 'tas5001234' }), ['consignment_search_words', 'consignments_pkey']],
  [
    'a rare word of a month',
    page({ ...within('Creation'), searchTerm: 'so-1234' }),
    ['consignment_search_words'],
  ],
  [
    'a phone number',
    page({ phoneNumber: '09 438 1234' }),
    ['consignment_search_phones', 'consignments_pkey'],
  ],
  ['a sales reference', page({ salesReference: 'so-1234' }), ['consignment_search_words']],
  [
    'a word of all, of a week',
    page({ ...within('Creation', 7), searchTerm: 'copied' }),
    ['consignment_search_by_site'],
  ],
  ['a common name', page({ searchTerm: 'commoner' }), ['consignment_search_by_names']],
  [
    'a word of all, of a requested day',
    page({ ...within('RequestedDelivery', 1), searchTerm: 'copied' }),
    ['consignments_by_site_delivery', 'consignment_search_pkey'],
  ],
  [
    'a list of references',
    page({ references: Array.from({ length: 200 }, (_, n) => `TAS${5_000_000 + n * 50}`) }),
    ['consignments_tenant_id_reference_key'],
  ],
  ...(['OVERDUE', 'NOT_PICKED_UP', 'OLD_DRAFTS'] as const).map(
    (kind) => [kind, page({ attention: attention(kind) }), ['consignments_by_site_unfinished']] as const,
  ),
  ...(['WAITING_FOR_YOU', 'WAITING_FOR_PROVIDER'] as const).map(
    (kind) => [kind, page({ attention: attention(kind) }), ['consignments_by_site_waiting']] as const,
  ),
  ['exceptions', page({ attention: attention('EXCEPTIONS') }), ['consignments_by_site_with_exception']],
  [
    'an earlier address',
    (tx) => searchEarlierAddresses(tx, viewer, ['cuba'], 8),
    ['consignments_by_site_created', 'consignments_pkey'],
  ],
  [
    'unknown references',
    (tx) => findUnknownReferences(tx, viewer, ['TAS5000001']),
    ['consignments_tenant_id_reference_key'],
  ],
  [
    'all that match',
    (tx) => listMatching(tx, viewer, { ...everything, ...within('Creation') }, 10_000),
    ['consignments_by_site_created', 'consignments_pkey'],
  ],
  [
    'a count',
    (tx) => countMatching(tx, viewer, { ...everything, ...within('Creation') }, 1_000),
    ['consignments_by_site_created'],
  ],
  [
    'the freight of all that match',
    async (tx) => {
      // Of a large part of the table, reading all of it costs less.
      const { rows } = await listMatching(tx, viewer, { ...everything, ...within('Creation') }, 200);
      await sumFreight(
        tx,
        viewer,
        rows.map(({ id }) => id),
      );
    },
    ['line_items_pkey'],
  ],
  [
    'the freight of a page',
    async (tx) => {
      const { rows } = await searchConsignments(tx, viewer, everything);
      await listLineItemSummaries(
        tx,
        viewer,
        rows.map(({ id }) => id),
      );
    },
    ['consignments_pkey', 'line_items_pkey'],
  ],
];

const pageWithPrices = (over: Partial<SearchQuery>) => page({ ...over, withPrices: true });

/** What connections keep with a plan for any value. */
const kept: typeof shapes = [
  ['everything', pageWithPrices({}), ['consignments_by_site_created']],
  ['a week', pageWithPrices(within('Creation', 7)), ['consignments_by_site_created']],
  ['three months of whole days', pageWithPrices(within('Creation', 92)), ['consignments_by_site_created']],
  [
    'three months and a part of a day',
    pageWithPrices(within('Creation', 92.4)),
    ['consignments_by_site_created'],
  ],
  [
    'a confirmed week by delivery date',
    pageWithPrices({ ...within('ConfirmedDelivery', 7), sort: 'RequestedDeliveryDate' }),
    ['consignments_by_site_confirmed'],
  ],
  [
    'a deep page',
    pageWithPrices({ ...within('Creation', 365), pageNumber: 100 }),
    ['consignments_by_site_created'],
  ],
  [
    'a deep page by its key',
    pageWithPrices({ after: { at: '2026-01-01 00:00:00+00', id: kowhaiSite('AKL1').id } }),
    ['consignments_by_site_created'],
  ],
  [
    'a consignment',
    (tx) => findConsignment(tx, viewer, 'TAS5001234'),
    ['consignments_tenant_id_reference_key', 'status_history_pkey'],
  ],
];

const extract = (type: SearchDate, days: number, after: Cursor | null) => (tx: Tx) =>
  listNextMatches(tx, viewer, {
    search: { ...anySearch, ...within(type, days) },
    match: { kind: 'any' },
    after,
    limit: EXPORT_PAGE_SIZE,
  });
const middle = { at: '2025-08-01 00:00:00+00', id: kowhaiSite('AKL1').id };

/** Pages of the extract, each with its index and how many entries of it may be read. */
const extracts = [
  ['the first by creation', extract('Creation', 365, null), 'consignments_by_site_created', 1500],
  ['the next by creation', extract('Creation', 365, middle), 'consignments_by_site_created', 1500],
  ['the next by delivery', extract('RequestedDelivery', 365, middle), 'consignments_by_site_created', 3000],
  ['a week by delivery', extract('RequestedDelivery', 7, null), 'consignments_by_site_delivery', 1500],
] as const;

/** Indexes of other rooms; report-plans.race.test.ts shows the use of each report's index. */
const ofOthers = new Set([
  'consignments_by_site_delivered',
  'consignments_by_site_with_provider',
  'consignments_by_site_staged',
  // The nightly job of retention reads it (PLAT-276).
  'consignments_to_anonymise',
]);
const tables = new Set(['consignments', 'consignment_search', 'status_history', 'line_items']);

/** Sites enough that reading all of them costs more than their index, one of which sends a consignment. */
async function storeSites(database: Database): Promise<void> {
  const { id } = kowhaiSite('AKL1');
  await runSql(database)`insert into sites select copy.* from sites s, generate_series(1, 2000) n,
    jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'participant_id', gen_random_uuid(),
      'code', 'MORE' || n)) copy where s.id = ${id}`;
  await runSql(database)`update consignments set sender = sender || jsonb_build_object('siteId', ${id}::text)
    where reference = 'TAS5001234'`;
  await database.runScript('analyze sites');
}

// The embedded engine keeps no such counters.
describe.runIf(hasServer())('at volume, on a PostgreSQL server,', () => {
  let database: Database;
  const used = new Set<string>();
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    await storeVolume(database, size);
    await storeSites(database);
  }, 300_000);
  afterAll(() => database.close());

  it.each(shapes)('[CALL-35] %s is answered from indexes', async (_name, ask, expected) => {
    const read = [...(await database.inTenant(kowhaiScope, (tx) => listScanned(tx, ask))).keys()];
    for (const name of read) used.add(name);
    expect(read.filter((name) => tables.has(name))).toEqual([]);
    expect(read).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(kept)(
    '[PLAT-292] %s is answered from the same indexes by a plan for any value',
    async (_name, ask, expected) => {
      const read = await database.inTenant(kowhaiScope, async (tx) => {
        await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
        return [...(await listScanned(tx, ask)).keys()];
      });
      expect(read.filter((name) => tables.has(name))).toEqual([]);
      expect(read).toEqual(expect.arrayContaining([...expected]));
    },
  );

  it.each(extracts)(
    '[EXTR-08] an extract reads %s from an index, and little more than the page',
    async (_name, ask, index, most) => {
      const read = await database.inTenant(kowhaiScope, (tx) => listScanned(tx, ask));
      expect([...read.keys()]).toEqual([index]);
      expect(read.get(index)).toBeLessThanOrEqual(most);
    },
  );

  it('[CALL-30] a consignment reads the sites of its participants alone', async () => {
    const read = await database.inTenant(kowhaiScope, (tx) =>
      listScanned(tx, () => findConsignment(tx, viewer, 'TAS5001234')),
    );
    const entries = [...read].flatMap(([name, count]) => (name.startsWith('sites') ? [count] : []));
    expect(entries.reduce((sum, count) => sum + count, 0)).toBeLessThan(100);
  });

  it('[CALL-35] no index of what is searched is kept in vain', async () => {
    const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
      where schemaname = 'public' and tablename in ('consignments', 'consignment_search')`.execute(
      database.kysely,
    );
    expect(rows.map(({ name }) => name).filter((name) => !used.has(name) && !ofOthers.has(name))).toEqual([]);
  });
});
