import type { components } from '@consign/api-client/consignment';
import type { DayRange } from '@consign/domain/dates';
import { averageDays, listDays, previousPeriod, roundDays } from '@consign/domain/reports';
import { describe, expect } from 'vitest';

import { kowhaiScope } from '../testing/fixtures.js';
import { type Recounted, isOn } from '../testing/report-recount.js';
import { type Ask, type Filter, inFilter, test as it } from '../testing/report-test.js';
import { loadBasis } from './days/basis-store.js';
import { countOwnerDays } from './days/report-days-job.js';
import { runSql } from '../testing/run-sql.js';

type Schemas = components['schemas'];

describe('every figure without rows behind it is a plain recount', () => {
  it('[DASH-15, DASH-22, CALL-62] Delivered, by day', async ({ ask, stored, filters }) => {
    for (const filter of filters) {
      const points = await ask<Schemas['CountPoint'][]>(filter, 'consignments-delivered');
      const count = (day: string | null) =>
        inFilter(stored, filter).filter(({ deliveredOn }) => day !== null && deliveredOn === day).length;

      expectDays(points, filter.period);
      expect(points.map(({ current, previous }) => [current, previous])).toEqual(
        points.map(({ date, previousDate }) => [count(date), count(previousDate)]),
      );
    }
  });

  it('[DASH-14, DASH-22, DASH-23, CALL-65] Costs, by day of staging', async ({ ask, stored, filters }) => {
    for (const filter of filters.filter(({ role }) => role === 'manager')) {
      const points = await ask<Schemas['MoneyPoint'][]>(filter, 'revenue');
      const sum = (day: string | null) =>
        inFilter(stored, filter)
          .filter(({ handedOverOn }) => day !== null && handedOverOn === day)
          .reduce((cents, one) => cents + (one.cents ?? 0), 0) / 100;

      expectDays(points, filter.period);
      expect(points.map(({ current, previous }) => [current, previous])).toEqual(
        points.map(({ date, previousDate }) => [sum(date), sum(previousDate)]),
      );
    }
  });

  it('[DASH-09, DASH-22, DASH-26, CALL-61] Staged to Delivered, one consignment at a time', async ({
    ask,
    stored,
    filters,
  }) => {
    await expectStays(ask, stored, filters);
  });

  it('[DASH-09, CALL-61] Staged to Delivered, from counted days, which a change of the calendars has counted again', async ({
    ask,
    database,
    stored,
    filters,
  }) => {
    const countAll = async () => {
      while (await database.inTenant(kowhaiScope, (tx) => countOwnerDays(tx, kowhaiScope), 'snapshot'));
    };
    const listBases = () =>
      database.inTenant(kowhaiScope, (tx) =>
        tx.selectFrom('report_days').where('kind', '=', 'DELIVERED').select('basis').distinct().execute(),
      );
    const readBasis = () => database.inTenant(kowhaiScope, (tx) => loadBasis(tx, kowhaiScope.tenantId));

    await countAll();
    const first = await readBasis();
    expect(await listBases()).toEqual([{ basis: first }]);
    await expectStays(ask, stored, filters);

    await runSql(database)`update region_schedules set weekdays = '12345'`;
    await countAll();
    expect(await readBasis()).not.toBe(first);
    expect(await listBases()).toEqual([{ basis: await readBasis() }]);
    await expectStays(ask, stored, filters);
  });
});

async function expectStays(ask: Ask, stored: readonly Recounted[], filters: readonly Filter[]) {
  for (const filter of filters) {
    const answer = await ask<Schemas['StagedToDelivered']>(filter, 'consignments-staged-to-delivered');
    const average = (period: DayRange) => {
      const times = inFilter(stored, filter).flatMap(({ deliveredOn, workingTime }) =>
        isOn(deliveredOn, period) && workingTime !== null ? [workingTime] : [],
      );
      return averageDays({ count: times.length, time: times.reduce((sum, time) => sum + time, 0) });
    };

    expect(answer).toMatchObject({
      averageDays: roundDays(average(filter.period)),
      previousAverageDays: roundDays(average(previousPeriod(filter.period))),
    });
  }
}

function expectDays(
  points: readonly { date: string | null; previousDate: string | null }[],
  period: DayRange,
): void {
  const days = (field: 'date' | 'previousDate') => points.flatMap((point) => point[field] ?? []);
  expect(days('date')).toEqual(listDays(period));
  expect(days('previousDate')).toEqual(listDays(previousPeriod(period)));
}
