import type { Database } from '@consign/api';
import { type Day, today } from '@consign/domain/dates';

import { stableId } from './ids.js';
import { type TableRow, insertRows } from './insert-rows.js';
import { type RegionName, regionId, regionNames } from './addresses.js';
import { toScope } from './provision.js';
import type { DemoTenant } from './providers.js';

/** Provincial anniversary area and cut-off (minutes after midnight) of each region. */
const calendars: Readonly<Record<RegionName, readonly [area: string, cutOff: number]>> = {
  Northland: ['auckland', 12 * 60],
  Auckland: ['auckland', 14 * 60],
  Waikato: ['auckland', 14 * 60],
  'Bay of Plenty': ['auckland', 14 * 60],
  Gisborne: ['auckland', 12 * 60],
  "Hawke's Bay": ['hawkes-bay', 13 * 60],
  Taranaki: ['taranaki', 13 * 60],
  'Manawatū-Whanganui': ['wellington', 14 * 60],
  Wellington: ['wellington', 14 * 60],
  Nelson: ['nelson', 13 * 60],
  Marlborough: ['marlborough', 13 * 60],
  Buller: ['buller', 11 * 60],
  'West Coast': ['westland', 11 * 60],
  Canterbury: ['canterbury', 14 * 60],
  'South Canterbury': ['south-canterbury', 13 * 60],
  Otago: ['otago', 13 * 60],
  Southland: ['southland', 12 * 60],
};

const southIslandStart = regionNames.indexOf('Nelson');
const findIsland = (region: RegionName) =>
  regionNames.indexOf(region) < southIslandStart ? 'north' : 'south';

/** Service days within a region, within an island, and between islands. */
type Days = readonly [region: number, island: number, country: number];
/** '' applies to service types without an entry. */
const services: Readonly<Record<string, Days>> = {
  '': [1, 2, 3],
  EXPRESS: [1, 1, 2],
  CHILLED: [1, 1, 2],
  HOME: [2, 3, 4],
};
/** Service types with Saturday delivery. */
const saturdayServices = ['HOME'];

/** Inserts region calendars, the summer close-down and the lanes between regions. */
export function provisionSchedules(database: Database, tenant: DemoTenant, now: Date): Promise<void> {
  const tenant_id = stableId(tenant.code);
  const region = (name: RegionName) => regionId(tenant.code, name);
  const codes = new Set(
    tenant.organisations.flatMap(({ serviceTypes }) => serviceTypes.map(({ code }) => code)),
  );
  const isOffered = (code: string) => code === '' || codes.has(code);
  const tables: Readonly<Record<string, readonly TableRow[]>> = {
    region_schedules: regionNames.map((name) => {
      const [holiday_area, cut_off_minutes] = calendars[name];
      return { tenant_id, region_id: region(name), holiday_area, weekdays: '12345', cut_off_minutes };
    }),
    region_days: regionNames.flatMap((name) =>
      listCloseDownDays(today(now)).map((day) => ({
        tenant_id,
        region_id: region(name),
        day,
        is_worked: false,
        name: 'summer close-down',
      })),
    ),
    service_weekends: saturdayServices
      .filter(isOffered)
      .map((service_type_code) => ({ tenant_id, service_type_code, weekday: 6 })),
    service_lanes: Object.entries(services)
      .filter(([code]) => isOffered(code))
      .flatMap(([service_type_code, days]) =>
        regionNames.flatMap((from) =>
          regionNames.map((to) => ({
            tenant_id,
            origin_region_id: region(from),
            destination_region_id: region(to),
            service_type_code,
            service_days: serviceDays(from, to, days),
          })),
        ),
      ),
  };
  return database.asOwner(toScope(tenant, null), async (tx) => {
    for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows);
  });
}

function serviceDays(from: RegionName, to: RegionName, [region, island, country]: Days): number {
  if (from === to) return region;
  return findIsland(from) === findIsland(to) ? island : country;
}

/** 29–31 December of last year, this year and next year. */
function listCloseDownDays(day: Day): string[] {
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((each) => [29, 30, 31].map((date) => `${each}-12-${date}`));
}
