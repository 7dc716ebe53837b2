import type { LineItem } from '@consign/domain/rules';

import type { Tx } from '../database.js';
import { type Owner, ownerColumns } from '../owner.js';
import { storedJson } from '../stored-json.js';

/** A consignment of an owner. */
export interface ConsignmentKey extends Owner {
  readonly consignmentId: string;
}

function measures(item: LineItem) {
  return {
    item_count: item.count,
    packaging_type_code: item.packagingType,
    description: item.description,
    length_steps: item.length,
    width_steps: item.width,
    height_steps: item.height,
    volume_steps: item.volume,
    weight_steps: item.weight,
    dangerous_goods: item.dangerousGoods === null ? null : storedJson(item.dangerousGoods),
  };
}

export async function insertLineItems(
  tx: Tx,
  key: ConsignmentKey,
  items: readonly { id: string; position: number; item: LineItem }[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('line_items')
    .values(
      items.map(({ id, position, item }) => ({
        ...ownerColumns(key),
        consignment_id: key.consignmentId,
        id,
        position,
        ...measures(item),
      })),
    )
    .execute();
}

/** Answers whether the consignment has the item. */
export async function saveLineItem(
  tx: Tx,
  key: ConsignmentKey,
  id: string,
  item: LineItem,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('line_items')
    .set(measures(item))
    .where('tenant_id', '=', key.tenantId)
    .where('organisation_id', '=', key.organisationId)
    .where('consignment_id', '=', key.consignmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers whether the consignment had the item. */
export async function removeLineItem(tx: Tx, key: ConsignmentKey, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('line_items')
    .where('tenant_id', '=', key.tenantId)
    .where('organisation_id', '=', key.organisationId)
    .where('consignment_id', '=', key.consignmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listLineItems(tx: Tx, key: ConsignmentKey) {
  return tx
    .selectFrom('line_items as i')
    .leftJoin('packaging_types as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'i.tenant_id')
        .onRef('p.organisation_id', '=', 'i.organisation_id')
        .onRef('p.code', '=', 'i.packaging_type_code'),
    )
    .where('i.tenant_id', '=', key.tenantId)
    .where('i.organisation_id', '=', key.organisationId)
    .where('i.consignment_id', '=', key.consignmentId)
    .select([
      'i.id',
      'i.position',
      'i.item_count as count',
      'i.description',
      'i.packaging_type_code as packagingTypeCode',
      'p.name as packagingTypeName',
      'p.default_volume_steps as defaultVolumeSteps',
      'p.default_weight_steps as defaultWeightSteps',
      'i.length_steps as length',
      'i.width_steps as width',
      'i.height_steps as height',
      'i.volume_steps as volume',
      'i.weight_steps as weight',
      'i.dangerous_goods as dangerousGoods',
    ])
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
}

export type LineItemRow = Awaited<ReturnType<typeof listLineItems>>[number];
