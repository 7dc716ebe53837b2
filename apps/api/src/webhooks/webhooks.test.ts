import { expect } from 'vitest';

import { testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';
import {
  createHook,
  findMessageFaults,
  goodWebhook,
  listDeliveries,
  webhookTest as it,
  webhooksUrl,
  wellingtonId,
} from '../testing/webhook-test.js';

it('[CALL-180] [CALL-182] [CALL-183] [CALL-184] [CALL-185] [CALL-187] [PROV-22] a webhook is listed, read and changed by who has its sites', async ({
  api,
  apiAs,
  clock,
}) => {
  const { id, secret } = await createHook(api);
  const url = `${webhooksUrl}/${id}`;
  const shared = await createHook(api, { siteIds: [...goodWebhook.siteIds, wellingtonId] });
  const sent: unknown[] = [];
  for (let count = 0; count < 3; count += 1) sent.unshift((await api.post(`${url}/test`, undefined)).body);
  const changed = { ...goodWebhook, description: 'Other', isActive: false };

  // A colleague of another site, and another customer.
  const [colleague, southern] = [await apiAs('dispatch'), await apiAs('southern')];
  for (const each of [colleague, southern]) expect((await each.get(webhooksUrl)).body).toEqual([]);
  expect(await colleague.get(`${webhooksUrl}/${shared.id}`)).toMatchObject({ status: 404 });
  expect(await colleague.get(url)).toMatchObject({ status: 404 });
  expect(await colleague.get(`${url}/deliveries`)).toMatchObject({ status: 404 });
  expect(await colleague.put(url, changed)).toMatchObject({ status: 404 });
  expect(await colleague.post(`${url}/secret`, undefined)).toMatchObject({ status: 404 });
  await colleague.delete(url);
  await api.delete(`${webhooksUrl}/${shared.id}`);

  const listed = await api.get(webhooksUrl);
  expect(listed).toMatchObject({
    status: 200,
    body: [{ ...goodWebhook, id, failingSinceDateTimeUtc: null }],
  });
  expect(listed.text).not.toContain(secret);
  expect((await api.get(url)).body).toMatchObject({ ...goodWebhook, id });
  const deliveries = await listDeliveries(api, id);
  expect(deliveries.map((delivery) => ({ deliveryId: delivery.id }))).toEqual(sent);

  const rotated = await api.post(`${url}/secret`, undefined);
  const tomorrow = new Date(clock.at.getTime() + 24 * 3600_000).toISOString();
  expect(rotated).toMatchObject({ status: 200, body: { previousSecretUntilDateTimeUtc: tomorrow } });
  expect(rotated.body).not.toMatchObject({ secret });

  expect(await api.put(url, changed)).toMatchObject({ status: 204 });
  expect((await api.get(url)).body).toMatchObject(changed);
  // What waits is given up when the webhook is switched off.
  const failed = { state: 'Failed', error: 'The webhook was switched off', nextAttemptAtDateTimeUtc: null };
  expect(await listDeliveries(api, id)).toMatchObject([failed, failed, failed]);

  expect(await api.delete(url)).toMatchObject({ status: 204 });
  expect(await api.get(`${url}/deliveries`)).toMatchObject({ status: 404 });
  expect(await api.delete(url)).toMatchObject({ status: 204 });
});

it('[CALL-181] [PROV-24] [PROV-30] creating shows the secret; repeated with its key, also after a rotation, it does not', async ({
  api,
  database,
}) => {
  const headers = { 'idempotency-key': 'webhook-once' };
  const first = await api.post(webhooksUrl, goodWebhook, { headers });
  const { id, secret } = first.body as { id: string; secret: string };
  expect(first).toMatchObject({
    status: 201,
    body: { secret: expect.stringMatching(/^whsec_.{32}$/u), secretNote: null },
  });
  const url = `${webhooksUrl}/${id}/secret`;
  const secretNote = `The webhook exists. Its secret was shown once, in the first answer. If you don't have it, call POST ${url} for a new one.`;
  const repeat = () => api.post(webhooksUrl, goodWebhook, { headers });
  expect(await repeat()).toMatchObject({ status: 201, body: { id, secret: null, secretNote } });
  const rotated = (await api.post(url, undefined)).body as { secret: string };
  expect((await repeat()).body).toEqual({ id, secret: null, secretNote });

  const kept = await runSql(database)<{ answer: string }>`select answer::text from idempotency_keys`;
  expect(kept.rows).toEqual([{ answer: expect.stringContaining(id) }]);
  expect(kept.rows[0]?.answer).not.toContain(secret);
  expect(kept.rows[0]?.answer).not.toContain(rotated.secret);
});

it.for([
  'http://erp.example/',
  'https://user:word@erp.example/',
  'https://erp.example/#here',
  'https://erp.example:22/',
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
  expect(await southern.post(webhooksUrl, goodWebhook)).toMatchObject({
    status: 422,
    body: { problems: [{ id: 'PROV-22', path: '', message: expect.stringContaining('10 webhooks') }] },
  });
  expect((await southern.get(webhooksUrl)).body).toHaveLength(10);
});

it('[CALL-186] [CALL-188] [CALL-271] queues a test message, and again under the same id, unless the webhook is switched off', async ({
  api,
  app,
  database,
}) => {
  const { id } = await createHook(api);
  const queued = await api.post(`${webhooksUrl}/${id}/test`, undefined);
  const [delivery] = await listDeliveries(api, id);
  expect(queued).toMatchObject({ status: 202, body: { deliveryId: delivery?.id } });
  expect(delivery).toMatchObject({ state: 'Waiting', message: { type: 'webhook.test' } });
  expect(delivery && findMessageFaults(delivery.message)).toBeNull();
  await api.put(`${webhooksUrl}/${id}`, { ...goodWebhook, isActive: false });
  await app.runDueJobs(testNow);
  const hasJob = async () =>
    (await runSql(database)`select from jobs where id = ${delivery?.id}`).rows.length === 1;
  expect(await hasJob()).toBe(false);
  const url = `${webhooksUrl}/${id}/deliveries/${delivery?.id}/redeliver`;
  for (const each of [`${webhooksUrl}/${id}/test`, url]) {
    expect(await api.post(each, undefined)).toMatchObject({ status: 422 });
  }
  await api.put(`${webhooksUrl}/${id}`, goodWebhook);
  expect(await api.post(url, undefined)).toMatchObject({
    status: 202,
    body: { deliveryId: delivery?.id },
  });
  expect(await hasJob()).toBe(true);
  expect(await listDeliveries(api, id)).toMatchObject([{ id: delivery?.id, state: 'Waiting' }]);
  const other = await createHook(api);
  const elsewhere = `${webhooksUrl}/${other.id}/deliveries/${delivery?.id}/redeliver`;
  expect(await api.post(elsewhere, undefined)).toMatchObject({ status: 404 });
});
