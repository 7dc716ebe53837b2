import { expect } from 'vitest';

import { createHook, goodWebhook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-182] reads a webhook, and no foreign one', async ({ api, apiAs }) => {
  const { id } = await createHook(api);
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({ ...goodWebhook, id });
  expect(await (await apiAs('dispatch')).get(`${webhooksUrl}/${id}`)).toMatchObject({ status: 404 });
});
