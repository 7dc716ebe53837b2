import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { hasServer } from '../testing/database.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { reportEvents } from '../testing/provider-test.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { waitForLocks } from '../testing/wait-for-locks.js';

const it = test
  .extend('deliver', ({ app }) =>
    async (reference: string): Promise<string | undefined> => {
      const at = '2026-03-16T01:00:00Z';
      const event = { eventId: 'one', reference, type: 'Delivered', occurredAtDateTimeUtc: at };
      return (await reportEvents(app, [event]))[0]?.outcome;
    })
  .extend('cancel', ({ api }) => async (reference: string): Promise<number> => {
    const answer = await api.post(`/api/v2/consignments/${reference}/cancelled`, { reason: 'Not needed' });
    return answer.status;
  })
  /** Sends the calls one behind the other while the consignment is held, and lets go once all of them wait for it. */
  .extend(
    'atOnce',
    ({ database }) =>
      async <T>(reference: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> => {
        const started = await database.asSchemaOwner(kowhaiScope, async (tx) => {
          await sql`select id from consignments where reference = ${reference} for update`.execute(tx);
          const answers: Promise<T>[] = [];
          for (const send of calls) {
            answers.push(send());
            await waitForLocks(tx, answers.length);
          }
          return { answers };
        });
        return Promise.all(started.answers);
      },
  )
  .extend('endStatuses', ({ load }) => async (reference: string): Promise<string[]> => {
    const codes = (await load(reference)).statusHistory.map(({ code }) => code);
    return codes.filter((code) => code === 'DELIVERED' || code === 'CANCELLED');
  });

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('reports at the same time, on a PostgreSQL server', () => {
  it.for([
    ['TAS7100001', 'first'],
    ['TAS7100002', 'second'],
  ] as const)(
    '[PROV-08] of a delivery (%s, %s) and a cancel one wins',
    async ([reference, place], { database, deliver, cancel, atOnce, endStatuses }) => {
      await storeConsignment(database, { reference, status: 'FINAL' });
      const calls: readonly (() => Promise<unknown>)[] = [() => deliver(reference), () => cancel(reference)];
      const answers = await atOnce(reference, place === 'first' ? calls : calls.toReversed());
      const delivered = answers.includes('Applied');
      expect(answers.toSorted()).toEqual(delivered ? [409, 'Applied'] : [204, 'Refused']);
      expect(await endStatuses(reference)).toEqual([delivered ? 'DELIVERED' : 'CANCELLED']);
    },
  );

  it('[PROV-04] an event that is told five times at once is applied once', async ({
    database,
    atOnce,
    deliver,
    endStatuses,
  }) => {
    const reference = 'TAS7200001';
    await storeConsignment(database, { reference, status: 'STAGED' });
    const told = await atOnce(
      reference,
      Array.from({ length: 5 }, () => () => deliver(reference)),
    );
    expect(told.toSorted()).toEqual(['Applied', 'Repeated', 'Repeated', 'Repeated', 'Repeated']);
    expect(await endStatuses(reference)).toEqual(['DELIVERED']);
  });
});
