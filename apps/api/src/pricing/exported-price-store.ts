import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { StoredPrice } from './consignment-price-store.js';
import type { ComputedPrice } from './engine/price.js';

/** The prices of a consignment in an export (EXTR-16). */
export interface ExportedPrices {
  readonly estimate: ComputedPrice | null;
  readonly confirmed: ComputedPrice | null;
  /** Why there is no estimate, in a customer's words. */
  readonly reason: string | null;
}

/** The prices of some of the owner's consignments, by id; without an entry where none was made yet. */
export async function listExportedPrices(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportedPrices>> {
  const rows = await tx
    .selectFrom('consignment_prices as p')
    .where(ownedBy(owner, 'p'))
    .where('p.consignment_id', 'in', ids)
    .where('p.kind', '<>', 'QUOTE')
    .select(['p.consignment_id as id', 'p.kind', 'p.price', 'p.reason'])
    .$castTo<Pick<StoredPrice, 'kind' | 'price' | 'reason'> & { readonly id: string }>()
    .execute();
  const found = new Map<string, ExportedPrices>();
  for (const { id, kind, price, reason } of rows) {
    const known = found.get(id) ?? { estimate: null, confirmed: null, reason: null };
    found.set(
      id,
      kind === 'CONFIRMED' ? { ...known, confirmed: price } : { ...known, estimate: price, reason },
    );
  }
  return found;
}
