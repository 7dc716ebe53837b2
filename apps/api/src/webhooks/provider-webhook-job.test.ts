import { verifyWebhook } from '@consign/api-client/webhooks';
import { expect } from 'vitest';

import { answerTest } from '../testing/answer-test.js';
import { testNow } from '../testing/now.js';
import { findMessageFaults, localReceivers, startReceiver } from '../testing/webhook-test.js';
import { aurora, tasman } from '../testing/world.js';
import { saveProviderWebhook } from './provider-webhook-store.js';
import { createSecret } from './sign-message.js';
import { runSql } from '../testing/run-sql.js';

const it = answerTest
  .override('appOptions', { scope: 'file' }, () => ({ config: localReceivers, lines: [] }))
  .extend('receiver', async ({ app: _app }, { onCleanup }) => {
    const receiver = await startReceiver();
    onCleanup(() => receiver.close());
    return receiver;
  })
  .extend('listen', ({ database, receiver }) => async (tenantId: string) => {
    const secret = createSecret();
    const scope = { tenantId, organisationId: null };
    await database.asSchemaOwner(scope, (tx) =>
      saveProviderWebhook(tx, tenantId, { url: receiver.url, secret }),
    );
    return secret;
  });

const now = () => testNow.getTime() + 20_000;

it("[ANSW-14] [CALL-271] tells the provider's system of each answer, signed and without a customer, until it takes the message", async ({
  api,
  raise,
  receiver,
  listen,
  runAfter,
}) => {
  const secret = await listen(tasman.id);
  const { reference, url } = await raise();
  receiver.statuses.push(503);
  await api.post(url, { kind: 'FreeText', note: 'Ring first' });
  await runAfter(0);
  await runAfter(20);
  await runAfter(4000);
  const [first, second, ...others] = receiver.received;
  expect(others).toEqual([]);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const { id: _id, ...message } = await verifyWebhook(second?.body ?? '', second?.headers ?? {}, secret, {
    now,
  });
  expect(message).toEqual({ type: 'answers.waiting', timestamp: testNow.toISOString(), data: {} });
  expect(findMessageFaults(message)).toBeNull();
  for (const { body } of receiver.received) expect(body).not.toMatch(new RegExp(`${reference}|Ring`, 'u'));
});

it('[ANSW-14] tells nobody where the provider named no address, whatever another provider named', async ({
  api,
  raise,
  database,
  receiver,
  listen,
  runAfter,
}) => {
  await runSql(database)`delete from provider_webhooks`;
  await listen(aurora.id);
  const { url } = await raise();
  await api.post(url, { kind: 'ReturnToSender' });
  await runAfter(0);
  expect(receiver.received).toEqual([]);
});
