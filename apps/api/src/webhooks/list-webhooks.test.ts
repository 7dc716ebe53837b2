import { expect } from 'vitest';

import { createHook, goodWebhook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

it('[CALL-180] [PROV-22] lists the webhooks of the organisation without their secrets', async ({
  api,
  apiAs,
}) => {
  const { id, secret } = await createHook(api);
  const answer = await api.get(webhooksUrl);
  expect(answer).toMatchObject({
    status: 200,
    body: [{ ...goodWebhook, id, failingSinceDateTimeUtc: null }],
  });
  expect(answer.text).not.toContain(secret);
  // A colleague of another site, and another customer.
  expect((await (await apiAs('dispatch')).get(webhooksUrl)).body).toEqual([]);
  expect((await (await apiAs('southern')).get(webhooksUrl)).body).toEqual([]);
});

it('[PROV-22] needs the permission to manage webhooks, which a machine client may have', async ({
  apiAs,
}) => {
  const without = await apiAs('manager', ['Access.DISPATCH', 'Consignment.MAINTAIN']);
  expect(await without.get(webhooksUrl)).toMatchObject({ status: 403 });
  expect(await (await apiAs('kowhai-erp')).get(webhooksUrl)).toMatchObject({ status: 200 });
});
