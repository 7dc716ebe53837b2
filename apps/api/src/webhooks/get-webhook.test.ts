import { expect } from 'vitest';

import {
  createHook,
  goodWebhook,
  webhookTest as it,
  webhooksUrl,
  wellingtonId,
} from '../testing/webhook-test.js';

it('[CALL-182] reads a webhook, and no foreign one', async ({ api, apiAs }) => {
  const { id } = await createHook(api);
  expect((await api.get(`${webhooksUrl}/${id}`)).body).toMatchObject({ ...goodWebhook, id });
  const shared = await createHook(api, { siteIds: [...goodWebhook.siteIds, wellingtonId] });
  for (const each of [id, shared.id]) {
    expect(await (await apiAs('dispatch')).get(`${webhooksUrl}/${each}`)).toMatchObject({ status: 404 });
  }
});
