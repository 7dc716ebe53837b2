import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { StoredDangerousGoods, StoredParticipant } from '../../database/schema.js';
import type { Viewer } from '../../database/owner.js';

export interface PrintedItem {
  readonly count: number;
  readonly packagingType: string;
  readonly description: string | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly volume: number;
  readonly weight: number;
  readonly dangerousGoods: StoredDangerousGoods | null;
}

/** All that a document or a file says of a consignment. Measures are steps. */
export interface PrintedConsignment {
  readonly id: string;
  readonly reference: string;
  readonly chargeSiteId: string;
  readonly chargeSite: { readonly code: string; readonly name: string };
  readonly createdAt: Date;
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
  readonly serviceTypeCode: string;
  /** Its name. */
  readonly serviceType: string;
  readonly account: { readonly code: string; readonly description: string };
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly senderReference: string | null;
  readonly receiverReference: string | null;
  readonly salesReference: string | null;
  readonly notes: string | null;
  readonly receiverNotes: string | null;
  readonly requestedPickupAt: Date | null;
  readonly requestedDeliveryAt: Date | null;
  readonly confirmedDeliveryAt: Date | null;
  readonly tags: readonly { readonly name: string }[];
  readonly flags: readonly { readonly code: 'EXPORT'; readonly flagProperties: { readonly ecert: string } }[];
  readonly hireage: readonly {
    readonly name: string;
    readonly providerCode: string;
    readonly quantity: number;
  }[];
  readonly items: readonly PrintedItem[];
}

/** Which consignments: by their references, in capitals, or by their ids. */
export type PrintedBy = { readonly references: readonly string[] } | { readonly ids: readonly string[] };

/** Those of them that the viewer may see, in the order in which they were asked for. */
export async function listPrintedConsignments(
  tx: Tx,
  viewer: Viewer,
  by: PrintedBy,
): Promise<PrintedConsignment[]> {
  const { rows } = await sql<PrintedConsignment>`
    select c.id, c.reference, c.charge_site_id as "chargeSiteId",
      jsonb_build_object('code', s.code, 'name', s.name) as "chargeSite",
      c.created_at as "createdAt", c.status_code as "statusCode", c.status_at as "statusAt",
      c.service_type_code as "serviceTypeCode", coalesce(st.name, c.service_type_code) as "serviceType",
      jsonb_build_object('code', a.code, 'description', a.description) as account,
      c.sender, c.receiver, c.sender_reference as "senderReference", c.receiver_reference as "receiverReference",
      c.sales_reference as "salesReference", c.notes, c.receiver_notes as "receiverNotes",
      c.requested_pickup_at as "requestedPickupAt", c.requested_delivery_at as "requestedDeliveryAt",
      c.confirmed_delivery_at as "confirmedDeliveryAt", c.tags, c.flags,
      (select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(u.name, h ->> 'hireUnitCode'),
          'providerCode', h ->> 'providerCode', 'quantity', h -> 'quantity')), '[]')
        from jsonb_array_elements(c.hireage) h left join hire_units u on u.tenant_id = c.tenant_id
          and u.provider_code = h ->> 'providerCode' and u.code = h ->> 'hireUnitCode') as hireage,
      (select coalesce(jsonb_agg(jsonb_build_object('count', i.item_count,
          'packagingType', coalesce(p.name, i.packaging_type_code), 'description', i.description,
          'length', i.length_steps, 'width', i.width_steps, 'height', i.height_steps, 'volume', i.volume_steps,
          'weight', i.weight_steps, 'dangerousGoods', i.dangerous_goods) order by i.position, i.id), '[]')
        from line_items i left join packaging_types p on p.tenant_id = i.tenant_id
          and p.organisation_id = i.organisation_id and p.code = i.packaging_type_code
        where i.tenant_id = c.tenant_id and i.organisation_id = c.organisation_id and i.consignment_id = c.id) as items
    from ${askedFor(by)}
    join sites s on s.tenant_id = c.tenant_id and s.organisation_id = c.organisation_id and s.id = c.charge_site_id
    join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
    left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
      and st.code = c.service_type_code
    where c.tenant_id = ${viewer.tenantId} and c.organisation_id = ${viewer.organisationId}
      and c.charge_site_id = any(${[...viewer.siteIds]}::uuid[])
    order by asked.at`.execute(tx);
  return rows;
}

function askedFor(by: PrintedBy) {
  return 'ids' in by
    ? sql`unnest(${[...by.ids]}::uuid[]) with ordinality asked (id, at) join consignments c on c.id = asked.id`
    : sql`unnest(${[...by.references]}::text[]) with ordinality asked (reference, at)
        join consignments c on c.reference = asked.reference`;
}
