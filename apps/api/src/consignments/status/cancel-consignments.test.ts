import { describe, expect } from 'vitest';

import { bulkTest, listMessages, historyRows, historyCodes } from '../../testing/bulk-test.js';
import { testNow } from '../../testing/now.js';
import { worldId } from '../../testing/world-rows.js';

const it = bulkTest.extend('cancel', ({ api }) => (references: readonly string[], who = api) => {
  return who.post('/api/v2/consignments/bulk/cancel', { references, reason: 'Cancelled by Consign user' });
});

describe('cancelling several consignments', () => {
  it('[CALL-53, BULK-04, BULK-13, BULK-17, BULK-20, BULK-22, BULK-24] handles each by itself in the order asked for, and records who, when and why', async ({
    stored,
    cancel,
    database,
  }) => {
    const inTransit = await stored({ status: 'TRANSIT' });
    const [draft, ready] = [await stored(), await stored({ status: 'FINAL' })];
    expect(listMessages(await cancel([inTransit, 'TAS0000000', draft, ready]))).toEqual([
      [inTransit, 'Error: Only Draft or Ready consignments can be cancelled; this one is In Transit'],
      ['TAS0000000', 'Error: This consignment was not found'],
      [draft, 'Information: Cancelled'],
      [ready, 'Information: Cancelled'],
    ]);
    expect(await historyCodes(database, inTransit)).toEqual(['DRAFT', 'TRANSIT']);
    expect((await historyRows(database, ready)).at(-1)).toEqual({
      code: 'CANCELLED',
      userId: worldId(1301),
      recordedAt: testNow,
      reason: 'Cancelled by Consign user',
    });
  });

  it('[CONS-44, CONS-50] gives no warning about the dates', async ({ stored, cancel }) => {
    const today = await stored({ requestedDeliveryAt: new Date('2026-03-16T11:00:00Z') });
    expect(listMessages(await cancel([today]))).toEqual([[today, 'Information: Cancelled']]);
  });
});
