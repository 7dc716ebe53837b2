import { test as base } from './api-test.js';
import { createRun } from './booking-rows.js';
import { runSql } from './run-sql.js';

export const bookingPath = (reference: string, call = 'booking') =>
  `/api/v2/runs/bookings/consignments/${reference}/${call}`;

/** A test of bookings, which begins with the run and without a booking. */
export const test = base
  .extend('emptied', { auto: true }, async ({ database }) => {
    await createRun(database);
    await runSql(database)`delete from run_bookings`;
    await runSql(database)`delete from run_days`;
  })
  .extend('book', ({ api }) => (reference: string, slot: object) => {
    return api.post(bookingPath(reference), slot);
  });
