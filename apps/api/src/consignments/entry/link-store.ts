import type { CopyConsignment } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, type Viewer, ownedBy, ownerColumns, visibleTo } from '../../database/owner.js';
import { type HistoryEntry, statusHistory } from '../consignment-store.js';

export type LinkType = CopyConsignment['copyType'];

export async function insertLink(
  tx: Tx,
  owner: Owner,
  link: { sourceId: string; targetId: string; type: LinkType; now: Date },
): Promise<void> {
  await tx
    .insertInto('consignment_links')
    .values({
      ...ownerColumns(owner),
      source_id: link.sourceId,
      target_id: link.targetId,
      link_type: link.type,
      created_at: link.now,
    })
    .execute();
}

interface Linked {
  readonly id: string;
  readonly reference: string;
  readonly history: readonly HistoryEntry[];
}

export interface Link {
  readonly type: LinkType;
  readonly source: Linked;
  readonly target: Linked;
}

const MAX_LINKS = 200;

/**
 * The links of a consignment, newest first, where the viewer may see both sides. Raw: both sides come from the same
 * condition, which the planner puts into each lookup by id.
 */
export async function listLinks(tx: Tx, viewer: Viewer, consignmentId: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with visible as not materialized (
      select c.tenant_id, c.organisation_id, c.id, c.reference from consignments c where ${visibleTo(viewer)})
    select l.link_type as type, ${linked('source')} as source, ${linked('target')} as target
    from consignment_links l
    join visible source on source.id = l.source_id
    join visible target on target.id = l.target_id
    where ${ownedBy(viewer, 'l')} and (l.source_id = ${consignmentId} or l.target_id = ${consignmentId})
    order by l.created_at desc, l.target_id desc limit ${MAX_LINKS}`.execute(tx);
  return rows;
}

function linked(side: 'source' | 'target') {
  return sql`jsonb_build_object('id', ${sql.ref(`${side}.id`)}, 'reference', ${sql.ref(`${side}.reference`)},
    'history', ${statusHistory(side)})`;
}
