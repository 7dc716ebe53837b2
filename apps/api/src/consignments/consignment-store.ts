import type { CubicFactor } from '@consign/domain/freight';
import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { fieldList, pickColumns } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import type { Viewer } from '../database/owner.js';
import { type ConsignmentRow, consignmentColumns } from './consignment-row.js';
import { type PackedLineItem, listLineItems } from './freight/line-item-store.js';
import { visibleTo } from './visible-to.js';

const detailColumns = pickColumns(consignmentColumns, [
  'id',
  'reference',
  'createdAt',
  'modifiedAt',
  'statusCode',
  'serviceTypeCode',
  'sender',
  'receiver',
  'senderReference',
  'receiverReference',
  'salesReference',
  'notes',
  'receiverNotes',
  'requestedPickupAt',
  'requestedDeliveryAt',
  'confirmedDeliveryAt',
  'tags',
  'flags',
  'trackingUrl',
  'hasException',
  'hasUnresolvedNotes',
]);

interface DetailRow extends Pick<ConsignmentRow, keyof typeof detailColumns> {
  readonly serviceTypeName: string | null;
  readonly cubicFactorSteps: CubicFactor | null;
  readonly chargeSite: { id: string; code: string; name: string; isActive: boolean };
  readonly account: { id: string; code: string; description: string; isActive: boolean };
  readonly hireage: readonly NamedHireage[];
  readonly sites: Readonly<
    Record<string, { id: string; code: string; name: string; isActive: boolean; isHub: boolean }>
  >;
  readonly history: readonly HistoryEntry[];
  readonly events: readonly {
    id: string;
    position: number;
    type: 'EXCP' | 'INFO';
    title: string;
    createdAt: string;
    actionRequired: boolean;
    resolvedAt: string | null;
  }[];
}

/** A consignment with its lookups, history and freight items. */
export interface ConsignmentDetail extends DetailRow {
  readonly lineItems: PackedLineItem[];
}

export type NamedHireage = ConsignmentRow['hireage'][number] & { readonly name: string };

/** A status as JSON of the database: its zone is not that of an answer. */
export interface HistoryEntry {
  readonly position: number;
  readonly code: StatusCode;
  readonly at: string;
}

/** Undefined where the viewer may not see it. Raw: its lists are JSON, so that one statement reads all of it. */
export async function findConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<ConsignmentDetail | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${fieldList('c', detailColumns)}, st.name as "serviceTypeName", st.cubic_factor_steps as "cubicFactorSteps",
      jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name, 'isActive', s.is_active) as "chargeSite",
      jsonb_build_object('id', a.id, 'code', a.code, 'description', a.description, 'isActive', a.is_active) as account,
      ${namedHireage} as hireage,
      (select coalesce(jsonb_object_agg(p.id, jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name,
          'isActive', p.is_active, 'isHub', p.is_hub)), '{}')
        from sites p where p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id
          and p.id in ((c.sender ->> 'siteId')::uuid, (c.receiver ->> 'siteId')::uuid)) as sites,
      ${statusHistory('c')} as history,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'position', e.status_position, 'type', e.event_type,
          'title', e.title, 'createdAt', e.created_at, 'actionRequired', e.action_required,
          'resolvedAt', e.resolved_at) order by e.created_at, e.id), '[]')
        from delivery_events e where e.tenant_id = c.tenant_id and e.organisation_id = c.organisation_id
          and e.consignment_id = c.id) as events
    from consignments c ${lookupJoins}
    where ${visibleTo(viewer)} and c.reference = ${reference}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { tenantId, organisationId } = viewer;
  return { ...row, lineItems: await listLineItems(tx, { tenantId, organisationId, consignmentId: row.id }) };
}

/** The charge site `s`, the account `a` and the service type `st` of a consignment `c`. */
export const lookupJoins = sql`
  join sites s on s.tenant_id = c.tenant_id and s.organisation_id = c.organisation_id and s.id = c.charge_site_id
  join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
  left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
    and st.code = c.service_type_code`;

/** The hireage of a consignment `c` with the names of the hire units; a unit that is gone has its code as name. */
export const namedHireage: RawBuilder<NamedHireage[]> = sql`
  (select coalesce(jsonb_agg(h || jsonb_build_object('name', coalesce(u.name, h ->> 'hireUnitCode'))), '[]')
    from jsonb_array_elements(c.hireage) h left join hire_units u on u.tenant_id = c.tenant_id
      and u.provider_code = h ->> 'providerCode' and u.code = h ->> 'hireUnitCode')`;

/** The status history of a row with the columns tenant_id, organisation_id and id of a consignment, oldest first. */
export function statusHistory(alias: string): RawBuilder<HistoryEntry[]> {
  return sql`
  (select coalesce(jsonb_agg(jsonb_build_object('position', h.position, 'code', h.status_code, 'at', h.status_at)
      order by h.position), '[]')
    from status_history h where h.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
      and h.organisation_id = ${sql.ref(`${alias}.organisation_id`)} and h.consignment_id = ${sql.ref(`${alias}.id`)})`;
}

/** The id of a consignment that the viewer may see. */
export async function findConsignmentId(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', reference)
    .select('c.id')
    .executeTakeFirst();
  return row?.id;
}
