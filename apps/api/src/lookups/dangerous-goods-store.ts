import { type Columns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type DangerousGoodsEntry, commonDangerousGoods } from './dangerous-goods.js';

const columns = {
  unNumber: 'un_number',
  name: 'name',
  class: 'class',
  subsidiaryClass1: 'subsidiary_class_1',
  subsidiaryClass2: 'subsidiary_class_2',
  packingGroup: 'packing_group',
} as const satisfies Columns<'dangerous_goods'> & Record<keyof DangerousGoodsEntry, string>;

/** The entries of some UN numbers: the provider's own, or else the built-in ones. */
export async function listDangerousGoods(
  tx: Tx,
  tenantId: string,
  unNumbers: readonly string[],
): Promise<DangerousGoodsEntry[]> {
  if (unNumbers.length === 0) return [];
  const own = await tx
    .selectFrom('dangerous_goods as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.un_number', 'in', unNumbers)
    .select(selectFields('d', columns))
    .execute();
  return unNumbers.flatMap((unNumber) => {
    const entry = own.find((each) => each.unNumber === unNumber) ?? byNumber.get(unNumber);
    return entry === undefined ? [] : [entry];
  });
}

const byNumber = new Map(commonDangerousGoods.map((entry) => [entry.unNumber, entry]));
