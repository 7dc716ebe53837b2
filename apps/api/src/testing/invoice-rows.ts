import { sql } from 'kysely';

import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import type { Target } from './operation-call.js';
import { targetInvoiceId } from './target-ids.js';

/** Saves an invoice under a number with one line about the target's consignment, checked unless told otherwise. */
export function saveInvoice(
  database: Database,
  { tenantId, organisationId }: Scope,
  { siteId, accountId, userId, consignmentId, reference }: Target,
  number: string,
  isChecked = true,
): Promise<unknown> {
  return database.asSchemaOwner({ tenantId, organisationId }, async (tx) => {
    const owner = sql`${tenantId}, ${organisationId}`;
    await sql`delete from invoices where tenant_id = ${tenantId} and organisation_id = ${organisationId}
      and id = ${targetInvoiceId}`.execute(tx);
    await sql`insert into invoices (tenant_id, organisation_id, id, account_id, number, invoice_date, total_cents,
        line_count, is_gst_included, created_by, created_at, checked_at, site_ids)
      values (${owner}, ${targetInvoiceId}, ${accountId}, ${number}, '2026-03-16', 1000, 1, false, ${userId}, ${testNow},
        ${isChecked ? testNow : null}::timestamptz, array[${siteId}]::uuid[])`.execute(tx);
    await sql`insert into invoice_lines (tenant_id, organisation_id, invoice_id, line, reference, customer_reference,
        description, amount_cents, verdict, consignment_id)
      values (${owner}, ${targetInvoiceId}, 1, ${reference}, '', ${number}, 1000, ${isChecked ? 'NotDelivered' : null},
        ${consignmentId})`.execute(tx);
    await sql`insert into invoice_settings values (${owner}, ${accountId}, 5, 50,
      ${JSON.stringify({ [number.toLowerCase()]: 'reference' })}::jsonb)
      on conflict (tenant_id, organisation_id, account_id) do nothing`.execute(tx);
  });
}
