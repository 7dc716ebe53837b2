import { describe, expect } from 'vitest';

import { describeMove, pathReference, type SendMove, test as it } from '../../testing/status-move-test.js';

/** The call of other systems (CONS-37), which names the reference in its body too. */
const sendTo =
  (statusCode: string): SendMove =>
  (api, path, dateTimeUtc) =>
    api.post(`${path}/status`, {
      reference: pathReference(path).toLowerCase(),
      statusCode,
      ...(dateTimeUtc === undefined ? {} : { statusDateTimeUtc: dateTimeUtc }),
    });

describeMove(
  { call: 'CALL-40', id: 'CONS-21', target: 'FINAL', from: ['DRAFT'], reason: null },
  sendTo('FINAL'),
);
describeMove(
  { call: 'CALL-40', id: 'CONS-22', target: 'STAGED', from: ['DRAFT', 'FINAL'], reason: null },
  sendTo('STAGED'),
);
describeMove(
  {
    call: 'CALL-40',
    id: 'CONS-23',
    target: 'CANCELLED',
    from: ['DRAFT', 'FINAL'],
    reason: 'Cancelled by Consign user',
  },
  sendTo('CANCELLED'),
);

describe('changing the status', () => {
  it('[CALL-40, CONS-37, CONS-23] cancels a Draft that breaks the rules', async ({ stored, api }) => {
    const path = await stored({ items: [] });
    expect(await sendTo('CANCELLED')(api, path)).toMatchObject({ status: 204 });
  });

  it('[CALL-40, CONS-37, CONS-50] does not check a Ready consignment again', async ({ stored, api }) => {
    const path = await stored({ status: 'FINAL', items: [] });
    expect(await sendTo('STAGED')(api, path)).toMatchObject({ status: 204 });
  });

  it('[CALL-40] is refused when the reference is not the one in the path', async ({ stored, codes, api }) => {
    const path = await stored();
    const body = { reference: 'TAS0000000', statusCode: 'FINAL' };
    expect(await api.post(`${path}/status`, body)).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'CALL-40', path: 'reference' }] },
    });
    expect(await codes(path)).toEqual(['DRAFT']);
  });

  it.for(['DRAFT', 'PICKUP', 'DELIVERED', 'ERR', 'final', 'constructor'])(
    '[BULK-14] is refused for the unsupported status %s',
    async (statusCode, { stored, api }) => {
      const path = await stored();
      expect(await api.post(`${path}/status`, { reference: pathReference(path), statusCode })).toMatchObject({
        status: 422,
        body: {
          messages: [
            {
              problemId: 'BULK-14',
              path: 'statusCode',
              userMessage: `Unsupported status code: ${statusCode}`,
            },
          ],
        },
      });
    },
  );
});
