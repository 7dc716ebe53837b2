import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { FieldChange } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import { ownedBy } from '../../database/owner.js';
import { type ConsignmentKey, ofConsignment } from '../../database/consignment-key.js';

/** An entry of the audit trail, as JSON of the database. */
export interface TrailEntry {
  readonly at: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly action: string;
  readonly subject: string | null;
  /** Null for a change that is not of the status. */
  readonly statusCode: StatusCode | null;
  readonly reason: string | null;
  /** Whether the author was recorded; earlier releases did not record who set a status. */
  readonly isKept: boolean;
  readonly fields: readonly FieldChange[];
}

/**
 * A page of a consignment's audit trail, newest first. At the same instant a status comes after the changes, which the
 * save wrote before it, and the creation comes before everything. Raw: two tables become one trail.
 */
export async function listTrail(
  tx: Tx,
  key: ConsignmentKey,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ rowCount: number; entries: TrailEntry[] }> {
  const { rows } = await sql<{ rowCount: number; entries: TrailEntry[] }>`
    with trail as (
      select coalesce(h.recorded_at, h.status_at) as at, case h.position when 1 then 0 else h.position end as turn,
        null::uuid as id, h.user_id, case h.position when 1 then 'Created' else 'StatusChanged' end as action,
        null as subject, h.status_code, h.reason, h.recorded_at is not null as is_kept, '[]'::jsonb as fields
      from status_history h where ${ofConsignment(key, 'h')}
      union all
      select g.changed_at, 1, g.id, g.user_id, g.action, g.subject, null, null, true, g.fields
      from consignment_changes g where ${ofConsignment(key, 'g')}
    ), page as (
      select * from trail order by at desc, turn desc, id desc
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
    )
    select (select count(*) from trail) as "rowCount", coalesce(jsonb_agg(jsonb_build_object('at', p.at,
      'userId', p.user_id, 'userName', u.name, 'action', p.action, 'subject', p.subject, 'statusCode', p.status_code,
      'reason', p.reason, 'isKept', p.is_kept, 'fields', p.fields) order by p.at desc, p.turn desc, p.id desc), '[]')
      as entries
    from page p left join users u on ${ownedBy(key, 'u')} and u.id = p.user_id`.execute(tx);
  return rows[0] ?? { rowCount: 0, entries: [] };
}
