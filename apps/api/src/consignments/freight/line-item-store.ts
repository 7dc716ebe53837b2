import type { LineItem } from '@consign/domain/rules';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownerColumns } from '../../database/owner.js';
import { storedJson } from '../../database/stored-json.js';

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

/** Gives a consignment the freight items of another of the same owner, under ids of their own. */
export async function copyLineItems(
  tx: Tx,
  key: ConsignmentKey,
  sourceId: string,
  items: readonly { from: string; to: string }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into line_items (tenant_id, organisation_id, consignment_id, id, position, item_count, packaging_type_code,
      description, length_steps, width_steps, height_steps, volume_steps, weight_steps, dangerous_goods)
    select i.tenant_id, i.organisation_id, ${key.consignmentId}, c.to_id, c.position, i.item_count,
      i.packaging_type_code, i.description, i.length_steps, i.width_steps, i.height_steps, i.volume_steps,
      i.weight_steps, i.dangerous_goods
    from unnest(${items.map(({ from }) => from)}::uuid[], ${items.map(({ to }) => to)}::uuid[])
      with ordinality as c (from_id, to_id, position)
    join line_items i on i.id = c.from_id and i.tenant_id = ${key.tenantId}
      and i.organisation_id = ${key.organisationId} and i.consignment_id = ${sourceId}`.execute(tx);
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
    .set((each) => ({ ...measures(item), version: each('version', '+', 1) }))
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
      'i.version',
    ])
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
}

export type LineItemRow = Awaited<ReturnType<typeof listLineItems>>[number];
