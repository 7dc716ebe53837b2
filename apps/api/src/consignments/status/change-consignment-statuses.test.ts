import type { BulkResult } from '@consign/api-client/consignment';
import { maxBulkReferences } from '@consign/domain/bulk';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { bulkTest, listMessages, historyCodes } from '../../testing/bulk-test.js';
import { openCounter } from '../../testing/count-statements.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';

const lines: string[] = [];

const it = bulkTest
  .extend('appOptions', { scope: 'file' }, () => ({ lines }))
  .extend('codes', ({ database }) => (reference: string) => {
    return historyCodes(database, reference);
  })
  .extend('move', ({ api }) => (statusCode: string, references: readonly string[]) => {
    return api.post('/api/v1/consignments/bulk/status', { statusCode, references });
  });

describe('changing the status of several consignments', () => {
  it.for([
    ['BULK-01', 'FINAL', 'Marked as ready', 'marked as ready', 'Draft'],
    ['BULK-02', 'STAGED', 'Staged', 'staged for pickup', 'Draft or Ready'],
    ['BULK-16', 'CANCELLED', 'Cancelled', 'cancelled', 'Draft or Ready'],
  ] as const)(
    '[CALL-50, BULK-01, BULK-02, BULK-13, BULK-17, BULK-22] moves them under %s to %s, each by itself and once, in the order asked for',
    async ([_id, target, done, words, from], { stored, move, codes }) => {
      const inTransit = await stored({ status: 'TRANSIT' });
      const draft = await stored();
      expect(listMessages(await move(target, [inTransit, 'TAS0000000', draft.toLowerCase(), draft]))).toEqual(
        [
          [inTransit, `Error: Only ${from} consignments can be ${words}; this one is In Transit`],
          ['TAS0000000', 'Error: This consignment was not found'],
          [draft, `Information: ${done}`],
        ],
      );
      expect(await codes(draft)).toEqual(['DRAFT', target]);
      expect(await codes(inTransit)).toEqual(['DRAFT', 'TRANSIT']);
    },
  );

  it('[CONS-50, CONS-48] checks them like a save when they leave Draft, one row each', async ({
    stored,
    move,
    codes,
  }) => {
    const bad = await stored({ items: [], receiver: { fullName: '', phone: '12' } });
    const noItem = await stored({ items: [] });
    const good = await stored();
    const answer = await move('STAGED', [bad, noItem, good]);
    expect(listMessages(answer)).toEqual([
      [bad, 'Error: 3 details are missing or invalid'],
      [noItem, 'Error: At least one freight item is required'],
      [good, 'Information: Staged'],
    ]);
    expect((answer.body as BulkResult).results[0]?.messages[0]).toEqual({
      severityName: 'Error',
      userMessage: '3 details are missing or invalid',
      invalidParams: [],
      innerMessages: [
        'Receiver is invalid: Name is required',
        'Receiver is invalid: Value is not a valid phone number',
        'At least one freight item is required',
      ],
      problemId: 'PART-02',
      path: 'receiverParticipant/fullName',
    });
    expect(await codes(bad)).toEqual(['DRAFT']);
  });

  it('[CONS-44, CONS-50, BULK-29] asks first with checkOnly, then moves them with a Warning that is a statement', async ({
    stored,
    api,
    codes,
  }) => {
    const today = await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') });
    const far = await stored({ status: 'FINAL', requestedDeliveryAt: new Date('2026-04-17T12:00:00Z') });
    const soon = await stored({ status: 'FINAL', requestedDeliveryAt: new Date('2026-03-19T11:00:00Z') });
    const references = [today, far, soon];
    const post = (checkOnly: boolean) =>
      api.post('/api/v1/consignments/bulk/status', { statusCode: 'STAGED', references, checkOnly });
    const deliveryToday =
      'Warning: You have requested delivery today, please contact the dispatch team directly to confirm.';
    expect(listMessages(await post(true))).toEqual([
      [today, deliveryToday],
      [
        far,
        'Warning: You have requested a delivery date more than 1 month from now, do you wish to continue?',
      ],
      [soon, 'Information: Nothing to confirm'],
    ]);
    expect(await codes(today)).toEqual(['DRAFT']);
    expect(listMessages(await post(false))).toEqual([
      [today, deliveryToday],
      [far, 'Warning: The requested delivery date is more than 1 month from now.'],
      [soon, 'Information: Staged'],
    ]);
    expect(await codes(today)).toEqual(['DRAFT', 'STAGED']);
  });
});

describe('changing the status of several consignments is refused', () => {
  it('[BULK-14] to a status that is not for users', async ({ stored, move, codes }) => {
    const draft = await stored();
    for (const target of ['DRAFT', 'ERR', 'staged'])
      expect(await move(target, [draft])).toMatchObject({
        status: 422,
        body: { messages: [{ problemId: 'BULK-14', userMessage: `Unsupported status code: ${target}` }] },
      });
    expect(await codes(draft)).toEqual(['DRAFT']);
  });

  it('[BULK-22] without references, and with one more than the limit', async ({ move }) => {
    const many = Array.from({ length: maxBulkReferences }, (_, index) => `TAS${index}`);
    expect(await move('FINAL', [])).toMatchObject({ status: 400 });
    expect(await move('FINAL', many)).toMatchObject({ status: 200 });
    expect(await move('FINAL', [...many, 'TAS0'])).toMatchObject({ status: 400 });
  });
});

it('[BULK-23, BULK-13] a fault in one of them, in the database or in its stored data, leaves the others to be moved', async ({
  stored,
  database,
  move,
  codes,
}) => {
  const references = await Promise.all(Array.from({ length: 5 }, () => stored()));
  const [, trigger = '', , odd = ''] = references;
  const broken = new Set([trigger, odd]);
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`create function break() returns trigger language plpgsql as $$
      begin raise exception 'A fault of this one'; end $$`.execute(tx);
    await tx
      .updateTable('consignments')
      .set({ flags: '{"not": "a list"}' })
      .where('reference', '=', odd)
      .execute();
    await sql`create trigger break before update on consignments for each row
      when (old.reference = ${sql.lit(trigger)}) execute function break()`.execute(tx);
  });
  expect(listMessages(await move('FINAL', references))).toEqual(
    references.map((reference) => [
      reference,
      broken.has(reference) ? 'Error: Something went wrong' : 'Information: Marked as ready',
    ]),
  );
  for (const reference of references) {
    expect(await codes(reference)).toEqual(broken.has(reference) ? ['DRAFT'] : ['DRAFT', 'FINAL']);
  }
  expect(lines.filter((line) => line.includes('A fault of this one'))).toHaveLength(1);
  expect(lines.join('')).toContain('flags is not iterable');
});

it('[BULK-22] uses as many statements for two hundred as for one', async ({ stored, database }) => {
  const references: string[] = [];
  for (let n = 0; n < maxBulkReferences + 2; n += 1) references.push(await stored());
  const count = await openCounter(database);
  const statementsFor = (some: readonly string[]) =>
    count('/api/v1/consignments/bulk/status', { statusCode: 'STAGED', references: some });
  await statementsFor(references.slice(0, 1));
  const forOne = await statementsFor(references.slice(1, 2));
  expect(await statementsFor(references.slice(2))).toBe(forOne);
  expect(forOne).toBeLessThan(20);
  const { rows } = await runSql(database)`
    select from consignments where reference in (${sql.join(references)}) and status_code = 'STAGED'`;
  expect(rows).toHaveLength(references.length);
});
