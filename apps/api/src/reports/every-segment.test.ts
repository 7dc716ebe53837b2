import type { components } from '@consign/api-client/consignment';
import { addDays, getDay, type DayRange } from '@consign/domain/dates';
import { exceptionFilters, filterStatuses } from '@consign/domain/reports';
import { currentStatus } from '@consign/domain/status';
import { expect } from 'vitest';

import {
  type Ask,
  type Filter,
  type Role,
  seasons,
  sitesFor,
  test as it,
  toBody,
} from '../testing/report-test.js';

type Schemas = components['schemas'];
type Page = Schemas['ConsignmentPage'];
type Row = Schemas['ConsignmentListItem'];

/** A part of a card that opens, with the figure that the card shows. */
interface Segment {
  readonly path: string;
  readonly slice: object;
  readonly figure: number;
}

const sorts = (['createdAtDateTimeUtc', 'RequestedDeliveryDate', 'statusDate'] as const).flatMap(
  (sortOption) => (['asc', 'desc'] as const).map((sortDirection) => ({ sortOption, sortDirection })),
);
const services = [[], ['GENERAL'], ['OVERNIGHT', 'RETIRED']] as const;

/** Every part of every card. */
async function listSegments(ask: Ask, filter: Filter): Promise<Segment[]> {
  const created = await ask<Schemas['StatusCount'][]>(filter, 'consignments-by-status');
  const difot = await ask<Schemas['Difot'][]>(filter, 'difot');
  const kinds = await ask<Schemas['ExceptionCount'][]>(filter, 'exceptions-by-status');
  return [
    ...created.map(({ status, count }) => ({
      path: 'consignments-by-status/search',
      slice: { statusCode: status },
      figure: count,
    })),
    ...difot.flatMap(({ serviceType: { code: serviceType }, onTimeCount, missCount }) => [
      { path: 'difot/search', slice: { serviceType, difotStatus: 'ONTIME' }, figure: onTimeCount },
      { path: 'difot/search', slice: { serviceType, difotStatus: 'MISS' }, figure: missCount },
    ]),
    ...kinds.flatMap((kind) =>
      exceptionFilters.flatMap((shown) => {
        const statusCodes = filterStatuses(shown);
        const counted = kind.statuses.filter(({ statusCode }) => statusCodes.includes(statusCode));
        const open = counted.reduce((sum, { openCount }) => sum + openCount, 0);
        const total = counted.reduce((sum, { totalCount }) => sum + totalCount, 0);
        const slice = { standardEventId: kind.standardEventId, statusCodes };
        return [
          { path: 'exceptions/search', slice: { ...slice, exceptionStatus: 'OPEN' }, figure: open },
          { path: 'exceptions/search', slice: { ...slice, exceptionStatus: 'CLOSED' }, figure: total - open },
        ];
      }),
    ),
  ];
}

/** Every row of a segment, page by page, in an order. */
async function readRows(
  ask: Ask,
  filter: Filter,
  { path, slice, figure }: Segment,
  sort: object,
): Promise<readonly Row[]> {
  const pages = Array.from({ length: Math.max(Math.ceil(figure / 25), 1) }, (_, index) => index + 1);
  const read = await Promise.all(
    pages.map((pageNumber) => ask<Page>(filter, path, { ...slice, ...sort, pageNumber, pageSize: 25 })),
  );
  for (const page of read) expect([page.rowCount, page.pageCount]).toEqual([figure, Math.ceil(figure / 25)]);
  return read.flatMap(({ results }) => results);
}

/** The date that a row is sorted by, in milliseconds; null without. */
function findSorted(row: Row, { sortOption }: { readonly sortOption: (typeof sorts)[number]['sortOption'] }) {
  const dates = {
    createdAtDateTimeUtc: row.createdAtDateTimeUtc,
    RequestedDeliveryDate: row.confirmedDeliveryDateTimeUtc ?? row.requestedDeliveryDateTimeUtc,
    statusDate: currentStatus(row.statusHistory)?.statusDate ?? null,
  };
  const date = dates[sortOption];
  return date === null ? null : Date.parse(date);
}

/** The same rows in their order: by date, those without last. */
function inOrder(rows: readonly Row[], sort: (typeof sorts)[number]): (number | null)[] {
  const dates = rows.map((row) => findSorted(row, sort));
  const dated = dates.filter((date) => date !== null).toSorted((one, other) => one - other);
  if (sort.sortDirection === 'desc') dated.reverse();
  return [...dated, ...dates.filter((date) => date === null)];
}

