import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { storedJson } from '../database/columns.js';
import type { Author, Change } from './change.js';
import { concerns } from './concerns.js';
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

/** Lets open lists and dashboards know that there is something to read (LIST-37, DASH-31). */
export async function noteLiveUpdate(tx: Tx, { owner }: Author, changes: readonly Change[]): Promise<void> {
  if (changes.some(({ kind }) => concerns[kind].isShown)) await noteTransaction(tx, owner);
}

/**
 * Notes that this transaction changed something of an organisation, and removes up to two notes of more than an hour ago,
 * so that about an hour of them stays. Raw: it never waits, since it skips a note that another transaction is removing.
 */
export async function noteTransaction(tx: Tx, owner: Owner): Promise<void> {
  await sql`
    with noted as (
      insert into organisation_changes (tenant_id, organisation_id, transaction_id, changed_at)
      values (${owner.tenantId}, ${owner.organisationId}, pg_current_xact_id()::text::bigint, now())
      on conflict do nothing returning 1
    )
    delete from organisation_changes c where exists (select from noted) and ${ownedBy(owner, 'c')}
      and c.transaction_id = any(array(select o.transaction_id from organisation_changes o
        where ${ownedBy(owner, 'o')} and o.changed_at < now() - interval '1 hour'
        order by o.changed_at limit 2 for update skip locked))`.execute(tx);
}
