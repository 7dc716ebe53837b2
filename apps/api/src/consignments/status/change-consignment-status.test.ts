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

// The other two are moves of the same function: mark-consignment-ready.test.ts.
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

const refusal = (problemId: string, field: string, userMessage?: string) => ({
  status: 422,
  body: { messages: [{ problemId, path: field, ...(userMessage === undefined ? {} : { userMessage }) }] },
});

describe('changing the status', () => {
  it('[CALL-40, CONS-21, CONS-22, CONS-37] marks as ready, and stages', async ({ stored, codes, api }) => {
    const path = await stored();
    expect(await sendTo('FINAL')(api, path)).toMatchObject({ status: 204 });
    expect(await sendTo('STAGED')(api, path)).toMatchObject({ status: 204 });
    expect(await codes(path)).toEqual(['DRAFT', 'FINAL', 'STAGED']);
  });

  it('[CALL-40, BULK-14] is refused under another reference than that of the path, or to another status', async ({
    stored,
    codes,
    api,
  }) => {
    const path = await stored();
    const reference = pathReference(path);
    expect(await api.post(`${path}/status`, { reference: 'TAS0000000', statusCode: 'FINAL' })).toMatchObject(
      refusal('CALL-40', 'reference'),
    );
    for (const statusCode of ['DRAFT', 'PICKUP', 'ERR', 'final', 'constructor'])
      expect(await api.post(`${path}/status`, { reference, statusCode })).toMatchObject(
        refusal('BULK-14', 'statusCode', `Unsupported status code: ${statusCode}`),
      );
    expect(await codes(path)).toEqual(['DRAFT']);
  });
});
