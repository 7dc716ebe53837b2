import { type DayRange, addDays, getDay, rangeToUtc, today } from '@consign/domain/dates';
import fc from 'fast-check';

import { loadTimetable } from '../calendar/index.js';
import { test as apiTest } from './api-test.js';
import { kowhaiScope, kowhaiSite } from './fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from './lookups.js';
import { testNow } from './now.js';
import { type Recounted, recount } from './report-recount.js';
import { anyReported, storeReported } from './report-rows.js';
import { kowhai } from './world.js';

/** Around both changes of the clocks, 6 April and 28 September 2025, and around today. */
export const seasons = [
  { from: getDay('2025-03-20'), first: 0 },
  { from: getDay('2025-09-11'), first: 1000 },
  { from: getDay('2026-03-01'), first: 2000 },
];
const DAYS = 36;
const COUNT = 120;

/** Who asks: which user, with which permissions; every permission unless listed. */
const roles = {
  manager: { subject: 'manager', permissions: undefined },
  /** Sees Wellington's alone. */
  dispatch: { subject: 'dispatch', permissions: ['Access.DISPATCH', 'Access.DASHBOARD'] },
  dock: {
    subject: 'dispatch',
    permissions: ['Access.DISPATCH', 'Access.DASHBOARD', 'Consignment.LimitedEdit', 'Consignment.PRINT'],
  },
  /** The dashboard alone, of all sites. */
  viewer: { subject: 'manager', permissions: ['Access.DISPATCH', 'Access.DASHBOARD'] },
} as const;

export type Role = keyof typeof roles;

/** The sites that a role sees. */
export const sitesFor = (role: Role): readonly string[] =>
  kowhai.users.find(({ subject }) => subject === roles[role].subject)?.sites ?? [];

export interface Filter {
  readonly role: Role;
  readonly sites: readonly string[];
  readonly services: readonly string[];
  readonly period: DayRange;
}

/** Tests over made-up consignments of Kōwhai; every filter has at least one site. */
export const test = apiTest
  // As in production: hundreds of calls by the same few users.
  .extend('appOptions', { scope: 'file' }, () => ({ config: { cacheSeconds: { tenant: 60, user: 60 } } }))
  .extend('stored', { scope: 'file' }, async ({ database }): Promise<readonly Recounted[]> => {
    await createLookups(database);
    const timetable = await database.inTenant(kowhaiScope, (tx) =>
      loadTimetable(tx, kowhaiScope.tenantId, {
        regionIds: [aucklandRegion, wellingtonRegion],
        serviceTypeCodes: ['GENERAL', 'OVERNIGHT', 'RETIRED'],
        from: getDay('2025-01-01'),
      }),
    );
    const all: Recounted[] = [];
    for (const { from, first } of seasons) {
      const list = fc.sample(anyReported(from, DAYS), { numRuns: COUNT, seed: first + 17 });
      const ids = await storeReported(database, list, first);
      all.push(...list.map((one, index) => recount(ids[index] ?? '', one, timetable, today(testNow))));
    }
    return all;
  })
  .extend('filters', { scope: 'file' }, (): readonly Filter[] =>
    fc.sample(
      fc
        .record({
          role: fc.constantFrom<Filter['role']>('manager', 'manager', 'dispatch'),
          sites: fc.subarray(['AKL1', 'WLG1', 'DUD1'], { minLength: 1 }),
          services: fc.subarray(['GENERAL', 'OVERNIGHT', 'RETIRED']),
          season: fc.constantFrom(...seasons),
          ahead: fc.integer({ min: -3, max: DAYS - 1 }),
          days: fc.constantFrom(1, 7, 30, 92),
        })
        .map(({ role, sites, season, ahead, days, services }) => {
          const from = addDays(season.from, days > 7 ? -3 : ahead);
          const period = { from, to: addDays(from, days - 1) };
          return { role, sites: role === 'dispatch' ? ['WLG1'] : sites, services, period };
        }),
      { numRuns: 10, seed: 5 },
    ),
  )
  .extend('ask', { scope: 'file' }, async ({ apiAs }): Promise<Ask> => {
    const as = (role: Role) => apiAs(roles[role].subject, roles[role].permissions);
    const apis = {
      manager: await as('manager'),
      dispatch: await as('dispatch'),
      dock: await as('dock'),
      viewer: await as('viewer'),
    };
    return async ({ role, ...filter }, path, more = {}) => {
      const answer = await apis[role].post(`/api/v2/reports/${path}`, { ...toBody(filter), ...more });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
      return answer.body as never;
    };
  });

/** Asks a report as the filter's role, and returns the body of its answer. */
export type Ask = <Body>(filter: Filter, path: string, more?: object) => Promise<Body>;

export const toBody = ({ sites, services, period }: Omit<Filter, 'role'>) => ({
  siteIds: sites.map((code) => kowhaiSite(code).id),
  serviceTypeCodes: services,
  ...rangeToUtc(period),
});

/** What a filter leaves, whatever its period. */
export const inFilter = (stored: readonly Recounted[], { sites, services }: Filter): Recounted[] =>
  stored.filter(
    ({ site, serviceType }) =>
      sites.includes(site) && (services.length === 0 || services.includes(serviceType)),
  );
