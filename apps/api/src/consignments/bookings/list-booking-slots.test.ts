import type { components } from '@consign/api-client/consignment';
import { describe, expect, onTestFinished } from 'vitest';

import { bookingPath, test } from '../../testing/booking-test.js';
import { addBookable, createRun, monday, thursday, wellingtonRun } from '../../testing/booking-rows.js';
import { openCounter } from '../../testing/count-statements.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { wellingtonRegion } from '../../testing/lookups.js';
import { runSql } from '../../testing/run-sql.js';

type Slot = components['schemas']['BookingSlot'];

const path = (reference: string) => bookingPath(reference, 'available-booking-dates');

/** From Tuesday 17 March to Tuesday 24 March. */
const week = { startDateTimeUtc: '2026-03-16T11:00:00Z', endDateTimeUtc: '2026-03-23T11:00:00Z' };

const it = test.extend('slots', ({ api }) =>
  async (reference: string, period: object = week) =>
    (await api.post(path(reference), period)).body as readonly Slot[]);

const starts = (slots: readonly Slot[]) => slots.map((slot) => slot.scheduleStartDateTimeUtc);

describe('listBookingSlots', () => {
  it('[CALL-70, BOOK-02] lists the days of the region from the service date', async ({ database, slots }) => {
    const reference = await addBookable(database);
    expect(await slots(reference)).toEqual([
      {
        scheduleId: wellingtonRun,
        deliveryRunName: 'Hutt Valley morning',
        scheduleStartDateTimeUtc: '2026-03-18T19:00:00Z',
        scheduleEndDateTimeUtc: '2026-03-18T23:00:00Z',
        status: 'Available',
        placesLeft: 2,
      },
      expect.objectContaining({ scheduleStartDateTimeUtc: '2026-03-22T19:00:00Z' }),
    ]);
  });

  it('[BOOK-02] a Saturday service has a slot on the opened Saturday', async ({ database, slots }) => {
    await createRun(database, { weekdays: '123456' });
    // The depot opens on Saturday 21 March; the 28th is worked by Overnight only.
    const reference = await addBookable(database);
    const period = { ...week, endDateTimeUtc: '2026-03-29T11:00:00Z' };
    expect(starts(await slots(reference, period))).toContain('2026-03-20T19:00:00Z');
    expect(starts(await slots(reference, period))).not.toContain('2026-03-27T19:00:00Z');
    await runSql(database)`
      update consignments set service_type_code = 'OVERNIGHT'
        where tenant_id = ${kowhaiScope.tenantId} and reference = ${reference}`;
    expect(starts(await slots(reference, period))).toContain('2026-03-27T19:00:00Z');
  });

  it('[BOOK-02] counts the places of every customer; a full day is no slot, but the booked one is, even after the run has ended', async ({
    database,
    book,
    slots,
  }) => {
    const reference = await addBookable(database);
    await book(await addBookable(database), thursday);
    expect((await slots(reference))[0]).toMatchObject({ status: 'Available', placesLeft: 1 });
    await book(reference, thursday);
    expect(await slots(reference)).toMatchObject([
      { status: 'Current', placesLeft: 0 },
      { status: 'Available', placesLeft: 2 },
    ]);
    expect(starts(await slots(await addBookable(database)))).toEqual(['2026-03-22T19:00:00Z']);
    await book(reference, monday);
    await createRun(database, { effective_to: '2026-03-20' });
    expect(await slots(reference)).toMatchObject([
      { status: 'Available' },
      { status: 'Current', scheduleStartDateTimeUtc: '2026-03-22T19:00:00Z', placesLeft: 1 },
    ]);
  });

  it('[BOOK-02] [CALL-70] takes 62 days, refuses more or none, and has no slots to an unknown region', async ({
    database,
    api,
    slots,
  }) => {
    const reference = await addBookable(database);
    const ask = (endDateTimeUtc: string) => api.post(path(reference), { ...week, endDateTimeUtc });
    for (const [end, message] of [
      [week.startDateTimeUtc, 'The end must be later than the start'],
      ['2026-05-18T12:00:00Z', 'Ask for at most 62 days'],
    ] as const)
      expect(await ask(end)).toMatchObject({
        status: 422,
        body: { problems: [{ id: 'CALL-70', message }] },
      });
    const found = await slots(reference, { ...week, endDateTimeUtc: '2026-05-17T12:00:00Z' });
    expect(found.length).toBeGreaterThan(30);
    await runSql(database)`update consignments set receiver = jsonb_set(receiver, '{address,region}', 'null')
        where tenant_id = ${kowhaiScope.tenantId} and reference = ${reference}`;
    expect(await slots(reference)).toEqual([]);
  });

  it('[CALL-70] needs as many statements for many runs and days as for one', async ({ database, slots }) => {
    const reference = await addBookable(database);
    const count = await openCounter(database);
    onTestFinished(
      async () => void (await runSql(database)`delete from delivery_runs where name like 'Run %'`),
    );
    await count(path(reference), week);
    const few = await count(path(reference), { ...week, endDateTimeUtc: '2026-03-18T11:00:00Z' });
    await runSql(database)`
      insert into delivery_runs (tenant_id, id, region_id, name, start_minutes, end_minutes, capacity, effective_from)
        select ${kowhaiScope.tenantId}, gen_random_uuid(), ${wellingtonRegion}, 'Run ' || n, 600, 720, 3, '2020-01-01'
        from generate_series(1, 20) n`;
    const long = { ...week, endDateTimeUtc: '2026-05-17T12:00:00Z' };
    expect(await count(path(reference), long)).toBe(few);
    expect(await slots(reference, long)).toHaveLength(500);
  });
});
