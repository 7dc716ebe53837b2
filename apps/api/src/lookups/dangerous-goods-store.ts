import { readFileSync } from 'node:fs';

import { type DangerousGoods, type GoodsClass, goodsClasses, type PackingGroup } from '@consign/domain/rules';
import Papa from 'papaparse';

import { type Columns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';

interface DangerousGoodsEntry extends DangerousGoods {
  readonly name: string;
  /** Null if the substance has none, or more than one: the sender chooses. */
  readonly packingGroup: PackingGroup | null;
}

/**
 * The entries of the UN list most common in New Zealand freight. They help with typing and have no authority: the
 * sender's declaration counts, and a provider's own entries take precedence.
 */
export const commonDangerousGoods: readonly DangerousGoodsEntry[] = Papa.parse<DangerousGoodsEntry>(
  readFileSync(new URL('dangerous-goods.csv', import.meta.url), 'utf8'),
  { header: true, skipEmptyLines: true, transform: (value) => (value === '' ? null : value) },
).data;

const classNames: Readonly<Record<GoodsClass, string>> = {
  '1': 'Explosives',
  '1.1': 'Explosives with a mass explosion hazard',
  '1.2': 'Explosives with a projection hazard',
  '1.3': 'Explosives with a fire hazard',
  '1.4': 'Explosives that present no significant hazard',
  '1.5': 'Very insensitive explosives with a mass explosion hazard',
  '1.6': 'Extremely insensitive explosives',
  '2.1': 'Flammable gases',
  '2.2': 'Non-flammable, non-toxic gases',
  '2.3': 'Toxic gases',
  '3': 'Flammable liquids',
  '4.1': 'Flammable solids',
  '4.2': 'Substances liable to spontaneous combustion',
  '4.3': 'Substances that emit flammable gases in contact with water',
  '5.1': 'Oxidising substances',
  '5.2': 'Organic peroxides',
  '6.1': 'Toxic substances',
  '6.2': 'Infectious substances',
  '7': 'Radioactive material',
  '8': 'Corrosive substances',
  '9': 'Miscellaneous dangerous substances and articles',
};

/** Every class and division, by code. */
export const dangerousGoodsClasses = goodsClasses.map((code) => ({ code, name: classNames[code] }));

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
