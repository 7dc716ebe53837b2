import { createCustomerTurns } from '../services/jobs/customer-turns.js';
import { type JobRunner, createJobRunner } from '../services/jobs/run-jobs.js';
import { deliverWebhookJob } from './deliver-webhook-job.js';
import type { SendMessage } from './send-message.js';

/** Receivers that are waited for at the same time: waiting costs a process next to nothing. */
const RUNNERS = 4;

/** A customer uses one of them at a time, so that one whose receiver is slow holds up nobody else (PROV-51). */
export function createWebhookRunners(
  work: Omit<Parameters<typeof createJobRunner>[0], 'handlers' | 'name' | 'turns'>,
  send: SendMessage,
): JobRunner[] {
  const turns = createCustomerTurns();
  const handlers = [deliverWebhookJob({ ...work, send })];
  return Array.from({ length: RUNNERS }, (_, index) =>
    createJobRunner({ ...work, name: `webhook ${index + 1}`, handlers, turns }),
  );
}
