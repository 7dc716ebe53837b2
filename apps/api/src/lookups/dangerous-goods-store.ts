import { type Columns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import type { DangerousGoodsEntry } from './find-dangerous-goods.js';

const columns = {
  unNumber: 'un_number',
  name: 'name',
  class: 'class',
  subsidiaryClass1: 'subsidiary_class_1',
  subsidiaryClass2: 'subsidiary_class_2',
} as const satisfies Columns<'dangerous_goods'> & Record<keyof DangerousGoodsEntry, string>;

/** The provider's own entry for a UN number. */
export function findOwnDangerousGoods(
  tx: Tx,
  tenantId: string,
  unNumber: string,
): Promise<DangerousGoodsEntry | undefined> {
  return tx
    .selectFrom('dangerous_goods as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.un_number', '=', unNumber)
    .select(selectFields('d', columns))
    .executeTakeFirst();
}
