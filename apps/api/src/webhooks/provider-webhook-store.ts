import { sql } from 'kysely';

import { saveRow } from '../database/save-row.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';

/** The kind of a job that tells the provider of answers. */
export const PROVIDER_WEBHOOK_JOB = 'provider-webhook';

/** Where the freight provider's own system hears of answers. */
export interface ProviderWebhook {
  readonly url: string;
  readonly secret: string;
}

export function findProviderWebhook(tx: Tx, tenantId: string): Promise<ProviderWebhook | undefined> {
  return tx
    .selectFrom('provider_webhooks')
    .where('tenant_id', '=', tenantId)
    .select(['url', 'secret'])
    .executeTakeFirst();
}

/** Adds or replaces the webhook; for an operator. */
export async function saveProviderWebhook(
  tx: Tx,
  tenantId: string,
  { url, secret }: ProviderWebhook,
): Promise<void> {
  await saveRow(tx, 'provider_webhooks', { tenant_id: tenantId }, { url, secret });
}

export async function removeProviderWebhook(tx: Tx, tenantId: string): Promise<void> {
  await tx.deleteFrom('provider_webhooks').where('tenant_id', '=', tenantId).execute();
}

/** Adds a job that tells the provider of an answer, if the provider has a webhook. Raw: one statement does both. */
export async function queueForProvider(tx: Tx, owner: Owner, id: string, now: Date): Promise<void> {
  const { tenantId, organisationId } = owner;
  await sql`
    insert into jobs (tenant_id, organisation_id, id, kind, payload, state, created_at, due_at, attempts)
    select p.tenant_id, ${organisationId}::uuid, ${id}::uuid, ${PROVIDER_WEBHOOK_JOB}, '{}', 'waiting',
      ${now}::timestamptz, ${now}::timestamptz, 0
    from provider_webhooks p where p.tenant_id = ${tenantId}`.execute(tx);
}
