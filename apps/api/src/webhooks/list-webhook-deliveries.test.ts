import { expect } from 'vitest';

import { createHook, listDeliveries, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-187] lists the newest first, to who may see the webhook', async ({ api, apiAs }) => {
  const { id } = await createHook(api);
  const sent: unknown[] = [];
  for (let count = 0; count < 3; count += 1)
    sent.unshift((await api.post(`${webhooksUrl}/${id}/test`, undefined)).body);
  const listed = await listDeliveries(api, id);
  expect(listed.map((delivery) => ({ deliveryId: delivery.id }))).toEqual(sent);
  expect(await (await apiAs('dispatch')).get(`${webhooksUrl}/${id}/deliveries`)).toMatchObject({
    status: 404,
  });
});
