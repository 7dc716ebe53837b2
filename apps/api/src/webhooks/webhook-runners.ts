import { createCustomerTurns } from '../services/jobs/customer-turns.js';
import { type JobRunner, createJobRunner } from '../services/jobs/run-jobs.js';
import { deliverWebhookJob } from './deliver-webhook-job.js';
import { providerWebhookJob } from './provider-webhook-job.js';
import type { SendMessage } from './send-message.js';

/** The number of receivers that a process waits for at the same time: waiting costs almost nothing. */
const RUNNERS = 4;

/** Each customer uses one runner at a time, so that a slow receiver delays no other customer (PROV-51). */
export function createWebhookRunners(
  work: Omit<Parameters<typeof createJobRunner>[0], 'handlers' | 'name' | 'turns'>,
  send: SendMessage,
): JobRunner[] {
  const turns = createCustomerTurns();
  const handlers = [deliverWebhookJob({ ...work, send }), providerWebhookJob({ ...work, send })];
  return Array.from({ length: RUNNERS }, (_, index) =>
    createJobRunner({ ...work, name: `webhook ${index + 1}`, handlers, turns }),
  );
}
