import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { addBookable, createRun, monday, readPlaces, thursday } from '../../testing/booking-rows.js';
import { hasServer } from '../../testing/database.js';
import { runSql } from '../../testing/run-sql.js';

const it = test
  .extend('book', ({ api }) =>
    (reference: string, slot: object) =>
      api.post(`/api/v2/runs/bookings/consignments/${reference}/booking`, slot))
  .extend('cancel', ({ api }) => (reference: string) => {
    return api.post(`/api/v2/consignments/${reference}/cancelled`, { reason: 'Cancelled by Consign user' });
  })
  .extend('clear', ({ database }) => async (capacity: number) => {
    await createRun(database, { capacity });
    await runSql(database)`delete from run_bookings`;
    await runSql(database)`delete from run_days`;
  });

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('bookings at the same time, on a PostgreSQL server', () => {
  it.for([0, 1, 4])(
    '[BOOK-03] the last place, with %i taken before, goes to exactly one of eight callers',
    { timeout: 60_000 },
    async (before, { database, book, clear }) => {
      await clear(before + 1);
      for (let taken = 0; taken < before; taken += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each has its place
        expect((await book(await addBookable(database), monday)).status).toBe(200);
      }
      const references = await Promise.all(Array.from({ length: 8 }, () => addBookable(database)));
      const answers = await Promise.all(references.map((reference) => book(reference, monday)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
      expect(await readPlaces(database)).toEqual({
        taken: { '2026-03-23': before + 1 },
        bookings: before + 1,
      });
    },
  );

  it('[BOOK-03] [BOOK-05] in any order of booking, moving and cancelling, every place taken is a booking', async ({
    database,
    book,
    cancel,
    clear,
  }) => {
    const what = fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      what: fc.constantFrom('thursday', 'monday', 'cancel'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(what, { minLength: 4, maxLength: 14 }), async (calls) => {
        await clear(2);
        const references = await Promise.all(Array.from({ length: 6 }, () => addBookable(database)));
        const answers = await Promise.all(
          calls.map((call) => {
            const reference = references[call.at] ?? '';
            if (call.what === 'cancel') return cancel(reference);
            return book(reference, call.what === 'monday' ? monday : thursday);
          }),
        );
        expect(answers.filter(({ status }) => ![200, 204, 409].includes(status))).toEqual([]);
        const { taken, bookings } = await readPlaces(database);
        expect(sum(taken)).toBe(bookings);
        expect(Object.values(taken).every((count) => count <= 2)).toBe(true);
        const { rows } = await runSql(database)`
          select from consignments where reference = any(${references}) and confirmed_delivery_at is not null`;
        expect(rows).toHaveLength(bookings);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
