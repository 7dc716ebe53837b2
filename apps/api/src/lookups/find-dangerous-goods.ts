import { type DangerousGoodsRow, commonDangerousGoods } from './dangerous-goods.js';

const byNumber = new Map<string, DangerousGoodsRow>(commonDangerousGoods.map((row) => [row[0], row]));

export interface DangerousGoodsEntry {
  readonly unNumber: string;
  readonly name: string;
  readonly class: string;
  readonly subsidiaryClass1: string | null;
  readonly subsidiaryClass2: string | null;
}

/** The built-in entry of a UN number. */
export function findCommonDangerousGoods(unNumber: string): DangerousGoodsEntry | undefined {
  const row = byNumber.get(unNumber);
  if (row === undefined) return undefined;
  const [, name, cls, subsidiaryClass1 = null, subsidiaryClass2 = null] = row;
  return { unNumber, name, class: cls, subsidiaryClass1, subsidiaryClass2 };
}
