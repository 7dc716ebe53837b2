import { expect } from 'vitest';

import { createHook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-185] [PROV-24] answers another secret, and how long both sign', async ({ api, apiAs, clock }) => {
  const { id, secret } = await createHook(api);
  const url = `${webhooksUrl}/${id}/secret`;
  expect(await (await apiAs('dispatch')).post(url, undefined)).toMatchObject({ status: 404 });
  const answer = await api.post(url, undefined);
  const tomorrow = new Date(clock.at.getTime() + 24 * 3600_000).toISOString();
  expect(answer).toMatchObject({ status: 200, body: { previousSecretUntilDateTimeUtc: tomorrow } });
  expect(answer.body).not.toMatchObject({ secret });
});
