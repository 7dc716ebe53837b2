import { expect } from 'vitest';

import { describeMove, type SendMove, test as it } from '../../testing/status-move-test.js';

const reason = 'Customer changed their mind';

const cancel: SendMove = (api, path, dateTimeUtc) =>
  api.post(`${path.replace('v1', 'v2')}/cancelled`, {
    reason,
    ...(dateTimeUtc === undefined ? {} : { dateTimeUtc }),
  });

describeMove(
  { call: 'CALL-39', id: 'CONS-23', target: 'CANCELLED', from: ['DRAFT', 'FINAL'], reason },
  cancel,
);

it('[CALL-39, CONS-23] works for a Draft that breaks the rules', async ({ stored, codes, api }) => {
  const path = await stored({ items: [] });
  expect(await cancel(api, path)).toMatchObject({ status: 204 });
  expect(await codes(path)).toEqual(['DRAFT', 'CANCELLED']);
});
