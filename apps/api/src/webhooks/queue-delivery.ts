import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';
import { rescheduleJob } from '../services/jobs/job-store.js';

export const WEBHOOK_JOB = 'webhook';

/** Queues the job of a delivery, which has its id. */
export function queueDelivery(tx: Tx, owner: Owner, id: string, now: Date): Promise<void> {
  return rescheduleJob(tx, owner, { id, kind: WEBHOOK_JOB, payload: {}, createdAt: now, dueAt: now });
}

export const switchedOff = (): Refusal =>
  ruleProblems([{ id: 'PROV-27', path: '', message: 'This webhook is switched off. Switch it on first.' }]);
