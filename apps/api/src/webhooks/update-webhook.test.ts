import { expect } from 'vitest';

import {
  createHook,
  goodWebhook,
  listDeliveries,
  webhookTest as it,
  webhooksUrl,
} from '../testing/webhook-test.js';

it('[CALL-183] [PROV-22] replaces a webhook, and gives up what waits when it is switched off', async ({
  api,
  apiAs,
}) => {
  const { id } = await createHook(api);
  await api.post(`${webhooksUrl}/${id}/test`, undefined);
  const changed = { ...goodWebhook, description: 'Other', isActive: false };
  expect(await (await apiAs('dispatch')).put(`${webhooksUrl}/${id}`, changed)).toMatchObject({ status: 404 });
  expect(await api.put(`${webhooksUrl}/${id}`, changed)).toMatchObject({ status: 204 });
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject(changed);
  expect(await listDeliveries(api, id)).toMatchObject([
    { state: 'Failed', error: 'The webhook was switched off', nextAttemptAtDateTimeUtc: null },
  ]);
});
