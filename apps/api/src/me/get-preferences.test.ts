import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

const url = '/api/v1/users/me/preferences';

it('[NAV-17] [CALL-120] answers the defaults of what was never saved', async ({ api }) => {
  expect(await api.get(url)).toMatchObject({
    status: 200,
    body: { printOnPickup: false, labelFormat: 'PDF', undoSeconds: 5, letterKeys: true, listSort: null },
  });
});

it('[NAV-17] [CALL-120] answers the user’s own preferences, and a colleague’s to nobody', async ({
  api,
  apiAs,
}) => {
  await api.put(url, { printOnPickup: true });
  expect((await api.get(url)).body).toMatchObject({ printOnPickup: true });
  for (const who of ['dispatch', 'southern', 'harbour']) {
    expect((await (await apiAs(who)).get(url)).body).toMatchObject({ printOnPickup: false });
  }
});
