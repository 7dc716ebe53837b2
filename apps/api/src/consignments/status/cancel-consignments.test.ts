import type { components } from '@consign/api-client/consignment';
import { maxBulkReferences } from '@consign/domain/bulk';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Called } from '../../testing/call.js';
import { testNow } from '../../testing/now.js';
import { askedOf, codesOf, stock } from '../../testing/stock.js';
import type { StoredDraft } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  .extend('stored', ({ database }) =>
    (draft?: Omit<StoredDraft, 'reference'>) =>
      stock(database, draft))
  .extend(
    'codes',
    ({ database }) =>
      (reference: string) =>
        codesOf(database, reference),
  )
  .extend(
    'move',
    ({ api }) =>
      (statusCode: string, references: readonly string[], headers = {}, who = api) =>
        who.post('/who/v1/consignments/bulk/status', { statusCode, references }, { headers }),
  )
  .extend(
    'cancel',
    ({ api }) =>
      (references: readonly string[], who = api) =>
        who.post('/who/v2/consignments/bulk/cancel', { references, reason: 'Cancelled by Consign user' }),
  );

type Result = components['schemas']['BulkResult'];

/** The severity and sentence of each message, by reference. */
function said({ body }: Called) {
  return (body as Result).results.map(({ reference, messages }) => [
    reference,
    ...messages.map(({ severityName, userMessage }) => `${severityName}: ${userMessage}`),
  ]);
}

describe('several consignments at once', () => {
  it('[CALL-53, BULK-04, BULK-20, BULK-24] are cancelled with who, when and why', async ({
    stored,
    cancel,
    database,
  }) => {
    const [draft, ready] = [await stored(), await stored({ status: 'FINAL' })];
    expect(said(await cancel([draft, ready]))).toEqual([
      [draft, 'Information: Cancelled'],
      [ready, 'Information: Cancelled'],
    ]);
    expect((await askedOf(database, ready)).at(-1)).toEqual({
      code: 'CANCELLED',
      userId: worldId(1301),
      recordedAt: testNow,
      reason: 'Cancelled by Consign user',
    });
  });

  it('[CONS-44, CONS-50] are moved with a Warning where a screen would ask first', async ({
    stored,
    move,
    codes,
    cancel,
  }) => {
    const today = await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') });
    const far = await stored({ status: 'FINAL', requestedDeliveryAt: new Date('2026-04-17T12:00:00Z') });
    expect(said(await move('STAGED', [today, far]))).toEqual([
      [
        today,
        'Warning: You have requested delivery today, please contact the dispatch team directly to confirm.',
      ],
      [
        far,
        'Warning: You have requested a delivery date more than 1 month from now, do you wish to continue?',
      ],
    ]);
    expect(await codes(today)).toEqual(['DRAFT', 'STAGED']);
    expect(
      said(await cancel([await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') })])),
    ).toEqual([[expect.any(String), 'Information: Cancelled']]);
  });
});

describe('a bulk call is refused', () => {
  it('[BULK-10] without maintain', async ({ stored, apiAs, move, cancel }) => {
    const draft = await stored();
    const limited = await apiAs('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
    const sentence =
      'You do not have required permissions to perform this action. Please contact your administrator.';
    expect(await move('FINAL', [draft], {}, limited)).toMatchObject({
      status: 403,
      body: { messages: [{ userMessage: sentence }] },
    });
    expect(await cancel([draft], limited)).toMatchObject({ status: 403, body: { detail: sentence } });
  });

  it('[BULK-22] with no reference, and with one more than the limit', async ({ move, cancel }) => {
    const many = Array.from({ length: maxBulkReferences }, (_, index) => `TAS${index}`);
    expect(await move('FINAL', [])).toMatchObject({ status: 400 });
    expect(await move('FINAL', many)).toMatchObject({ status: 200 });
    expect(await move('FINAL', [...many, 'TAS0'])).toMatchObject({ status: 400 });
    expect(await cancel([...many, 'TAS0'])).toMatchObject({ status: 400 });
  });
});
