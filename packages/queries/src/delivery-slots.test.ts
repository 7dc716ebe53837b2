import { getDay } from '@consign/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { deliverySlotQueries } from './bookings.js';
import { fakeServer } from './testing/index.js';

const search = { origin: { siteId: 'a' }, destination: { siteId: 'b' }, serviceType: 'GENERAL' };
const september = { from: getDay('2026-09-01'), to: getDay('2026-09-30') };

it('[CALL-71] [SCHD-03] slots are asked for from midnight to midnight in Auckland, and kept by search and days', async () => {
  const server = fakeServer({ 'POST /api/v2/runs/bookings/available-booking-dates': [] });
  const { all, period } = deliverySlotQueries(server.client);
  expect(await new QueryClient().fetchQuery(period(search, september))).toEqual([]);
  // The clocks go forward in this month.
  expect(server.calls[0]?.body).toEqual({
    ...search,
    startDateTimeUtc: '2026-08-31T12:00:00Z',
    endDateTimeUtc: '2026-09-30T11:00:00Z',
  });
  const { queryKey } = period(search, september);
  expect(queryKey.slice(0, all.length)).toEqual(all);
  for (const other of [
    period({ ...search, serviceType: 'HOME' }, september),
    period(search, { ...september, to: getDay('2026-09-29') }),
  ]) {
    expect(other.queryKey).not.toEqual(queryKey);
  }
});
