import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { targetDeliveryId, targetWebhookId } from './target-ids.js';

/** Saves a webhook for the target's site with a message about its consignment. */
export function saveWebhook(
  database: Database,
  { tenantId, organisationId }: Scope,
  { siteId, userId, consignmentId, reference }: Target,
  name: string,
): Promise<unknown> {
  const data = { reference, siteId, statusCode: 'FINAL', title: null, standardEventCode: null };
  const message = { type: 'consignment.status_changed', timestamp: testNow.toISOString(), data };
  return database.asSchemaOwner({ tenantId, organisationId }, async (tx) => {
    const owner = sql`${tenantId}, ${organisationId}`;
    await sql`delete from webhooks where tenant_id = ${tenantId} and organisation_id = ${organisationId}
      and id = ${targetWebhookId}`.execute(tx);
    await sql`insert into webhooks (tenant_id, organisation_id, id, created_by, url, description, event_types, site_ids,
        is_active, secret, created_at)
      values (${owner}, ${targetWebhookId}, ${userId}, 'https://erp.example/consign', ${name},
        array['consignment.exception'], array[${siteId}]::uuid[], true, ${`whsec_${name}`}, ${testNow})`.execute(
      tx,
    );
    await sql`insert into webhook_deliveries (tenant_id, organisation_id, webhook_id, id, consignment_id, message, state,
        created_at, error)
      values (${owner}, ${targetWebhookId}, ${targetDeliveryId}, ${consignmentId}, ${JSON.stringify(message)}::jsonb,
        'Failed', ${testNow}, ${name})`.execute(tx);
  });
}
