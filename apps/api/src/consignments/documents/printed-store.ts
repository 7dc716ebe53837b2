import { textFieldNames } from '@consign/domain/rules';
import { sql } from 'kysely';

import { fieldList, jsonObject, pickColumns } from '../../database/columns.js';
import type { Tx } from '../../database/database.js';
import { type Viewer, visibleTo, ofSameConsignment } from '../../database/owner.js';
import type { PrintedConsignment, PrintedItem } from '../../services/documents/print-order.js';
import { type ConsignmentRow, consignmentColumns } from '../consignment-row.js';
import { lookupJoins, namedHireage } from '../consignment-store.js';
import { type LineItemRow, lineItemColumns } from '../freight/line-item-store.js';
import { type PrintedExtra, printedExtras } from '../../extras/index.js';

const columns = pickColumns(consignmentColumns, [
  'id',
  'reference',
  'chargeSiteId',
  'createdAt',
  'statusCode',
  'statusAt',
  'serviceTypeCode',
  'sender',
  'receiver',
  ...textFieldNames,
  'requestedPickupAt',
  'requestedDeliveryAt',
  'confirmedDeliveryAt',
  'tags',
  'flags',
]);

const itemColumns = pickColumns(lineItemColumns, [
  'id',
  'count',
  'description',
  'length',
  'width',
  'height',
  'volume',
  'weight',
  'dangerousGoods',
]);

type StoredItem = Pick<LineItemRow, keyof typeof itemColumns> & Pick<PrintedItem, 'packagingType'>;

/** Everything that a document or an export says of a consignment. */
export interface PrintableConsignment
  extends
    Pick<ConsignmentRow, keyof typeof columns>,
    Pick<PrintedConsignment, 'serviceType' | 'chargeSite' | 'account' | 'hireage'> {
  readonly items: readonly StoredItem[];
}

/** Which consignments: by reference or by id. */
export type PrintedBy = { readonly references: readonly string[] } | { readonly ids: readonly string[] };

/**
 * The requested consignments that the viewer may see, in the order of the request. Raw: the items are JSON, so that one
 * statement reads all of them.
 */
export async function listPrintableConsignments(
  tx: Tx,
  viewer: Viewer,
  by: PrintedBy,
): Promise<PrintableConsignment[]> {
  const { rows } = await sql<PrintableConsignment>`
    select ${fieldList('c', columns)}, coalesce(st.name, c.service_type_code) as "serviceType",
      jsonb_build_object('code', s.code, 'name', s.name) as "chargeSite",
      jsonb_build_object('code', a.code, 'description', a.description) as account,
      ${namedHireage} as hireage,
      (select coalesce(jsonb_agg(${jsonObject('i', itemColumns)} || jsonb_build_object('packagingType',
          coalesce(p.name, i.packaging_type_code)) order by i.position, i.id), '[]')
        from line_items i left join packaging_types p on p.tenant_id = i.tenant_id
          and p.organisation_id = i.organisation_id and p.code = i.packaging_type_code
        where ${ofSameConsignment('i')}) as items
    from ${requested(by)} ${lookupJoins}
    where ${visibleTo(viewer)}
    order by requested.position`.execute(tx);
  return rows;
}

function requested(by: PrintedBy) {
  return 'ids' in by
    ? sql`unnest(${[...by.ids]}::uuid[]) with ordinality requested (id, position)
        join consignments c on c.id = requested.id`
    : sql`unnest(${[...by.references]}::text[]) with ordinality requested (reference, position)
        join consignments c on c.reference = requested.reference`;
}

/** What drivers are told about extras of the requested consignments that the viewer may see, by consignment id. */
export async function listPrintedExtras(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly PrintedExtra[]>> {
  const { rows } = await sql<{ id: string; extras: readonly PrintedExtra[] }>`
    select c.id, ${printedExtras} as extras from consignments c
    where ${visibleTo(viewer)} and c.reference = any(${[...references]}::text[])`.execute(tx);
  return new Map(rows.map(({ id, extras }) => [id, extras]));
}
