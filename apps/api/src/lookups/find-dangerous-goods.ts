import type { DangerousGoods } from '@consign/domain/rules';

import { type DangerousGoodsRow, commonDangerousGoods } from './dangerous-goods.js';

const byNumber = new Map<string, DangerousGoodsRow>(commonDangerousGoods.map((row) => [row[0], row]));

export interface DangerousGoodsEntry extends DangerousGoods {
  readonly name: string;
}

/** The built-in entry of a UN number. */
export function findCommonDangerousGoods(unNumber: string): DangerousGoodsEntry | undefined {
  const row = byNumber.get(unNumber);
  if (row === undefined) return undefined;
  const [, name, cls, subsidiaryClass1 = null, subsidiaryClass2 = null] = row;
  return { unNumber, name, class: cls, subsidiaryClass1, subsidiaryClass2 };
}
