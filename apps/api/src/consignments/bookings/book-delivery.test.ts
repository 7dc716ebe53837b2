import { describe, expect, onTestFinished } from 'vitest';

import { bookingPath, test } from '../../testing/booking-test.js';
import { addBookable, createRun, monday, readPlaces, thursday } from '../../testing/booking-rows.js';
import { worldId } from '../../testing/world-rows.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';

const it = test
  .extend('trail', ({ readTrail }) =>
    async (reference: string) =>
      (await readTrail(reference)).filter(({ action }) => action.startsWith('Book')))
  .extend('confirmed', ({ load }) => async (reference: string) => {
    return (await load(reference)).confirmedDeliveryDateTimeUtc;
  });

describe('bookDelivery', () => {
  it('[CALL-73] [BOOK-02] [BOOK-03] takes a place once, and another slot frees it; the confirmed delivery date is the run’s', async ({
    database,
    book,
    confirmed,
    trail,
  }) => {
    const reference = await addBookable(database);
    const answer = await book(reference, thursday);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        runBooking: {
          deliveryRunName: 'Hutt Valley morning',
          deliveryRunStartDateTimeUtc: thursday.scheduleStartDateTimeUtc,
          deliveryRunEndDateTimeUtc: '2026-03-18T23:00:00Z',
        },
        runBookingReadonly: false,
      },
    ]);
    expect(await confirmed(reference)).toBe(thursday.scheduleStartDateTimeUtc);
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 1 }, bookings: 1 });
    expect(await trail(reference)).toMatchObject([
      {
        action: 'Booked',
        subject: 'Hutt Valley morning',
        changes: [
          { field: 'confirmedDeliveryDate', oldValue: null, newValue: thursday.scheduleStartDateTimeUtc },
        ],
      },
    ]);
    expect((await book(reference, thursday)).status).toBe(200);
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 1 }, bookings: 1 });
    expect(await trail(reference)).toHaveLength(1);

    expect((await book(reference, monday)).status).toBe(200);
    expect(await confirmed(reference)).toBe(monday.scheduleStartDateTimeUtc);
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 0, '2026-03-23': 1 }, bookings: 1 });
    // Both were made in the same millisecond of the tests' clock.
    expect((await trail(reference)).flatMap(({ changes }) => changes)).toContainEqual({
      field: 'confirmedDeliveryDate',
      oldValue: thursday.scheduleStartDateTimeUtc,
      newValue: monday.scheduleStartDateTimeUtc,
    });
  });

  it('[BOOK-03] a taken slot is refused; the former booking stays', async ({ database, book, confirmed }) => {
    for (const other of [await addBookable(database), await addBookable(database)]) await book(other, monday);
    const reference = await addBookable(database);
    const first = await book(reference, monday);
    expect([first.status, (first.body as { detail: string }).detail]).toEqual([
      409,
      'The last place of Hutt Valley morning on 23/03/2026 has been taken in the meantime. Nothing was booked: choose another slot.',
    ]);
    await book(reference, thursday);
    const again = await book(reference, monday);
    expect((again.body as { detail: string }).detail).toBe(
      'The last place of Hutt Valley morning on 23/03/2026 has been taken in the meantime. The booking with Hutt Valley morning on 19/03/2026 stays: choose another slot.',
    );
    expect(await confirmed(reference)).toBe(thursday.scheduleStartDateTimeUtc);
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 1, '2026-03-23': 2 }, bookings: 3 });
  });

  it('[BOOK-09] a booking that the caller does not know of is kept', async ({
    database,
    book,
    confirmed,
  }) => {
    const reference = await addBookable(database);
    const unbooked = { ...thursday, bookedStartDateTimeUtc: null };
    expect((await book(reference, unbooked)).status).toBe(200);
    for (const bookedStartDateTimeUtc of [null, monday.scheduleStartDateTimeUtc])
      expect(await book(reference, { ...monday, bookedStartDateTimeUtc })).toMatchObject({
        status: 409,
        body: {
          detail:
            'This delivery was booked since you opened it. The booking with Hutt Valley morning on 19/03/2026 stays: choose another slot.',
          problems: [{ id: 'BOOK-09' }],
        },
      });
    expect(await confirmed(reference)).toBe(thursday.scheduleStartDateTimeUtc);
    expect((await book(reference, unbooked)).status).toBe(200);
    const bookedStartDateTimeUtc = thursday.scheduleStartDateTimeUtc;
    expect((await book(reference, { ...monday, bookedStartDateTimeUtc })).status).toBe(200);
    expect(await confirmed(reference)).toBe(monday.scheduleStartDateTimeUtc);
  });

  it('[BOOK-02] [CALL-73] what was never offered is no slot', async ({ database, book }) => {
    const reference = await addBookable(database);
    for (const slot of [
      { ...thursday, scheduleId: worldId(924) },
      // Another time, a closed day, a day before the service date and a weekend.
      { ...thursday, scheduleStartDateTimeUtc: '2026-03-18T20:00:00.000Z' },
      { ...thursday, scheduleStartDateTimeUtc: '2026-03-19T19:00:00.000Z' },
      { ...thursday, scheduleStartDateTimeUtc: '2026-03-17T19:00:00.000Z' },
      { ...thursday, scheduleStartDateTimeUtc: '2026-03-27T19:00:00.000Z' },
    ])
      expect(await book(reference, slot)).toMatchObject({
        status: 409,
        body: { detail: "This slot can't be booked any more. Nothing was booked: choose another slot." },
      });
    expect((await readPlaces(database)).bookings).toBe(0);
  });

  it('[BOOK-01] nothing can be booked for a Draft or after the pickup', async ({ database, book }) => {
    for (const status of ['DRAFT', 'PICKUP'] as const)
      expect(await book(await addBookable(database, { status }), thursday)).toMatchObject({
        status: 409,
        body: { problems: [{ id: 'BOOK-01' }] },
      });
  });

  it('[BOOK-01] [DATE-09] Staged counts from the staging', async ({ database, book }) => {
    const statusAt = new Date('2026-03-12T00:00:00Z');
    const reference = await addBookable(database, { status: 'STAGED', statusAt });
    // Before the service date of a consignment that is staged now.
    const wednesday = { ...thursday, scheduleStartDateTimeUtc: '2026-03-17T19:00:00.000Z' };
    expect((await book(reference, wednesday)).status).toBe(200);
    expect((await book(await addBookable(database), wednesday)).status).toBe(409);
  });

  it('[BOOK-01] after planning closes it is neither made nor changed', async ({ database, api, book }) => {
    const reference = await addBookable(database);
    await book(reference, thursday);
    await createRun(database, { closes_minutes_before: 2820 });
    expect(await book(reference, monday)).toMatchObject({
      status: 409,
      body: {
        problems: [
          { id: 'BOOK-01', message: "The run's planning has closed, so the booking can't be changed" },
        ],
      },
    });
    expect((await api.post(bookingPath(reference, 'booking-status'), undefined)).body).toMatchObject({
      runBookingReadonly: true,
    });
    const other = await addBookable(database);
    expect((await book(other, thursday)).status).toBe(409);
    expect((await book(other, monday)).status).toBe(200);
  });

  it('[BOOK-06] a booking whose answer was lost gives its result again', async ({ database, api }) => {
    const reference = await addBookable(database);
    const headers = { 'idempotency-key': 'lost' };
    const first = await api.post(bookingPath(reference), thursday, { headers });
    // Nothing can be booked any more.
    await createRun(database, { closes_minutes_before: 2820 });
    const again = await api.post(bookingPath(reference), thursday, { headers });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await readPlaces(database)).bookings).toBe(1);
  });
});

