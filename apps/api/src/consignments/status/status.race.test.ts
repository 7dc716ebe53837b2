import { isStatusCode, transitions } from '@consign/domain/status';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { listMessages, historyCodes } from '../../testing/bulk-test.js';
import type { Api, Called } from '../../testing/call.js';
import { hasServer } from '../../testing/database.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { addConsignment } from '../../testing/store-consignment.js';
import { runSql } from '../../testing/run-sql.js';
import { waitForLocks } from '../../testing/wait-for-locks.js';

type Target = 'FINAL' | 'STAGED' | 'CANCELLED';

/** What somebody asks for: of one consignment by its own call, or of several in bulk. */
interface Asked {
  readonly target: Target;
  readonly isBulk: boolean;
  /** Places in the list of consignments; a single call is of the first. */
  readonly at: readonly number[];
}

const reason = 'Cancelled by Consign user';

function send(api: Api, references: readonly string[], { target, isBulk, at }: Asked): Promise<Called> {
  const of = at.map((each) => references[each] ?? '');
  if (isBulk && target === 'CANCELLED') {
    return api.post('/api/v2/consignments/bulk/cancel', { references: of, reason });
  }
  if (isBulk) return api.post('/api/v1/consignments/bulk/status', { statusCode: target, references: of });
  const path = `consignments/${of[0] ?? ''}`;
  if (target === 'CANCELLED') return api.post(`/api/v2/${path}/cancelled`, { reason });
  return api.put(`/api/v1/${path}/${target === 'FINAL' ? 'mark-as-ready' : 'request-pickup'}`, {});
}

/** The references for which a call was told that it moved them. */
function wonBy(references: readonly string[], { isBulk, at }: Asked, answer: Called): string[] {
  if (!isBulk) return answer.status === 204 ? [references[at[0] ?? 0] ?? ''] : [];
  const { results } = answer.body as {
    results: { reference: string; messages: { severityName: string }[] }[];
  };
  return results
    .filter(({ messages }) => messages.every(({ severityName }) => severityName === 'Information'))
    .map(({ reference }) => reference);
}

const places = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 });
const anything: fc.Arbitrary<Asked> = fc.record({
  target: fc.constantFrom('FINAL', 'STAGED', 'CANCELLED'),
  isBulk: fc.boolean(),
  at: places,
});

const it = test
  /** Sends every call while the consignments are held, and lets go once all of them wait for one. */
  .extend('atOnce', ({ database, api }) =>
    async (references: readonly string[], calls: readonly Asked[]): Promise<Called[]> => {
      const started = await database.asSchemaOwner(kowhaiScope, async (tx) => {
        await sql`select id from consignments where reference in (${sql.join(references)}) for update`.execute(
          tx,
        );
        const answers = calls.map((asked) => send(api, references, asked));
        await waitForLocks(tx, calls.length);
        return { answers };
      });
      return Promise.all(started.answers);
    })
  .extend('currentCode', ({ database }) => async (reference: string): Promise<string | undefined> => {
    const { rows } = await runSql(database)<{ code: string }>`
      select status_code as code from consignments where reference = ${reference}`;
    return rows[0]?.code;
  });

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('calls for a status at the same time, on a PostgreSQL server', () => {
  it.for([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ] as const)(
    '[CONS-22, CONS-23, BULK-13] cancel (in bulk: %s) against request-pickup (in bulk: %s) has exactly one winner',
    async ([isBulkCancel, isBulkPickup], { database, atOnce }) => {
      const references = [await addConsignment(database)];
      const calls: Asked[] = [
        { target: 'CANCELLED', isBulk: isBulkCancel, at: [0] },
        { target: 'STAGED', isBulk: isBulkPickup, at: [0] },
      ];
      const answers = await atOnce(references, calls);
      const won = calls.filter((asked, index) => {
        const answer = answers[index];
        return answer !== undefined && wonBy(references, asked, answer).length > 0;
      });
      expect(won).toHaveLength(1);
      const lost = answers.filter((_answer, index) => !won.includes(calls[index] as Asked));
      expect(lost.map(({ text }) => text).join('')).toContain('Only Draft or Ready consignments');
      expect(await historyCodes(database, references[0] ?? '')).toEqual(['DRAFT', won[0]?.target]);
    },
  );

  it('[CONS-21, CONS-22, CONS-23, BULK-13] in any order, every history follows the transitions and every response is true', async ({
    database,
    atOnce,
    load,
    currentCode,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 2, maxLength: 8 }), async (calls) => {
        const references = [
          await addConsignment(database),
          await addConsignment(database),
          await addConsignment(database, { status: 'FINAL' }),
        ];
        const answers = await atOnce(references, calls);
        expect(answers.filter(({ status }) => ![200, 204, 409].includes(status))).toEqual([]);
        for (const [index, reference] of references.entries()) {
          const history = await historyCodes(database, reference);
          const told = calls.flatMap((asked, at) => {
            const answer = answers[at];
            const isWon = answer !== undefined && wonBy(references, asked, answer).includes(reference);
            return isWon ? [asked.target] : [];
          });
          const begun = index === 2 ? ['DRAFT', 'FINAL'] : ['DRAFT'];
          expect(history.slice(begun.length).toSorted()).toEqual(told.toSorted());
          expect(history.every((code, at) => at < begun.length || follows(code, history[at - 1]))).toBe(true);
          expect((await load(reference)).statusHistory.map(({ code }) => code)).toEqual(history);
          expect(await currentCode(reference)).toBe(history.at(-1));
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('[BULK-23] a locked consignment does not block the others', async ({ database, api }) => {
    const references = [await addConsignment(database), await addConsignment(database)];
    const [locked = '', other = ''] = references;
    const answer = await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await sql`select id from consignments where reference = ${locked} for update`.execute(tx);
      return send(api, references, { target: 'FINAL', isBulk: true, at: [0, 1] });
    });
    expect(listMessages(answer)).toEqual([
      [locked, 'Error: Someone else is changing this consignment, please try again later'],
      [other, 'Information: Marked as ready'],
    ]);
    expect(await historyCodes(database, locked)).toEqual(['DRAFT']);
    expect(await historyCodes(database, other)).toEqual(['DRAFT', 'FINAL']);
  });
});

function follows(code: string, before: string | undefined): boolean {
  if (!isStatusCode(code)) return false;
  const transition = transitions[code];
  return transition.by === 'user' && (transition.from as readonly (string | undefined)[]).includes(before);
}
