import { expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { addBookable, createRun } from '../../testing/booking-rows.js';
import { monday } from '../../testing/booking-slots.js';

const path = (reference: string, call: string) => `/api/v2/runs/bookings/consignments/${reference}/${call}`;

it.beforeEach(({ database }) => createRun(database));

it('[CALL-72] [CALL-235] [BOOK-01] says what is booked, until when, and whether that can be changed', async ({
  database,
  api,
}) => {
  const reference = await addBookable(database);
  const status = async () => (await api.post(path(reference, 'booking-status'), undefined)).body;
  expect(await status()).toEqual({ runBooking: null, runBookingReadonly: false });
  await api.post(path(reference, 'booking'), monday);
  expect(await status()).toMatchObject({
    runBooking: {
      deliveryRunName: 'Hutt Valley morning',
      deliveryRunStartDateTimeUtc: monday.scheduleStartDateTimeUtc,
      deliveryRunEndDateTimeUtc: '2026-03-22T23:00:00Z',
    },
    runBookingReadonly: false,
  });
  const late = await addBookable(database, { status: 'TRANSIT' });
  expect((await api.post(path(late, 'booking-status'), undefined)).body).toEqual({
    runBooking: null,
    runBookingReadonly: true,
  });
});
