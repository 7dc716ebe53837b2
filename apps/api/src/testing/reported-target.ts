import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { foreignScopes, foreignSecret } from './foreign-copies.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { secret } from './target.js';
import { worldId } from './world-rows.js';

/** Operations that report on the target, and the status that they need. */
const statusOf: Readonly<Record<string, string>> = {
  getAttention: 'TRANSIT',
  getConsignmentsByStatus: 'DRAFT',
  searchConsignmentsByStatus: 'DRAFT',
  getStagedToDelivered: 'DELIVERED',
  getDelivered: 'DELIVERED',
  getDifot: 'DELIVERED',
  searchDifot: 'DELIVERED',
  getRevenue: 'DELIVERED',
  searchRevenue: 'DELIVERED',
  getCosts: 'DELIVERED',
  getExceptionsByStatus: 'DRAFT',
  searchExceptions: 'DRAFT',
};

/** Gives the target what a report counts, and its foreign copies the same with words of their own. */
export async function prepareReport(
  database: Database,
  scope: Scope,
  { consignmentId }: Target,
  operationId: string,
): Promise<void> {
  const status = statusOf[operationId];
  if (status === undefined) return;
  for (const owner of [scope, ...foreignScopes]) {
    const { tenantId, organisationId } = owner;
    await database.asSchemaOwner(owner, async (tx) => {
      await sql`update consignments set status_code = ${status}, status_at = ${testNow},
          staged_at = ${testNow}::timestamptz - interval '1 day',
          requested_delivery_at = ${testNow}::timestamptz - interval '3 days'
        where tenant_id = ${tenantId} and organisation_id = ${organisationId} and id = ${consignmentId}`.execute(
        tx,
      );
      await sql`insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
          standard_event_code, title, created_at)
        select c.tenant_id, c.organisation_id, c.id, ${worldId(7601)}, 1, 'EXCP', 'CLOSED',
          ${owner === scope ? secret : foreignSecret}, ${testNow}
        from consignments c where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}
          and c.id = ${consignmentId} on conflict do nothing`.execute(tx);
      await sql`insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents,
          input_version)
        select c.tenant_id, c.organisation_id, c.id, 'CONFIRMED', ${testNow}, 12345, ''
        from consignments c where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}
          and c.id = ${consignmentId} on conflict do nothing`.execute(tx);
    });
  }
}
