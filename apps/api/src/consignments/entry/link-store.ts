import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownerColumns, type Viewer } from '../../database/owner.js';
import { seenBy } from '../consignment-store.js';

export type LinkType = 'Copy' | 'Return';

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
  readonly history: readonly { code: StatusCode; at: string }[];
}

export interface Link {
  readonly type: LinkType;
  readonly source: Linked;
  readonly target: Linked;
}

const MOST = 200;

/** What leads to a consignment or from it, newest first: the links between consignments that the viewer may see. */
export async function listLinks(tx: Tx, viewer: Viewer, consignmentId: string): Promise<Link[]> {
  const { tenantId, organisationId } = viewer;
  const { rows } = await sql<Link>`
    with seen as not materialized (select c.tenant_id, c.organisation_id, c.id, c.reference from consignments c where ${seenBy(viewer)})
    select l.link_type as type, ${linked('source')} as source, ${linked('target')} as target
    from consignment_links l
    join seen source on source.id = l.source_id
    join seen target on target.id = l.target_id
    where l.tenant_id = ${tenantId} and l.organisation_id = ${organisationId}
      and (l.source_id = ${consignmentId} or l.target_id = ${consignmentId})
    order by l.created_at desc, l.target_id desc limit ${MOST}`.execute(tx);
  return rows;
}

function linked(side: 'source' | 'target') {
  const id = sql.ref(`${side}.id`);
  return sql`jsonb_build_object('id', ${id}, 'reference', ${sql.ref(`${side}.reference`)}, 'history',
    (select jsonb_agg(jsonb_build_object('code', h.status_code, 'at', h.status_at) order by h.position)
      from status_history h where h.tenant_id = ${sql.ref(`${side}.tenant_id`)}
        and h.organisation_id = ${sql.ref(`${side}.organisation_id`)} and h.consignment_id = ${id}))`;
}
