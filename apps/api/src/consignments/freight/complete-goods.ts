import { type DeclaredGoods, type ParsedLineItem, completeGoods } from '@consign/domain/rules';

import type { Tx } from '../../database/database.js';
import { listDangerousGoods } from '../../lookups/index.js';

/**
 * Completes the dangerous goods of freight items before they are stored (DG-05). `stored` has the goods of the item that
 * is being changed.
 */
export async function completeItems(
  tx: Tx,
  tenantId: string,
  items: readonly ParsedLineItem[],
  stored: DeclaredGoods | null = null,
): Promise<ParsedLineItem[]> {
  const numbers = items.flatMap(({ dangerousGoods }) => dangerousGoods?.unNumber ?? []);
  const entries = await listDangerousGoods(tx, tenantId, [...new Set(numbers)]);
  const known = [stored, ...entries.map(({ name, ...entry }) => ({ ...entry, nameAndDescription: name }))];
  return items.map((item) =>
    item.dangerousGoods === null
      ? item
      : { ...item, dangerousGoods: completeGoods(item.dangerousGoods, known) },
  );
}

/** The same for a single item. */
export async function completeItem(
  tx: Tx,
  tenantId: string,
  item: ParsedLineItem,
  stored: DeclaredGoods | null = null,
): Promise<ParsedLineItem> {
  const [completed = item] = await completeItems(tx, tenantId, [item], stored);
  return completed;
}
