import type { DangerousGoods, PackingGroup } from '@consign/domain/rules';

import { type DangerousGoodsRow, commonDangerousGoods } from './dangerous-goods.js';
import { commonPackingGroups } from './packing-groups.js';

const byNumber = new Map<string, DangerousGoodsRow>(commonDangerousGoods.map((row) => [row[0], row]));

export interface DangerousGoodsEntry extends DangerousGoods {
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
