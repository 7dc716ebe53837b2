import { expect } from 'vitest';

import { createLogger } from '../http/problems/logger.js';
import { TryAgainAt } from '../services/jobs/job-handler.js';
import type { ClaimedJob } from '../services/jobs/job-store.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { createHook, listDeliveries, webhookTest, webhooksUrl } from '../testing/webhook-test.js';
import { deliverWebhookJob } from './deliver-webhook-job.js';
import { RefusedUrl } from './send-message.js';

const it = webhookTest
  /** Sends a test message, which fails with the error; returns what its customer and the operator are told. */
  .extend('fail', ({ api, database }) => async (cause: Error) => {
    const { id } = await createHook(api);
    const { deliveryId } = (await api.post(`${webhooksUrl}/${id}/test`, undefined)).body as {
      deliveryId: string;
    };
    const logged: string[] = [];
    const log = createLogger('info', { write: (line) => void logged.push(line) });
    const handler = deliverWebhookJob({ database, log, send: () => Promise.reject(cause) });
    const job: ClaimedJob = {
      ...kowhaiScope,
      id: deliveryId,
      kind: handler.kind,
      payload: {},
      createdAt: testNow,
      attempts: 1,
      traceparent: null,
    };
    const isPutOff = await handler.run(job, testNow).then(
      () => false,
      (reason: unknown) => reason instanceof TryAgainAt,
    );
    const [delivery] = await listDeliveries(api, id);
    await api.delete(`${webhooksUrl}/${id}`);
    return { isPutOff, told: delivery?.error, logged: logged.join('') };
  });

it.for(['getaddrinfo ENOTFOUND db.inner', 'Not all addresses of db.inner are public', 'read ECONNRESET'])(
  '[PROV-50] a receiver that cannot be reached (%s) has one sentence for its customer, and details in the log',
  async (message, { fail }) => {
    const { isPutOff, told, logged } = await fail(new Error(message));
    expect(isPutOff).toBe(true);
    expect(told).toBe('The receiver could not be reached or gave no answer within 15 seconds');
    expect(logged).toContain(message);
  },
);

it('[PROV-50] an address refused since it was saved names why, as saving does', async ({ fail }) => {
  const { told } = await fail(new RefusedUrl('The address must use port 443'));
  expect(told).toBe('The address must use port 443');
});
