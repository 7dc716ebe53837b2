import { expect } from 'vitest';

import {
  createHook,
  goodWebhook,
  webhookTest as it,
  webhooksUrl,
  wellingtonId,
} from '../testing/webhook-test.js';

it('[CALL-181] [PROV-24] creates a webhook and shows its secret', async ({ api }) => {
  const answer = await api.post(webhooksUrl, goodWebhook);
  expect(answer).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_.{32}$/u) } });
});

it.for([
  'http://erp.example/',
  'https://user:word@erp.example/',
  'https://erp.example/#here',
  'https://localhost/',
  'https://erp/',
  'https://db.internal/',
  'https://10.1.2.3/',
  'https://0xa.1/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'nonsense',
])('[PROV-23] refuses the address %s', async (url, { api }) => {
  expect(await api.post(webhooksUrl, { ...goodWebhook, url })).toMatchObject({
    status: 422,
    body: { problems: [{ id: 'PROV-23', path: 'url' }] },
  });
});

it("[PROV-22] refuses a site that is not the caller's", async ({ apiAs }) => {
  const dispatch = await apiAs('dispatch');
  const siteIds = [wellingtonId, ...goodWebhook.siteIds];
  expect(await dispatch.post(webhooksUrl, { ...goodWebhook, siteIds })).toMatchObject({
    status: 422,
    body: { problems: [{ id: 'PROV-22', path: 'siteIds/1' }] },
  });
});

it('[PROV-22] refuses an eleventh of the organisation', async ({ apiAs }) => {
  const southern = await apiAs('southern');
  for (let count = 0; count < 10; count += 1) await createHook(southern);
  expect(await southern.post(webhooksUrl, goodWebhook)).toMatchObject({ status: 422 });
});
