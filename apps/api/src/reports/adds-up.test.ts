import type { components } from '@consign/api-client/consignment';
import { type DayRange, findDay, toLocalDay } from '@consign/domain/dates';
import { difotStatuses, exceptionFilters, exceptionState, filterStatuses } from '@consign/domain/reports';
import { statusCodes } from '@consign/domain/status';
import { describe, expect } from 'vitest';

import { type Recounted, isOn, storedStatus } from '../testing/report-recount.js';
import { type Ask, type Filter, inFilter, test as it } from '../testing/report-test.js';

type Schemas = components['schemas'];

interface DrillDown {
  readonly rowCount: number;
  readonly confirmedTotal?: number;
  readonly results: readonly {
    readonly id: string;
    readonly confirmedPrice?: number | null;
    readonly difot?: Schemas['DifotVerdict'];
    readonly exceptions?: readonly Schemas['RaisedException'][];
  }[];
}

/** Every row of a drill-down, page by page. */
async function readAll(ask: Ask, filter: Filter, path: string, slice: object): Promise<DrillDown['results']> {
  const rows: DrillDown['results'][number][] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await ask<DrillDown>(filter, path, { ...slice, pageNumber, sortOption: 'statusDate' });
    rows.push(...page.results);
    if (rows.length >= page.rowCount || page.results.length === 0) {
      expect(rows).toHaveLength(page.rowCount);
      return rows;
    }
  }
}

const sumCents = (rows: DrillDown['results']) =>
  rows.reduce((sum, { confirmedPrice }) => sum + Math.round((confirmedPrice ?? 0) * 100), 0);

const sortedIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe('every figure is the number of rows behind it', () => {
  it('[DASH-11, DASH-16, DASH-23, CALL-60, CALL-66] Created, by status', async ({ ask, stored, filters }) => {
    for (const filter of filters) {
      const counts = await ask<Schemas['StatusCount'][]>(filter, 'consignments-by-status');
      const counted = inFilter(stored, filter).filter(({ createdOn }) => isOn(createdOn, filter.period));
      for (const status of statusCodes) {
        const expected = sortedIds(counted.filter((one) => storedStatus(one) === status));
        const rows = await readAll(ask, filter, 'consignments-by-status/search', { statusCode: status });

        expect(sortedIds(rows)).toEqual(expected);
        expect(counts.find((each) => each.status === status)?.count ?? 0).toBe(expected.length);
      }
    }
  });

  it('[DASH-10, DASH-16, DASH-25, CALL-63, CALL-67, PODX-05] DIFOT, by service type; each miss says why', async ({
    ask,
    stored,
    filters,
  }) => {
    for (const filter of filters) {
      const segments = await ask<Schemas['Difot'][]>(filter, 'difot');
      const counted = inFilter(stored, filter).filter(
        ({ difot }) => difot !== null && isOn(difot.countedOn, filter.period),
      );
      for (const serviceType of ['GENERAL', 'OVERNIGHT', 'RETIRED']) {
        const segment = segments.find((each) => each.serviceType.code === serviceType);
        for (const difotStatus of difotStatuses) {
          const expected = counted.filter(
            (one) => one.serviceType === serviceType && one.difot?.status === difotStatus,
          );
          const rows = await readAll(ask, filter, 'difot/search', { serviceType, difotStatus });
          const figure = difotStatus === 'MISS' ? segment?.missCount : segment?.onTimeCount;

          expect(sortedIds(rows)).toEqual(sortedIds(expected));
          expect(figure ?? 0).toBe(expected.length);

          const known = new Map(expected.map((one) => [one.id, one]));
          for (const { id, difot } of rows) {
            const one = known.get(id);
            expect({ day: difot?.dueDate, source: difot?.dueDateSource }).toEqual(one?.due);
            const isShort = one?.status === 'DELIVERED' && one.piecesMissing !== null;
            expect(difot?.workingDaysLate !== null || isShort).toBe(difotStatus === 'MISS');
          }
        }
      }
    }
  });

  it('[DASH-14, DASH-51, CALL-278] Costs, by the day of staging', async ({ ask, stored, filters }) => {
    for (const filter of filters.filter(({ role }) => role === 'manager')) {
      const points = await ask<Schemas['MoneyPoint'][]>(filter, 'revenue');
      const bars = points.flatMap(({ date, current, previousDate, previous }) => [
        { day: findDay(date), figure: current },
        { day: findDay(previousDate), figure: previous },
      ]);
      for (const { day, figure } of bars.filter(({ figure: dollars }) => dollars > 0).slice(0, 12)) {
        if (day === null) throw new Error('A bar without a day');
        const ofDay = { ...filter, period: { from: day, to: day } };
        const expected = inFilter(stored, filter).filter(
          ({ handedOverOn, cents }) => handedOverOn === day && cents !== null,
        );
        const rows = await readAll(ask, ofDay, 'revenue/search', {});
        const { confirmedTotal } = await ask<DrillDown>(ofDay, 'revenue/search', { pageSize: 25 });

        expect(sortedIds(rows)).toEqual(sortedIds(expected));
        expect(confirmedTotal).toBe(figure);
        expect(sumCents(rows)).toBe(Math.round(figure * 100));
      }
    }
  });

  it('[DASH-12, DASH-13, DASH-16, DASH-27, CALL-64, CALL-68] Exceptions, by kind, state and filter', async ({
    ask,
    stored,
    filters,
  }) => {
    for (const filter of filters) {
      const kinds = await ask<Schemas['ExceptionCount'][]>(filter, 'exceptions-by-status');
      const slices = inFilter(stored, filter).flatMap((one) => toKinds(one, filter.period));
      expect(kinds.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(slices.length);
      for (const { standardEventId, statuses, openCount, totalCount } of kinds) {
        let [open, total] = [0, 0];
        for (const exceptionFilter of exceptionFilters) {
          const codes = filterStatuses(exceptionFilter);
          const inGroup = statuses.filter(({ statusCode }) => codes.includes(statusCode));
          const figures = {
            OPEN: inGroup.reduce((sum, each) => sum + each.openCount, 0),
            CLOSED: inGroup.reduce((sum, each) => sum + each.totalCount - each.openCount, 0),
          };
          for (const exceptionStatus of ['OPEN', 'CLOSED'] as const) {
            const rows = await readAll(ask, filter, 'exceptions/search', {
              standardEventId,
              exceptionStatus,
              statusCodes: exceptionFilter === 'All' ? [] : codes,
            });
            const [key] = rows.flatMap(({ id, exceptions }) =>
              slices.filter(
                (slice) =>
                  slice.id === id && exceptions?.some(({ id: raised }) => slice.eventIds.includes(raised)),
              ),
            );
            const expected = slices.filter(
              (slice) =>
                slice.key === key?.key && slice.state === exceptionStatus && codes.includes(slice.status),
            );

            expect(sortedIds(rows)).toEqual(sortedIds(expected));
            expect(figures[exceptionStatus]).toBe(rows.length);
            if (exceptionFilter === 'All') total += rows.length;
            if (exceptionFilter === 'All' && exceptionStatus === 'OPEN') open = rows.length;
          }
        }
        expect({ openCount, totalCount }).toEqual({ openCount: open, totalCount: total });
      }
    }
  });
});

/** The kinds of exception that a consignment has in a period. */
function toKinds(one: Recounted, period: DayRange) {
  const raised = one.exceptions
    .map((each, place) => ({ ...each, place, key: each.code ?? `title ${each.title}` }))
    .filter(({ at }) => isOn(toLocalDay(new Date(at)), period));
  return [...new Set(raised.map(({ key }) => key))].map((key) => {
    const same = raised.filter((each) => each.key === key);
    const number = Number(one.id.slice(-7)) - 3_000_000;
    return {
      id: one.id,
      key,
      status: storedStatus(one),
      state: exceptionState(same),
      eventIds: same.map(
        ({ place }) => `019808b4-0000-7000-8000-${String(4_000_000 + number * 10 + place).padStart(12, '0')}`,
      ),
    };
  });
}
