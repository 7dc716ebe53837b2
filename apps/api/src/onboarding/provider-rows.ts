import { addDays } from '@consign/domain/dates';

import { fold } from '../database/fold.js';
import { buildLanes, listRegions } from './lanes.js';
import type { TenantSource } from './read-tenant-file.js';
import type { Section, TableRow } from './row-store.js';

interface ProviderIds {
  /** The id of a region by its name. */
  readonly regionId: (name: string) => string;
  readonly createId: (kind: string, ...names: readonly string[]) => string;
}

/** The sections of a file that belong to the tenant alone, in the order in which they refer to each other. */
export function buildProviderRows({ file, places }: TenantSource, ids: ProviderIds): Section[] {
  const { regionId, createId } = ids;
  const { regions } = file;
  const scheduled = (regions ?? []).filter(({ calendar }) => calendar !== undefined).map(({ name }) => name);
  const names = new Map((regions ?? []).map(({ name }) => [regionId(name), name]));
  const regionName = (id: unknown) => names.get(String(id)) ?? String(id);
  const sections: (Section | null | undefined)[] = [
    {
      table: 'tenant_hosts',
      what: 'host',
      key: ['host'],
      rows: file.hosts.map((host) => ({ host })),
    },
    file.flags && {
      table: 'feature_flags',
      what: 'flag',
      key: ['flag_name'],
      rows: Object.entries(file.flags).map(([flag_name, value]) => ({ flag_name, value })),
    },
    file.hireUnits && {
      table: 'hire_units',
      what: 'hire unit',
      key: ['provider_code', 'code'],
      rows: file.hireUnits.map(({ provider, code, name }) => ({ provider_code: provider, code, name })),
    },
    regions && {
      table: 'regions',
      what: 'region',
      key: ['name'],
      created: ['id'],
      isRemovable: false,
      rows: regions.map(({ name }) => ({ name, id: regionId(name) })),
    },
    regions && {
      table: 'region_schedules',
      what: 'calendar',
      key: ['region_id'],
      rows: regions.flatMap(({ name, calendar }) =>
        calendar === undefined
          ? []
          : [
              {
                region_id: regionId(name),
                holiday_area: calendar.anniversary ?? null,
                weekdays: calendar.weekdays,
                cut_off_minutes: calendar.cutOff ?? null,
              },
            ],
      ),
      nameRow: ({ region_id }) => regionName(region_id),
    },
    buildDays(file, scheduled, ids, regionName),
    file.lanes && {
      table: 'service_lanes',
      what: 'lane',
      key: ['origin_region_id', 'destination_region_id', 'service_type_code'],
      rows: buildLanes(file.lanes, scheduled, file.regionGroups ?? {}).map(({ from, to, service, days }) => ({
        origin_region_id: regionId(from),
        destination_region_id: regionId(to),
        service_type_code: service,
        service_days: days,
      })),
      nameRow: ({ origin_region_id, destination_region_id, service_type_code }) =>
        `${regionName(origin_region_id)} to ${regionName(destination_region_id)} ${service_type_code}`.trim(),
    },
    file.weekendServices && {
      table: 'service_weekends',
      what: 'weekend day of a service',
      key: ['service_type_code', 'weekday'],
      rows: file.weekendServices.flatMap(({ service, weekdays }) =>
        [...weekdays].map((weekday) => ({ service_type_code: service, weekday: Number(weekday) })),
      ),
    },
    file.deliveryExtras && {
      table: 'delivery_extras',
      what: 'extra',
      key: ['service_type_code', 'code'],
      created: ['id'],
      rows: file.deliveryExtras.flatMap((extra) =>
        extra.services.map((service) => ({
          id: createId('extra', service, extra.code),
          service_type_code: service,
          code: extra.code,
          name: extra.name,
          description: extra.description ?? null,
          is_per_consignment: extra.perConsignment,
          default_instruction: extra.instruction,
          is_active: extra.active,
        })),
      ),
      nameRow: ({ service_type_code, code }) => `${code} of ${service_type_code}`,
    },
    file.deliveryRuns && {
      table: 'delivery_runs',
      what: 'delivery run',
      key: ['name'],
      created: ['id'],
      rows: file.deliveryRuns.map((run) => ({
        id: createId('run', run.name),
        name: run.name,
        region_id: regionId(run.region),
        service_type_code: run.service ?? '',
        weekdays: run.weekdays,
        start_minutes: run.from,
        end_minutes: run.to,
        capacity: run.capacity,
        closes_minutes_before: run.closesMinutesBefore,
        effective_from: run.since,
        effective_to: run.until ?? null,
      })),
    },
    file.dangerousGoods && {
      table: 'dangerous_goods',
      what: 'dangerous goods entry',
      key: ['un_number'],
      rows: file.dangerousGoods.map(({ un, name, class: goodsClass, subsidiary, packingGroup }) => ({
        un_number: un,
        name,
        class: goodsClass,
        subsidiary_class_1: subsidiary[0] ?? null,
        subsidiary_class_2: subsidiary[1] ?? null,
        packing_group: packingGroup ?? null,
      })),
      nameRow: ({ un_number }) => `UN ${un_number}`,
    },
    places && {
      table: 'places',
      what: 'place',
      key: ['city', 'suburb', 'postcode'],
      rows: uniquePlaces(places).map(({ suburb = '', city, postcode, region }) => ({
        suburb,
        city,
        postcode,
        region_name: region,
        search_text: fold(`${suburb} ${city}`).trim(),
      })),
      nameRow: ({ suburb, city, postcode }) =>
        [suburb, city, postcode].filter((part) => part !== '').join(', '),
    },
  ];
  return sections.flatMap((section) => section ?? []);
}

function buildDays(
  { closures, workedDays, regionGroups = {} }: TenantSource['file'],
  scheduled: readonly string[],
  { regionId }: ProviderIds,
  regionName: (id: unknown) => string,
): Section | null {
  if (closures === undefined && workedDays === undefined) return null;
  const rows = new Map<string, TableRow>();
  // A worked day wins over a closure of the same day.
  for (const [ranges, is_worked] of [
    [closures ?? [], false],
    [workedDays ?? [], true],
  ] as const) {
    for (const { name, from, to = from, regions = scheduled } of ranges) {
      for (let day = from; day <= to; day = addDays(day, 1)) {
        for (const region of listRegions(regions, regionGroups)) {
          rows.set(`${region} ${day}`, { region_id: regionId(region), day, is_worked, name });
        }
      }
    }
  }
  return {
    table: 'region_days',
    what: 'day',
    key: ['region_id', 'day'],
    rows: [...rows.values()],
    nameRow: ({ region_id, day }) => `${day} of ${regionName(region_id)}`,
  };
}

function uniquePlaces(places: NonNullable<TenantSource['places']>) {
  return [
    ...new Map(places.map((place) => [`${place.city}\n${place.suburb}\n${place.postcode}`, place])).values(),
  ];
}
