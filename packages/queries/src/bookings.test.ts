import { getDay } from '@consign/domain/dates';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { bookingMutations, deliverySlotQueries } from './bookings.js';
import { consignmentKeys, deliverySlotsKey } from './keys.js';
import { fakeServer } from './testing/index.js';

const bookCall = 'POST /api/v2/runs/bookings/consignments/{ref}/booking';
const body = {
  scheduleId: '019808b4-5b1e-7c3a-9a51-000000000050',
  scheduleStartDateTimeUtc: '2026-04-06T20:00:00Z',
};
const booked = {
  runBooking: { deliveryRunName: 'North Shore morning', deliveryRunStartDateTimeUtc: '2026-04-06T20:00:00Z' },
  runBookingReadonly: false,
};

it('[CALL-73] [BOOK-03] books with a key, keeps the answer and reads the consignment again', async () => {
  const server = fakeServer({ [bookCall]: booked });
  const cache = new QueryClient();
  cache.setQueryData(consignmentKeys.detail('TAS0000007'), {});
  cache.setQueryData(consignmentKeys.slots('TAS0000007'), []);
  cache.setQueryData(deliverySlotsKey, []);
  const observer = new MutationObserver(cache, bookingMutations(server.client).book());
  await observer.mutate({ reference: 'TAS0000007', body, idempotencyKey: 'key' });
  expect(server.calls[0]?.body).toEqual(body);
  expect(server.calls[0]?.headers.get('idempotency-key')).toBe('key');
  expect(cache.getQueryData(consignmentKeys.booking('tas0000007'))).toEqual(booked);
  const { detail, slots } = consignmentKeys;
  for (const key of [detail('TAS0000007'), slots('TAS0000007'), deliverySlotsKey]) {
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  }
});

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
