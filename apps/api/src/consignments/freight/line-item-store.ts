import type { Volume, Weight } from '@consign/domain/freight';
import type { ParsedLineItem } from '@consign/domain/rules';
import { sql } from 'kysely';

import {
  type Columns,
  type Row,
  fieldList,
  pickColumns,
  selectFields,
  toColumns,
} from '../../database/columns.js';
import {
  type ConsignmentKey,
  type Viewer,
  ofConsignment,
  ownerColumns,
  visibleTo,
  ofSameConsignment,
} from '../../database/owner.js';
import type { Tx } from '../../database/database.js';

/** The column of each entered field. Measures are steps of 0.01 m, 0.0001 m³ and 0.01 kg. */
export const enteredColumns = {
  count: 'item_count',
  packagingType: 'packaging_type_code',
  description: 'description',
  length: 'length_steps',
  width: 'width_steps',
  height: 'height_steps',
  volume: 'volume_steps',
  weight: 'weight_steps',
  dangerousGoods: 'dangerous_goods',
} as const satisfies Columns<'line_items'> & Record<keyof ParsedLineItem, string>;

/** Every field of a stored freight item, with its column. */
export const lineItemColumns = {
  ...enteredColumns,
  consignmentId: 'consignment_id',
  id: 'id',
  position: 'position',
  version: 'version',
} as const satisfies Columns<'line_items'>;

/** A stored freight item: its entered values, and where it stands. Use `Pick` for parts of it. */
export type LineItemRow = Row<'line_items', typeof lineItemColumns>;

export async function insertLineItems(
  tx: Tx,
  key: ConsignmentKey,
  items: readonly { id: string; position: number; item: ParsedLineItem }[],
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
        ...toColumns(enteredColumns, item),
      })),
    )
    .execute();
}

const names = Object.values(enteredColumns);
const enteredNames = sql.join(names.map((name) => sql.ref(name)));
const enteredValues = sql.join(names.map((name) => sql.ref(`i.${name}`)));

/**
 * Copies the freight items of one consignment to another of the same owner, with new ids. Raw: the ids are passed as two
 * arrays, so that one statement copies any number of items.
 */
export async function copyLineItems(
  tx: Tx,
  key: ConsignmentKey,
  sourceId: string,
  items: readonly { from: string; to: string }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into line_items (tenant_id, organisation_id, consignment_id, id, position, ${enteredNames})
    select i.tenant_id, i.organisation_id, ${key.consignmentId}, copy.to_id, copy.position, ${enteredValues}
    from unnest(${items.map(({ from }) => from)}::uuid[], ${items.map(({ to }) => to)}::uuid[])
      with ordinality as copy (from_id, to_id, position)
    join line_items i on i.id = copy.from_id and ${ofConsignment({ ...key, consignmentId: sourceId }, 'i')}`.execute(
    tx,
  );
}

/** Returns whether the consignment has the item. */
export async function saveLineItem(
  tx: Tx,
  key: ConsignmentKey,
  id: string,
  item: ParsedLineItem,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('line_items as i')
    .set((each) => ({ ...toColumns(enteredColumns, item), version: each('version', '+', 1) }))
    .where(ofConsignment(key, 'i'))
    .where('i.id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the consignment had the item. */
export async function removeLineItem(tx: Tx, key: ConsignmentKey, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('line_items as i')
    .where(ofConsignment(key, 'i'))
    .where('i.id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A freight item with its packaging type; the name is null if the organisation no longer has that type. */
export interface PackedLineItem extends LineItemRow {
  readonly packagingTypeName: string | null;
  readonly defaultVolumeSteps: Volume | null;
  readonly defaultWeightSteps: Weight | null;
}

export function listLineItems(tx: Tx, key: ConsignmentKey): Promise<PackedLineItem[]> {
  return tx
    .selectFrom('line_items as i')
    .leftJoin('packaging_types as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'i.tenant_id')
        .onRef('p.organisation_id', '=', 'i.organisation_id')
        .onRef('p.code', '=', 'i.packaging_type_code'),
    )
    .where(ofConsignment(key, 'i'))
    .select([
      ...selectFields('i', lineItemColumns),
      'p.name as packagingTypeName',
      'p.default_volume_steps as defaultVolumeSteps',
      'p.default_weight_steps as defaultWeightSteps',
    ])
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
}

const columns = pickColumns(lineItemColumns, ['consignmentId', 'count', 'packagingType', 'dangerousGoods']);

export type LineItemSummary = Pick<
  PackedLineItem,
  keyof typeof columns | 'packagingTypeName' | 'defaultVolumeSteps' | 'defaultWeightSteps'
>;

/**
 * The freight items of those consignments that the viewer may see, in order. Raw, as measured in
 * search-plans.race.test.ts.
 */
export async function listLineItemSummaries(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LineItemSummary[]> {
  const { rows } = await sql<LineItemSummary>`
    select ${fieldList('i', columns)}, p.name as "packagingTypeName", p.default_volume_steps as "defaultVolumeSteps",
      p.default_weight_steps as "defaultWeightSteps"
    from consignments c
    join line_items i on ${ofSameConsignment('i')}
    left join packaging_types p on p.tenant_id = i.tenant_id and p.organisation_id = i.organisation_id
      and p.code = i.packaging_type_code
    where ${visibleTo(viewer)} and c.id = any(${[...ids]}::uuid[])
    order by i.consignment_id, i.position, i.id`.execute(tx);
  return rows;
}
