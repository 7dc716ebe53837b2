import { sql } from 'kysely';
import { expect } from 'vitest';

import { kowhaiScope } from '../testing/fixtures.js';
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

it('[PROV-30] repeated with its key, also after a rotation, answers the webhook without a secret', async ({
  api,
  database,
}) => {
  const headers = { 'idempotency-key': 'webhook-once' };
  const first = await api.post(webhooksUrl, goodWebhook, { headers });
  const { id, secret } = first.body as { id: string; secret: string };
  expect(first.body).toMatchObject({ secret: expect.stringMatching(/^whsec_/u), secretNote: null });
  const url = `${webhooksUrl}/${id}/secret`;
  const secretNote = `The webhook exists. Its secret was shown once, in the first answer. If you don't have it, call POST ${url} for a new one.`;
  const repeat = () => api.post(webhooksUrl, goodWebhook, { headers });
  expect(await repeat()).toMatchObject({ status: 201, body: { id, secret: null, secretNote } });
  const rotated = (await api.post(url, undefined)).body as { secret: string };
  expect((await repeat()).body).toEqual({ id, secret: null, secretNote });

  const kept = await database.asOwner(kowhaiScope, (tx) =>
    sql<{ answer: string }>`select answer::text from idempotency_keys`.execute(tx),
  );
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
