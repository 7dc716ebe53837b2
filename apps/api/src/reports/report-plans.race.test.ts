import { getDay } from '@consign/domain/dates';
import { previousPeriod } from '@consign/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';

import { countAttention } from '../consignments/index.js';
import type { Database, Tx } from '../database/database.js';
import { hasServer, testDatabase } from '../testing/database.js';
import { kowhaiScope, kowhaiSite, activeAccountId } from '../testing/fixtures.js';
import { createLookups, aucklandRegion, wellingtonRegion } from '../testing/lookups.js';
import { listScanned } from '../testing/volume.js';
import { createWorld } from '../testing/world.js';
import { countByStatus, countDeliveries, sumConfirmedPrices } from './series-store.js';
import { listCosts } from './costs/cost-store.js';
import { countDifot } from './difot/difot.js';
import type { DifotRequest } from './difot/difot-store.js';
import { findJudgedPage } from './difot/search-difot.js';
import { countExceptions } from './exception-store.js';
import { sumStagedToDelivered } from './series.js';
import { runSql } from '../testing/run-sql.js';

const end = new Date('2026-03-17T11:00:00Z');

/**
 * Stores consignments of Kōwhai over the three years before testNow, most of them delivered within three days, and
 * analyses. One in ten has an exception, one in fifty no delivery date.
 */
async function storeReportVolume(database: Database, size: number): Promise<void> {
  const { tenantId, organisationId } = kowhaiScope;
  const owner = sql`${tenantId}::uuid, ${organisationId}::uuid`;
  const sites = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
  const regions = [aucklandRegion, wellingtonRegion];
  await runSql(database)`
      insert into consignments (tenant_id, organisation_id, id, reference, charge_site_id, created_at, modified_at,
        status_code, status_at, service_type_code, account_id, sender, receiver, requested_delivery_at,
        confirmed_delivery_at, staged_at, promised_delivery_at)
      select ${owner}, md5(n::text)::uuid, 'TAS' || 5000000 + n, (${sites}::uuid[])[n % 3 + 1], at, at, status,
        case when status = 'DELIVERED' then at + (n % 60 + 12) * interval '1 hour' else at + interval '1 hour' end,
        (array['GENERAL', 'GENERAL', 'OVERNIGHT'])[n % 3 + 1], ${activeAccountId}::uuid,
        jsonb_build_object('address', jsonb_build_object('region', jsonb_build_object('id', (${regions}::text[])[n % 2 + 1]))),
        jsonb_build_object('address', jsonb_build_object('region', jsonb_build_object('id', (${regions}::text[])[n / 2 % 2 + 1]))),
        case when n % 50 > 0 then date_trunc('day', at) + interval '59 hours' end,
        case when status = 'DELIVERED' then at + (n % 60 + 12) * interval '1 hour' end,
        at + interval '1 hour', case when n % 7 = 0 then date_trunc('day', at) + interval '83 hours' end
      from (select n, ${end}::timestamptz - (n + random()) * interval '1095 days' / ${size}::int as at,
          case when n < ${size}::int / 50 then 'TRANSIT' when n % 25 = 0 then 'CANCELLED' else 'DELIVERED' end as status
        from generate_series(1, ${size}::int) n) made`;
  // Foreign keys are checked by plans that must not take the tables to be empty.
  await database.runScript('vacuum analyze');
  await runSql(database)`
    insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at)
      select c.tenant_id, c.organisation_id, c.id, 1, c.status_code, c.status_at from consignments c`;
  await database.runScript('analyze');
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents,
        input_version)
      select c.tenant_id, c.organisation_id, c.id, kind, c.status_at, 12345, '' from consignments c,
        unnest(array['ESTIMATE', 'CONFIRMED']) as kind where c.status_code = 'DELIVERED'`.execute(tx);
    await sql`insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
        standard_event_code, title, created_at, resolved_at)
      select c.tenant_id, c.organisation_id, c.id, c.id, 1, 'EXCP', 'CODE' || right(c.reference, 1), 'Something',
        c.created_at + interval '2 hours', case when right(c.reference, 2) < '85' then c.status_at end
      from consignments c where c.reference like '%7'`.execute(tx);
  });
  await database.runScript('vacuum analyze');
}

const period = { from: getDay('2026-02-16'), to: getDay('2026-03-17') };
const request: DifotRequest = {
  viewer: { ...kowhaiScope, siteIds: ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id) },
  period,
  previous: previousPeriod(period),
  serviceTypeCodes: ['GENERAL'],
  todayStart: new Date('2026-03-16T11:00:00Z'),
  hasPickupDates: true,
};

/** What the cards ask for, each with the indexes that it is answered from. */
const cards: readonly (readonly [string, (tx: Tx) => Promise<unknown>, readonly string[]])[] = [
  ['created', (tx) => countByStatus(tx, request), ['consignments_by_site_created']],
  ['delivered', (tx) => countDeliveries(tx, request), ['consignments_by_site_delivered']],
  ['staged to delivered', (tx) => sumStagedToDelivered(tx, request), ['consignments_by_site_delivered']],
  [
    'DIFOT',
    (tx) => countDifot(tx, request),
    ['consignments_by_site_delivered', 'consignments_by_site_with_provider'],
  ],
  ['exceptions', (tx) => countExceptions(tx, request), ['delivery_events_raised']],
  [
    'attention',
    (tx) => countAttention(tx, request.viewer, getDay('2026-03-17')),
    ['consignments_by_site_unfinished', 'consignments_by_site_with_exception'],
  ],
  ['costs', (tx) => sumConfirmedPrices(tx, request), ['consignments_by_site_staged']],
  ['costs by group', (tx) => listCosts(tx, request), ['consignments_by_site_staged']],
];

const tables = new Set(['consignments', 'consignment_prices', 'delivery_events', 'status_history']);

// The embedded engine keeps no such counters.
describe.runIf(hasServer())('over three years, on a PostgreSQL server,', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    await createLookups(database);
    await storeReportVolume(database, 40_000);
  }, 300_000);
  afterAll(() => database.close());

  it.each(cards)('[DASH-17] %s reads the period, not the history', async (_name, ask, expected) => {
    const read = [...(await database.inTenant(kowhaiScope, (tx) => listScanned(tx, ask))).keys()];

    expect(read.filter((name) => tables.has(name))).toEqual([]);
    expect(read).toEqual(expect.arrayContaining([...expected]));
  });

  it('[DASH-16] [DASH-25] has on all pages as many of a verdict as it counts, each once, without reading the history', async () => {
    const pageSize = 25;
    const place = { pageSize, sort: 'createdAtDateTimeUtc', direction: 'asc' } as const;
    const { pages, count, read } = await database.inTenant(kowhaiScope, async (tx) => {
      const [counted] = await countDifot(tx, request);
      const missed = counted?.missed ?? 0;
      const ids: string[][] = [];
      for (let pageNumber = 1; pageNumber <= Math.ceil(missed / pageSize) + 1; pageNumber += 1)
        ids.push(await findJudgedPage(tx, request, 'MISS', { ...place, pageNumber }, 0));
      const first = { ...place, pageNumber: 1 };
      const scanned = await listScanned(tx, (one) => findJudgedPage(one, request, 'MISS', first));
      return { pages: ids, count: missed, read: [...scanned.keys()] };
    });
    expect(count).toBeGreaterThan(400);
    expect(pages.at(-1)).toEqual([]);
    expect(new Set(pages.flat()).size).toBe(count);
    expect(read.filter((name) => tables.has(name))).toEqual([]);
  });
});
