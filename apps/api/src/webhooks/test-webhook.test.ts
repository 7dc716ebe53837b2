import { expect } from 'vitest';

import { createHook, listDeliveries, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-186] queues a test message, unless the webhook is switched off', async ({ api }) => {
  const { id } = await createHook(api);
  const answer = await api.post(`${webhooksUrl}/${id}/test`, undefined);
  const [delivery] = await listDeliveries(api, id);
  expect(answer).toMatchObject({ status: 202, body: { deliveryId: delivery?.id } });
  expect(delivery).toMatchObject({ state: 'Waiting', message: { type: 'webhook.test' } });
  const off = await createHook(api, { isActive: false });
  expect(await api.post(`${webhooksUrl}/${off.id}/test`, undefined)).toMatchObject({ status: 422 });
});
