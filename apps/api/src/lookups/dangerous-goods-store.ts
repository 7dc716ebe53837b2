import type { DangerousGoods, PackingGroup } from '@consign/domain/rules';

import { type Columns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type DangerousGoodsRow, commonDangerousGoods } from './dangerous-goods.js';

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
    const entry = own.find((each) => each.unNumber === unNumber) ?? findCommonDangerousGoods(unNumber);
    return entry === undefined ? [] : [entry];
  });
}

const byNumber = new Map<string, DangerousGoodsRow>(commonDangerousGoods.map((row) => [row[0], row]));

interface DangerousGoodsEntry extends DangerousGoods {
  readonly name: string;
  /** Null if the substance has none, or more than one. */
  readonly packingGroup: PackingGroup | null;
}

/** The built-in entry of a UN number. */
export function findCommonDangerousGoods(unNumber: string): DangerousGoodsEntry | undefined {
  const row = byNumber.get(unNumber);
  if (row === undefined) return undefined;
  const [, name, cls, subsidiaryClass1 = null, subsidiaryClass2 = null] = row;
  const packingGroup = commonPackingGroups.get(unNumber) ?? null;
  return { unNumber, name, class: cls, subsidiaryClass1, subsidiaryClass2, packingGroup };
}

/** The common entries that have a single packing group. With more than one, the sender chooses. */
const numbers: Readonly<Record<PackingGroup, string>> = {
  I: '1428 1689 1744',
  II: '1090 1173 1193 1203 1206 1208 1219 1230 1247 1294 1490 1823 1830 2014 2468 2789 2796',
  III: '1202 1223 1299 1331 1350 1486 1593 1805 1942 1944 2055 2067 2623 2672 2809 3077 3082',
};

export const commonPackingGroups: ReadonlyMap<string, PackingGroup> = new Map(
  (['I', 'II', 'III'] as const).flatMap((group) =>
    numbers[group].split(' ').map((unNumber) => [unNumber, group]),
  ),
);
