import { expect } from 'vitest';

import { call } from '../../testing/call.js';
import { testNow } from '../../testing/now.js';
import { daysLater, test } from '../../testing/unsaved-work-test.js';
import { token } from '../../testing/tokens.js';

const it = test.extend('list', ({ app }) =>
  async (subject = 'manager') => {
    const signedIn = await token({
      sub: subject,
      permissions: ['Access.DISPATCH'],
      expiresIn: 60 * 24 * 3600,
    });
    return (await call(app, 'GET', '/api/v1/users/me/unsaved-work', { token: signedIn })).body;
  });

it("[CALL-113] [DASH-30] lists the user's own forms, newest first, without their content", async ({
  save,
  list,
  clock,
}) => {
  expect(await list()).toEqual([]);
  await save({ notes: 'One' }, null, 'consignment-create');
  await save({ notes: 'A colleague' }, null, 'consignment-TAS0000009', 'dispatch');
  clock.at = daysLater(1);
  await save({ notes: 'Two' }, null, 'consignment-TAS0000001');

  expect(await list()).toEqual([
    { key: 'consignment-TAS0000001', savedAtDateTimeUtc: daysLater(1).toISOString() },
    { key: 'consignment-create', savedAtDateTimeUtc: testNow.toISOString() },
  ]);
});

it('[PLAT-24] leaves out what is past its 14 days', async ({ save, list, clock }) => {
  await save({ notes: 'One' }, null);
  clock.at = daysLater(14);
  expect(await list()).toEqual([]);
});
