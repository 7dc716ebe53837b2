import { getDay } from '@consign/domain/dates';
import { previousPeriod } from '@consign/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countAttention } from '../consignments/index.js';
import type { Database, Tx } from '../database/database.js';
import { hasServer, testDatabase } from '../testing/database.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { storeReportVolume } from '../testing/report-volume.js';
import { listScanned } from '../testing/scans.js';
import { createWorld } from '../testing/world.js';
import { countByStatus, countDeliveries, sumConfirmedPrices } from './series-store.js';
import { listCosts } from './costs/cost-store.js';
import { countDifot } from './difot/difot.js';
import type { DifotRequest } from './difot/difot-store.js';
import { findJudgedPage } from './difot/search-difot.js';
import { countExceptions } from './exception-store.js';
import { sumStagedToDelivered } from './series.js';

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
