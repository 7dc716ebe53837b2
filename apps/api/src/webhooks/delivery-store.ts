import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { storedJson } from '../database/columns.js';

/** The kind of the job of a delivery, which has its id. */
export const WEBHOOK_JOB = 'webhook';

export type Message = components['schemas']['WebhookMessage'];

/** The data of a message that is about no consignment. */
export const aboutNoConsignment = {
  reference: null,
  siteId: null,
  statusCode: null,
  title: null,
  standardEventCode: null,
};

/** The limit of the contract. */
export const MAX_DELIVERIES = 100;

/** The newest deliveries of a webhook, newest first. */
export function listStoredDeliveries(tx: Tx, owner: Owner, webhookId: string) {
  return tx
    .selectFrom('webhook_deliveries')
    .where(ownedBy(owner))
    .where('webhook_id', '=', webhookId)
    .select([
      'id',
      'state',
      'attempts',
      'created_at as createdAt',
      'next_attempt_at as nextAttemptAt',
      'delivered_at as deliveredAt',
      'response_status as responseStatus',
      'error',
      'message',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(MAX_DELIVERIES)
    .execute();
}

/**
 * Adds messages in their order, each with its job. Raw: one statement adds any number of both.
 */
export async function insertDeliveries(
  tx: Tx,
  owner: Owner,
  deliveries: readonly {
    readonly id: string;
    readonly webhookId: string;
    /** Null for a message about no consignment. */
    readonly consignmentId: string | null;
    readonly message: Message;
    readonly createdAt: Date;
  }[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const list = (pick: (delivery: (typeof deliveries)[number]) => string | null) => deliveries.map(pick);
  await sql`
    with told as (
      insert into webhook_deliveries (tenant_id, organisation_id, webhook_id, id, consignment_id, message, state,
        created_at, next_attempt_at)
      select ${owner.tenantId}::uuid, ${owner.organisationId}::uuid, d.webhook_id, d.id, d.consignment_id,
        d.message::jsonb, 'Waiting', d.created_at::timestamptz, d.created_at::timestamptz
      from unnest(${list(({ webhookId }) => webhookId)}::uuid[], ${list(({ id }) => id)}::uuid[],
        ${list(({ consignmentId }) => consignmentId)}::uuid[],
        ${list(({ message }) => storedJson(message))}::text[],
        ${list(({ createdAt }) => createdAt.toISOString())}::text[])
        with ordinality as d (webhook_id, id, consignment_id, message, created_at, n)
      order by d.n
      returning tenant_id, organisation_id, id, created_at
    )
    insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
    select tenant_id, organisation_id, id, ${WEBHOOK_JOB}, '{}', 'waiting', created_at, created_at, 0 from told`.execute(
    tx,
  );
}

/** Makes a delivery wait again; false if the webhook has no such delivery. */
export async function renewDelivery(
  tx: Tx,
  owner: Owner,
  { id, webhookId, now }: { readonly id: string; readonly webhookId: string; readonly now: Date },
): Promise<boolean> {
  const renewed = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'Waiting', next_attempt_at: now, first_failed_at: null, delivered_at: null })
    .where(ownedBy(owner))
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Ends the wait of a failing webhook, for a message that its customer sends by hand (PROV-62). */
export async function endWait(tx: Tx, owner: Owner, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ retry_at: null })
    .where(ownedBy(owner))
    .where('id', '=', webhookId)
    .execute();
}

/** Gives up what waits for a webhook. */
export async function giveUpWaiting(tx: Tx, owner: Owner, webhookId: string, error: string): Promise<number> {
  const given = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'Failed', next_attempt_at: null, error })
    .where(ownedBy(owner))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'Waiting')
    .returning('id')
    .execute();
  return given.length;
}

