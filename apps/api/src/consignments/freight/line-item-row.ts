import type { ParsedLineItem } from '@consign/domain/rules';

import type { Columns, Row } from '../../database/columns.js';

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
