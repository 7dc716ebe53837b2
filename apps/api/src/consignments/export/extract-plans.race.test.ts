import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database, Tx } from '../../database/database.js';
import { anySearch, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { listScanned, storeVolume } from '../../testing/volume.js';
import { createWorld } from '../../testing/world.js';
import type { Cursor, SearchConditions, SearchDate } from '../search/search-query.js';
import { EXPORT_PAGE_SIZE } from './export-matching.js';
import { listNextMatches } from './matching-page-store.js';

const siteIds = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);
const viewer = { ...kowhaiScope, siteIds };
const size = 40_000;

const end = new Date('2026-02-01T11:00:00Z');
const within = (type: SearchDate, days: number): SearchConditions => ({
  ...anySearch,
  date: { type, start: new Date(end.getTime() - days * 86_400_000), end },
});

const page = (search: SearchConditions, after: Cursor | null) => (tx: Tx) =>
  listNextMatches(tx, viewer, { search, match: { kind: 'any' }, after, limit: EXPORT_PAGE_SIZE });
const middle = { at: '2025-08-01 00:00:00+00', id: siteIds[0] ?? '' };

/** Pages of the extract, each with its index and how many entries of it may be read. */
const pages = [
  ['the first by creation', page(within('Creation', 365), null), 'consignments_by_site_created', 1500],
  ['the next by creation', page(within('Creation', 365), middle), 'consignments_by_site_created', 1500],
  [
    'the next by delivery',
    page(within('RequestedDelivery', 365), middle),
    'consignments_by_site_created',
    3000,
  ],
  [
    'the first by delivery, of a week',
    page(within('RequestedDelivery', 7), null),
    'consignments_by_site_delivery',
    1500,
  ],
] as const;

// The embedded engine keeps no counters.
describe.runIf(hasServer())('an extract at volume, on a PostgreSQL server,', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    await storeVolume(database, size);
  }, 300_000);
  afterAll(() => database.close());

  it.each(pages)(
    '[EXTR-08] reads %s from an index, and little more than the page',
    async (_name, ask, index, most) => {
      const read = await database.inTenant(kowhaiScope, (tx) => listScanned(tx, ask));
      expect([...read.keys()]).toEqual([index]);
      expect(read.get(index)).toBeLessThanOrEqual(most);
    },
  );
});
