import { readFileSync } from 'node:fs';

import type { DangerousGoods, PackingGroup } from '@consign/domain/rules';
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

/** Every class and division, by code. */
export const dangerousGoodsClasses: readonly { code: string; name: string }[] = [
  { code: '1', name: 'Explosives' },
  { code: '1.1', name: 'Explosives with a mass explosion hazard' },
  { code: '1.2', name: 'Explosives with a projection hazard' },
  { code: '1.3', name: 'Explosives with a fire hazard' },
  { code: '1.4', name: 'Explosives that present no significant hazard' },
  { code: '1.5', name: 'Very insensitive explosives with a mass explosion hazard' },
  { code: '1.6', name: 'Extremely insensitive explosives' },
  { code: '2.1', name: 'Flammable gases' },
  { code: '2.2', name: 'Non-flammable, non-toxic gases' },
  { code: '2.3', name: 'Toxic gases' },
  { code: '3', name: 'Flammable liquids' },
  { code: '4.1', name: 'Flammable solids' },
  { code: '4.2', name: 'Substances liable to spontaneous combustion' },
  { code: '4.3', name: 'Substances that emit flammable gases in contact with water' },
  { code: '5.1', name: 'Oxidising substances' },
  { code: '5.2', name: 'Organic peroxides' },
  { code: '6.1', name: 'Toxic substances' },
  { code: '6.2', name: 'Infectious substances' },
  { code: '7', name: 'Radioactive material' },
  { code: '8', name: 'Corrosive substances' },
  { code: '9', name: 'Miscellaneous dangerous substances and articles' },
];

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
