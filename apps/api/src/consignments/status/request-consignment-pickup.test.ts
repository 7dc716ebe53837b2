import { expect } from 'vitest';

import { describeMove, type SendMove, test as it } from '../../testing/status-move-test.js';

const requestPickup: SendMove = (api, path, dateTimeUtc) =>
  api.put(`${path}/request-pickup`, dateTimeUtc === undefined ? {} : { dateTimeUtc });

describeMove(
  { call: 'CALL-38', id: 'CONS-22', target: 'STAGED', from: ['DRAFT', 'FINAL'], reason: null },
  requestPickup,
);

it('[CALL-38, CONS-22, CONS-50] does not check a Ready consignment again', async ({ stored, codes, api }) => {
  const path = await stored({ status: 'FINAL', items: [] });
  expect(await requestPickup(api, path)).toMatchObject({ status: 204 });
  expect(await codes(path)).toEqual(['DRAFT', 'FINAL', 'STAGED']);
});
