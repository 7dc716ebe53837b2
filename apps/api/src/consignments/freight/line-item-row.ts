import { type Columns, type Row, pickColumns } from '../../database/columns.js';

/** Every field of a stored freight item, with its column. Measures are steps of 0.01 m, 0.0001 m³ and 0.01 kg. */
export const lineItemColumns = {
  consignmentId: 'consignment_id',
  id: 'id',
  position: 'position',
  count: 'item_count',
  packagingTypeCode: 'packaging_type_code',
  description: 'description',
  length: 'length_steps',
  width: 'width_steps',
  height: 'height_steps',
  volume: 'volume_steps',
  weight: 'weight_steps',
  dangerousGoods: 'dangerous_goods',
  version: 'version',
} as const satisfies Columns<'line_items'>;

/** The fields of a freight item that a user enters. */
export const enteredColumns = pickColumns(lineItemColumns, [
  'count',
  'packagingTypeCode',
  'description',
  'length',
  'width',
  'height',
  'volume',
  'weight',
  'dangerousGoods',
]);

/** A stored freight item. Use `Pick` for parts of it. */
export type LineItemRow = Row<'line_items', typeof lineItemColumns>;
