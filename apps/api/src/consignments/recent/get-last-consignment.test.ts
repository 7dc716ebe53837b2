import { expect } from 'vitest';

import { kowhaiSite } from '../../testing/fixtures.js';
import { lastUrl, test as it } from '../../testing/desk-test.js';

const chooseSite = (code: string) => ({
  chargeSiteId: kowhaiSite(code).id,
  originSiteId: kowhaiSite(code).id,
});

it('[CALL-121] [CONS-71] answers the user’s last of the requesting site, as it is now', async ({
  api,
  apiAs,
  create,
}) => {
  expect(await api.get(lastUrl)).toMatchObject({ status: 200, body: { consignment: null } });
  await create();
  const { reference } = (await create({ serviceType: 'OVERNIGHT' })).body as { reference: string };
  expect((await api.get(lastUrl)).body).toMatchObject({
    consignment: {
      reference,
      serviceType: { code: 'OVERNIGHT' },
      receiverParticipant: { fullName: 'Tūī Café' },
    },
  });
  for (const who of ['dispatch', 'southern', 'harbour', 'nosites']) {
    expect((await (await apiAs(who)).get(lastUrl)).body).toEqual({ consignment: null });
  }
  await api.put('/api/v1/users/me/sites', chooseSite('WLG1'));
  expect((await api.get(lastUrl)).body).toEqual({ consignment: null });
  await api.put('/api/v1/users/me/sites', chooseSite('AKL1'));
  expect((await api.get(lastUrl)).body).toMatchObject({ consignment: { reference } });
});

it('[CONS-71] answers each user of a site the own last one', async ({ api, apiAs, create }) => {
  const dispatch = await apiAs('dispatch');
  for (const user of [api, dispatch]) await user.put('/api/v1/users/me/sites', chooseSite('WLG1'));
  const { reference } = (await create()).body as { reference: string };
  expect((await dispatch.get(lastUrl)).body).toEqual({ consignment: null });
  expect((await api.get(lastUrl)).body).toMatchObject({ consignment: { reference } });
  await api.put('/api/v1/users/me/sites', chooseSite('AKL1'));
});

it('[CONS-71] copies and imported consignments don’t count', async ({ api, copy, create }) => {
  const { reference } = (await create()).body as { reference: string };
  await copy(`/api/v1/consignments/${reference}`);
  const row = { 'import-row': `${'A'.repeat(43)}.1`, 'import-file': 'file.csv' };
  expect((await create({}, { headers: row })).status).toBe(201);
  expect((await api.get(lastUrl)).body).toMatchObject({ consignment: { reference } });
});
