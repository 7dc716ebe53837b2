import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { storedJson } from '../database/stored-json.js';
import type { Author } from './change.js';
import type { FieldChange } from './field-changes.js';

/** A change of a consignment; its statuses are in the status history. */
interface TrailEntry {
  readonly id: string;
  readonly consignmentId: string;
  readonly action: string;
  /** The changed part in words, such as the name of a file. */
  readonly subject: string | null;
  readonly fields: readonly FieldChange[];
}

/** Raw: the rows come as JSON, so that one short statement writes any number of them. */
export async function insertTrailEntries(
  tx: Tx,
  { owner, user, now }: Author,
  entries: readonly TrailEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into consignment_changes
      (tenant_id, organisation_id, consignment_id, id, changed_at, user_id, action, subject, fields)
    select ${owner.tenantId}, ${owner.organisationId}, e."consignmentId", e.id, ${now}, ${user?.id ?? null}::uuid,
      e.action, e.subject, e.fields
    from jsonb_to_recordset(${storedJson(entries)}::jsonb)
      as e ("consignmentId" uuid, id uuid, action text, subject text, fields jsonb)`.execute(tx);
}