/** The day of the change of the clocks, a week around it, and the season whole. */
function listPeriods(season: (typeof seasons)[number]): DayRange[] {
  const day =
    { 0: getDay('2025-04-06'), 1000: getDay('2025-09-28') }[season.first] ?? addDays(season.from, 10);
  return [
    { from: day, to: day },
    { from: addDays(day, -3), to: addDays(day, 3) },
    { from: addDays(season.from, -3), to: addDays(season.from, 88) },
  ];
}

const roles = ['viewer', 'dock', 'manager', 'dispatch'] as const satisfies readonly Role[];

/** Every period of every season, with roles, sites and service types in turn. */
const filters = seasons.flatMap((season, at) =>
  listPeriods(season).map((period, turn): Filter => {
    const role = roles[(at * 3 + turn) % roles.length] ?? 'manager';
    const own = sitesFor(role);
    const sites = turn === 2 || own.length === 1 ? own : own.slice(turn, turn + 1 + (at % 2));
    return { role, sites, services: services[(at + turn) % services.length] ?? [], period };
  }),
);

it.for(filters.map((filter, turn) => ({ ...filter, turn })))(
  '[DASH-16, DASH-18, DASH-21] of $role has as many rows as it says, each once, in order: $sites $services $period.from $period.to',
  async ({ turn, ...filter }, { ask, stored }) => {
    expect(stored.length).toBeGreaterThan(0);
    const segments = await listSegments(ask, filter);
    for (const [index, segment] of segments.entries()) {
      const sort = sorts[(turn + index) % sorts.length] ?? sorts[0];
      if (sort === undefined) throw new Error('No order');
      const rows = await readRows(ask, filter, segment, sort);

      expect(new Set(rows.map(({ id }) => id)).size).toBe(segment.figure);
      expect(rows.map((row) => findSorted(row, sort))).toEqual(inOrder(rows, sort));
    }
  },
);

it('[DASH-16, DASH-18] of several pages has the same rows in each order', async ({ ask, stored }) => {
  expect(stored.length).toBeGreaterThan(0);
  const period = { from: getDay('2025-03-17'), to: getDay('2025-06-13') };
  const filter: Filter = { role: 'viewer', sites: sitesFor('viewer'), services: [], period };
  const segments = await listSegments(ask, filter);
  expect(Math.max(...segments.map(({ figure }) => figure))).toBeGreaterThan(25);
  // The largest of each card.
  for (const path of new Set(segments.map((segment) => segment.path))) {
    const [segment] = segments
      .filter((each) => each.path === path)
      .toSorted((one, other) => other.figure - one.figure);
    if (segment === undefined) throw new Error('No segment');
    const found = new Set<string>();
    for (const sort of sorts) {
      const rows = await readRows(ask, filter, segment, sort);
      for (const { id } of rows) found.add(id);
      expect(found.size).toBe(segment.figure);
      expect(rows.map((row) => findSorted(row, sort))).toEqual(inOrder(rows, sort));
    }
  }
});

it('[DASH-38] is found in the list, by status and creation or reference', async ({ ask, api, stored }) => {
  expect(stored.length).toBeGreaterThan(0);
  const period = { from: getDay('2025-09-28'), to: getDay('2025-10-04') };
  const filter: Filter = { role: 'manager', sites: ['AKL1', 'WLG1'], services: [], period };
  const { siteIds, startDateUtc, endDateUtc } = toBody(filter);
  const find = async (conditions: object) => {
    const search = '/api/v2/consignments/search?pageNumber=1&pageSize=200';
    const { body } = await api.post(search, { siteIds, statuses: [], date: null, ...conditions });
    return (body as Page).results.map(({ id }) => id).toSorted();
  };
  for (const segment of await listSegments(ask, filter)) {
    const rows = await readRows(ask, filter, segment, {});
    const ids = rows.map(({ id }) => id).toSorted();
    const references = rows.map(({ reference }) => reference);
    if (references.length > 0) expect(await find({ references })).toEqual(ids);
    if ('statusCode' in segment.slice) {
      const date = { dateRangeType: 'Creation', startDateUtc, endDateUtc };

      expect(await find({ statuses: [segment.slice.statusCode], date })).toEqual(ids);
    }
  }
});
