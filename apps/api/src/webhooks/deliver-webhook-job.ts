import type { AnswersWaitingMessage } from '@consign/api-client/consignment';
import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../database/database.js';
import { type JobRunner, createCustomerTurns, createJobRunner } from '../services/jobs/run-jobs.js';
import { type JobHandler, GIVEN_UP_AFTER_MS, TryAgainAt, retryDelay } from '../services/jobs/job-handler.js';
import {
  type Attempt,
  WEBHOOK_JOB,
  disableWebhook,
  findAttempt,
  giveUpWaiting,
  saveFailure,
  saveSuccess,
} from './delivery-store.js';
import { queueDisabledMails } from './disabled-mail.js';
import { PROVIDER_WEBHOOK_JOB, findProviderWebhook } from './provider-webhook-store.js';
import { type SendMessage, ANSWER_SECONDS, RefusedUrl } from './send-message.js';
import { signMessage } from './sign-message.js';

/** Gives no reason: webhooks must not serve to explore the network. */
const NO_ANSWER = `The receiver could not be reached or gave no answer within ${ANSWER_SECONDS} seconds`;
/** A message waits at least this long for the one before it. */
const TURN_MS = 1000;

/** Sends the delivery that has the job's id (PROV-25 to PROV-28). */
export function deliverWebhookJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly send: SendMessage;
  readonly log: FastifyBaseLogger;
}): JobHandler {
  const { database, send, log } = deps;
  return {
    kind: WEBHOOK_JOB,
    run: async (job, now) => {
      const attempt = await database.inTenant(job, (tx) => findAttempt(tx, job, job.id));
      if (attempt === undefined) return;
      const turn = findTurn(attempt, now);
      if (turn !== null) throw new TryAgainAt(turn);

      const { webhookId } = attempt;
      const result = await post(send, attempt, now).catch((error: unknown) => {
        log.warn({ webhook: webhookId, delivery: job.id, err: error }, 'webhook message not sent');
        return { status: null, error: error instanceof RefusedUrl ? error.message : NO_ANSWER };
      });
      if (result.error === null) {
        const success = { id: job.id, webhookId, status: result.status, now };
        await database.inTenant(job, (tx) => saveSuccess(tx, job, success));
        return;
      }
      const retryAt = new Date(now.getTime() + retryDelay(attempt.failures + 1));
      const isLast = isOver(attempt.firstFailedAt, now);
      const told = await database.inTenant(job, async (tx) => {
        await saveFailure(tx, job, { id: job.id, webhookId, ...result, now, retryAt, isLast });
        const failingSince = new Date(now.getTime() - GIVEN_UP_AFTER_MS);
        if (!(await disableWebhook(tx, job, webhookId, { failingSince, now }))) return null;
        await giveUpWaiting(tx, job, webhookId, 'The webhook was disabled after three days of failures');
        return queueDisabledMails(tx, job, { webhookId, error: result.error, now });
      });
      if (told !== null)
        log.warn({ webhook: webhookId, told }, 'webhook disabled after three days of failures');
      else if (!isLast) throw new TryAgainAt(retryAt);
    },
  };
}

/** When it is this message's turn; null if it is. */
function findTurn({ earlierAt, retryAt }: Attempt, now: Date): Date | null {
  const soonest = earlierAt === null ? 0 : Math.max(earlierAt.getTime(), now.getTime() + TURN_MS);
  const turn = Math.max(soonest, retryAt?.getTime() ?? 0);
  return turn > now.getTime() ? new Date(turn) : null;
}

const isOver = (since: Date | null, now: Date) =>
  since !== null && now.getTime() - since.getTime() >= GIVEN_UP_AFTER_MS;

type Result =
  | { readonly status: number; readonly error: null }
  | { readonly status: number | null; readonly error: string };

async function post(send: SendMessage, attempt: Attempt, now: Date): Promise<Result> {
  const { id, url, secret, previousSecret, previousSecretUntil, message } = attempt;
  const isRotating = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  const secrets = isRotating ? [secret, previousSecret] : [secret];
  const status = await sendSigned(send, url, secrets, { id, at: now, message });
  return isTaken(status) ? { status, error: null } : { status, error: `The receiver answered ${status}` };
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Sends a message as JSON with its signatures; resolves to the status of the answer. */
function sendSigned(
  send: SendMessage,
  url: string,
  secrets: readonly string[],
  { id, at, message }: { readonly id: string; readonly at: Date; readonly message: object },
): Promise<number> {
  const body = JSON.stringify(message);
  const headers = { 'content-type': 'application/json', ...signMessage(secrets, { id, at, body }) };
  return send(url, { body, headers });
}

/**
 * Tells the provider's system to read the feed of answers (ANSW-14). The message names no customer: it may come late, twice
 * or not at all, and the feed has everything.
 */
function providerWebhookJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly send: SendMessage;
}): JobHandler {
  return {
    kind: PROVIDER_WEBHOOK_JOB,
    run: async ({ id, tenantId, organisationId, createdAt }, now) => {
      const webhook = await deps.database.inTenant({ tenantId, organisationId }, (tx) =>
        findProviderWebhook(tx, tenantId),
      );
      if (webhook === undefined) return;
      const message: AnswersWaitingMessage = {
        type: 'answers.waiting',
        timestamp: createdAt.toISOString(),
        data: {},
      };
      const status = await sendSigned(deps.send, webhook.url, [webhook.secret], { id, at: now, message });
      if (!isTaken(status)) throw new Error(`The provider's system answered ${status}`);
    },
  };
}

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