export interface Attempt {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
  readonly failures: number;
  /** No message is tried before. */
  readonly retryAt: Date | null;
  readonly firstFailedAt: Date | null;
  readonly message: Message;
  /** When the message of the same consignment that goes first is tried; null if there is none. */
  readonly earlierAt: Date | null;
}

/** What a waiting delivery of an active webhook needs to be sent. */
export async function findAttempt(tx: Tx, owner: Owner, id: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select d.id, d.webhook_id as "webhookId", w.url, w.secret,
      w.previous_secret as "previousSecret", w.previous_secret_until as "previousSecretUntil", w.failures,
      w.retry_at as "retryAt", d.first_failed_at as "firstFailedAt", d.message,
      (select max(e.next_attempt_at) from webhook_deliveries e where ${ownedBy(owner, 'e')}
        and e.webhook_id = d.webhook_id and e.consignment_id = d.consignment_id and e.sequence < d.sequence
        and e.state = 'Waiting') as "earlierAt"
    from webhook_deliveries d join webhooks w on ${ownedBy(owner, 'w')} and w.id = d.webhook_id
    where ${ownedBy(owner, 'd')} and d.id = ${id} and d.state = 'Waiting' and w.is_active`.execute(tx);
  return rows[0];
}

/** Deliveries older than this are removed, a few with each that succeeds. */
export const KEPT_DAYS = 30;

export async function saveSuccess(
  tx: Tx,
  owner: Owner,
  { id, webhookId, status, now }: { id: string; webhookId: string; status: number; now: Date },
): Promise<void> {
  await sql`update webhook_deliveries d set state = 'Delivered', attempts = attempts + 1, next_attempt_at = null,
      delivered_at = ${now}, response_status = ${status}, error = null
    where ${ownedBy(owner, 'd')} and d.id = ${id}`.execute(tx);
  await tx
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, retry_at: null })
    .where(ownedBy(owner))
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute();
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000);
  await sql`delete from webhook_deliveries d where ${ownedBy(owner, 'd')} and d.id = any(array(
    select o.id from webhook_deliveries o where ${ownedBy(owner, 'o')} and o.webhook_id = ${webhookId}
      and o.created_at < ${oldest} and o.state <> 'Waiting' order by o.created_at limit 10))`.execute(tx);
}

/** Notes a failure; one that was given up meanwhile stays so. */
export async function saveFailure(
  tx: Tx,
  owner: Owner,
  failure: {
    readonly id: string;
    readonly webhookId: string;
    readonly status: number | null;
    readonly error: string;
    readonly now: Date;
    readonly retryAt: Date;
    /** Whether this message is given up. */
    readonly isLast: boolean;
  },
): Promise<void> {
  const { id, webhookId, status, error, now, retryAt, isLast } = failure;
  await sql`update webhook_deliveries d set state = ${isLast ? 'Failed' : 'Waiting'}, attempts = attempts + 1,
      next_attempt_at = ${isLast ? null : retryAt}::timestamptz, first_failed_at = coalesce(first_failed_at, ${now}),
      response_status = ${status}::integer, error = ${error}
    where ${ownedBy(owner, 'd')} and d.id = ${id} and d.state = 'Waiting'`.execute(tx);
  await sql`update webhooks w set failures = failures + 1, failing_since = coalesce(failing_since, ${now}),
      retry_at = ${retryAt} where ${ownedBy(owner, 'w')} and w.id = ${webhookId}`.execute(tx);
}

/** Disables a webhook that has failed at least since then; false if it has not, or is not active any more. */
export async function disableWebhook(
  tx: Tx,
  owner: Owner,
  id: string,
  { failingSince, now }: { readonly failingSince: Date; readonly now: Date },
): Promise<boolean> {
  const disabled = await tx
    .updateTable('webhooks')
    .set({ is_active: false, disabled_at: now, retry_at: null })
    .where(ownedBy(owner))
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('failing_since', '<=', failingSince)
    .returning('id')
    .executeTakeFirst();
  return disabled !== undefined;
}