it('[PLAT-06] without DeliveryBookings nothing is offered', async ({ database, api }) => {
  const reference = await addBookable(database);
  const setFlag = (isOn: boolean) =>
    runSql(database)`
        update feature_flags set value = ${JSON.stringify(isOn)}
          where tenant_id = ${kowhaiScope.tenantId} and flag_name = 'DeliveryBookings'`;
  onTestFinished(async () => void (await setFlag(true)));
  await setFlag(false);
  const period = { startDateTimeUtc: '2026-03-16T11:00:00Z', endDateTimeUtc: '2026-03-20T11:00:00Z' };
  for (const [call, body] of [
    ['booking-status', undefined],
    ['available-booking-dates', period],
    ['booking', thursday],
  ] as const)
    expect(await api.post(bookingPath(reference, call), body)).toMatchObject({
      status: 422,
      body: { detail: "Your freight provider doesn't offer delivery bookings" },
    });
});

it('[CALL-72] [CALL-235] [BOOK-01] says what is booked, until when, and whether that can be changed', async ({
  database,
  api,
}) => {
  const reference = await addBookable(database);
  const status = async () => (await api.post(bookingPath(reference, 'booking-status'), undefined)).body;
  expect(await status()).toEqual({ runBooking: null, runBookingReadonly: false });
  await api.post(bookingPath(reference, 'booking'), monday);
  expect(await status()).toMatchObject({
    runBooking: {
      deliveryRunName: 'Hutt Valley morning',
      deliveryRunStartDateTimeUtc: monday.scheduleStartDateTimeUtc,
      deliveryRunEndDateTimeUtc: '2026-03-22T23:00:00Z',
    },
    runBookingReadonly: false,
  });
  const late = await addBookable(database, { status: 'TRANSIT' });
  expect((await api.post(bookingPath(late, 'booking-status'), undefined)).body).toEqual({
    runBooking: null,
    runBookingReadonly: true,
  });
});
