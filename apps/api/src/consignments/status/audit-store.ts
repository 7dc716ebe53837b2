import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownerColumns } from '../../database/owner.js';
import { storedJson } from '../../database/stored-json.js';
import type { ConsignmentKey } from '../consignment-key.js';

export interface FieldChange {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** What was done with a consignment, beside its statuses, which stand in the status history. */
export interface RecordedChange {
  readonly id: string;
  readonly consignmentId: string;
  readonly at: Date;
  /** Null is the provider. */
  readonly userId: string | null;
  readonly action: string;
  /** What it was done to, in words. */
  readonly subject: string | null;
  readonly fields: readonly FieldChange[];
}

/** Keeps who changed what, in the transaction of the change (CONS-55). */
export async function recordChanges(tx: Tx, owner: Owner, changes: readonly RecordedChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('consignment_changes')
    .values(
      changes.map((change) => ({
        ...ownerColumns(owner),
        consignment_id: change.consignmentId,
        id: change.id,
        changed_at: change.at,
        user_id: change.userId,
        action: change.action,
        subject: change.subject,
        fields: storedJson(change.fields),
      })),
    )
    .execute();
}

/** An entry of the trail, as JSON that the database made. */
export interface TrailEntry {
  readonly at: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly action: string;
  readonly subject: string | null;
  /** Of a status alone. */
  readonly statusCode: StatusCode | null;
  readonly reason: string | null;
  /** Whether it is known who it was: statuses of earlier releases say nothing of it. */
  readonly isKept: boolean;
  readonly fields: readonly FieldChange[];
}

/**
 * A page of all that happened to a consignment, newest first. At one instant a status comes after what was changed,
 * since a save goes before it, and the creation before everything.
 */
export async function listTrail(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ rowCount: number; entries: TrailEntry[] }> {
  const { rows } = await sql<{ rowCount: number; entries: TrailEntry[] }>`
    with trail as (
      select coalesce(h.recorded_at, h.status_at) as at, case h.position when 1 then 0 else h.position end as turn,
        null::uuid as id, h.user_id, case h.position when 1 then 'Created' else 'StatusChanged' end as action,
        null as subject, h.status_code, h.reason, h.recorded_at is not null as is_kept, '[]'::jsonb as fields
      from status_history h where h.tenant_id = ${tenantId} and h.organisation_id = ${organisationId}
        and h.consignment_id = ${consignmentId}
      union all
      select g.changed_at, 1, g.id, g.user_id, g.action, g.subject, null, null, true, g.fields
      from consignment_changes g where g.tenant_id = ${tenantId} and g.organisation_id = ${organisationId}
        and g.consignment_id = ${consignmentId}
    ), page as (
      select * from trail order by at desc, turn desc, id desc
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
    )
    select (select count(*) from trail) as "rowCount", coalesce(jsonb_agg(jsonb_build_object('at', p.at,
      'userId', p.user_id, 'userName', u.name, 'action', p.action, 'subject', p.subject, 'statusCode', p.status_code,
      'reason', p.reason, 'isKept', p.is_kept, 'fields', p.fields) order by p.at desc, p.turn desc, p.id desc), '[]')
      as entries
    from page p left join users u on u.tenant_id = ${tenantId} and u.organisation_id = ${organisationId}
      and u.id = p.user_id`.execute(tx);
  return rows[0] ?? { rowCount: 0, entries: [] };
}
