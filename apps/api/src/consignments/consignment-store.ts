import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import type { Viewer } from '../database/owner.js';
import type { StoredParticipant } from '../database/schema.js';
import { type LineItemRow, listLineItems } from './freight/line-item-store.js';

interface ConsignmentRow {
  id: string;
  reference: string;
  createdAt: Date;
  modifiedAt: Date;
  statusCode: StatusCode;
  serviceTypeCode: string;
  serviceTypeName: string | null;
  cubicFactorSteps: number | null;
  sender: StoredParticipant;
  receiver: StoredParticipant;
  senderReference: string | null;
  receiverReference: string | null;
  salesReference: string | null;
  notes: string | null;
  receiverNotes: string | null;
  requestedPickupAt: Date | null;
  requestedDeliveryAt: Date | null;
  confirmedDeliveryAt: Date | null;
  tags: { code: string; colour: string; name: string }[];
  flags: { code: 'EXPORT'; flagProperties: { ecert: string } }[];
  trackingUrl: string | null;
  hasException: boolean;
  hasUnresolvedNotes: boolean;
  chargeSite: { id: string; code: string; name: string; isActive: boolean };
  account: { id: string; code: string; description: string; isActive: boolean };
  hireage: { providerCode: string; hireUnitCode: string; name: string | null; quantity: number }[];
  sites: Record<string, { id: string; code: string; name: string; isActive: boolean; isHub: boolean }>;
  history: { position: number; code: StatusCode; at: string }[];
  events: {
    id: string;
    position: number;
    type: 'EXCP' | 'INFO';
    title: string;
    createdAt: string;
    actionRequired: boolean;
    resolvedAt: string | null;
  }[];
}

export interface FoundConsignment extends ConsignmentRow {
  readonly lineItems: LineItemRow[];
}

/** A consignment with all that is known of it, or nothing where the viewer may not see it. */
export async function findConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<FoundConsignment | undefined> {
  const { rows } = await sql<ConsignmentRow>`
    select c.id, c.reference, c.created_at as "createdAt", c.modified_at as "modifiedAt",
      c.status_code as "statusCode", c.service_type_code as "serviceTypeCode", st.name as "serviceTypeName",
      st.cubic_factor_steps as "cubicFactorSteps",
      c.sender, c.receiver, c.sender_reference as "senderReference", c.receiver_reference as "receiverReference",
      c.sales_reference as "salesReference", c.notes, c.receiver_notes as "receiverNotes",
      c.requested_pickup_at as "requestedPickupAt", c.requested_delivery_at as "requestedDeliveryAt",
      c.confirmed_delivery_at as "confirmedDeliveryAt", c.tags, c.flags, c.tracking_url as "trackingUrl",
      c.has_exception as "hasException", c.has_unresolved_notes as "hasUnresolvedNotes",
      jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name, 'isActive', s.is_active) as "chargeSite",
      jsonb_build_object('id', a.id, 'code', a.code, 'description', a.description, 'isActive', a.is_active) as account,
      (select coalesce(jsonb_agg(h || jsonb_build_object('name', u.name)), '[]')
        from jsonb_array_elements(c.hireage) h left join hire_units u on u.tenant_id = c.tenant_id
          and u.provider_code = h ->> 'providerCode' and u.code = h ->> 'hireUnitCode') as hireage,
      (select coalesce(jsonb_object_agg(p.id, jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name,
          'isActive', p.is_active, 'isHub', p.is_hub)), '{}')
        from sites p where p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id
          and p.id in ((c.sender ->> 'siteId')::uuid, (c.receiver ->> 'siteId')::uuid)) as sites,
      (select coalesce(jsonb_agg(jsonb_build_object('position', h.position, 'code', h.status_code, 'at', h.status_at)
          order by h.position), '[]')
        from status_history h where h.tenant_id = c.tenant_id and h.organisation_id = c.organisation_id
          and h.consignment_id = c.id) as history,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'position', e.status_position, 'type', e.event_type,
          'title', e.title, 'createdAt', e.created_at, 'actionRequired', e.action_required,
          'resolvedAt', e.resolved_at) order by e.created_at, e.id), '[]')
        from delivery_events e where e.tenant_id = c.tenant_id and e.organisation_id = c.organisation_id
          and e.consignment_id = c.id) as events
    from consignments c
    join sites s on s.tenant_id = c.tenant_id and s.organisation_id = c.organisation_id and s.id = c.charge_site_id
    join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
    left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
      and st.code = c.service_type_code
    where ${seenBy(viewer)} and c.reference = ${reference}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { tenantId, organisationId } = viewer;
  return { ...row, lineItems: await listLineItems(tx, { tenantId, organisationId, consignmentId: row.id }) };
}

export function seenBy({ tenantId, organisationId, siteIds }: Viewer) {
  return sql`c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId}
    and c.charge_site_id = any(${[...siteIds]}::uuid[])`;
}

/** The id of a consignment that the viewer may see. */
export async function findConsignmentId(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select c.id from consignments c
    where ${seenBy(viewer)} and c.reference = ${reference}`.execute(tx);
  return rows[0]?.id;
}

export interface LockedConsignment {
  readonly id: string;
  readonly statusCode: StatusCode;
  readonly modifiedAt: Date;
}

/** Holds a consignment until the transaction ends, so that what is decided on it stays true. */
export async function lockConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<LockedConsignment | undefined> {
  const { rows } = await sql<LockedConsignment>`
    select c.id, c.status_code as "statusCode", c.modified_at as "modifiedAt" from consignments c
    where ${seenBy(viewer)} and c.reference = ${reference} for update`.execute(tx);
  return rows[0];
}
