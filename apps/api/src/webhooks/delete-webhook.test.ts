import { expect } from 'vitest';

import { createHook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-184] deletes a webhook with its deliveries, and succeeds again', async ({ api, apiAs }) => {
  const { id } = await createHook(api);
  await api.post(`${webhooksUrl}/${id}/test`, undefined);
  await (await apiAs('dispatch')).delete(`${webhooksUrl}/${id}`);
  expect(await api.get(`${webhooksUrl}/${id}`)).toMatchObject({ status: 200 });
  expect(await api.delete(`${webhooksUrl}/${id}`)).toMatchObject({ status: 204 });
  expect(await api.get(`${webhooksUrl}/${id}/deliveries`)).toMatchObject({ status: 404 });
  expect(await api.delete(`${webhooksUrl}/${id}`)).toMatchObject({ status: 204 });
});
