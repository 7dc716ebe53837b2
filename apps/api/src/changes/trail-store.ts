import type { Tx } from '../database/database.js';
import { type Owner, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/stored-json.js';
import type { FieldChange } from './field-changes.js';

/** A change of a consignment; its statuses are in the status history. */
interface TrailEntry {
  readonly id: string;
  readonly consignmentId: string;
  readonly at: Date;
  /** Null is the provider. */
  readonly userId: string | null;
  readonly action: string;
  /** The changed part in words, such as the name of a file. */
  readonly subject: string | null;
  readonly fields: readonly FieldChange[];
}

export async function insertTrailEntries(
  tx: Tx,
  owner: Owner,
  entries: readonly TrailEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('consignment_changes')
    .values(
      entries.map((entry) => ({
        ...ownerColumns(owner),
        consignment_id: entry.consignmentId,
        id: entry.id,
        changed_at: entry.at,
        user_id: entry.userId,
        action: entry.action,
        subject: entry.subject,
        fields: storedJson(entry.fields),
      })),
    )
    .execute();
}
