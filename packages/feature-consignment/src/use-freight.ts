import type { Consignment, LineItem, PackagingType } from '@consign/api-client/consignment';

import { toLineItemInput } from './request-bodies.js';
import type { Freight } from './freight.js';
import { localFreight } from './local-freight.js';
import { useSavedFreight } from './use-saved-freight.js';

interface Options {
  /** Null before the first save. */
  readonly consignment: Consignment | null;
  /** The items that wait for the first save. */
  readonly waiting: readonly LineItem[];
  readonly onChangeWaiting: (change: (items: readonly LineItem[]) => readonly LineItem[]) => void;
  readonly packagingTypes: readonly PackagingType[];
  /** An item of a saved consignment was added, changed or deleted. */
  readonly onChanged: () => void;
}

/** The freight items, in the form before the first save and on the server after it. */
export function useFreight(options: Options): Freight {
  const { consignment, waiting, onChangeWaiting, packagingTypes, onChanged } = options;
  const saved = useSavedFreight({
    reference: consignment?.reference ?? '',
    items: consignment?.lineItems ?? [],
    onChanged,
  });
  return consignment === null
    ? localFreight({ items: waiting, onChange: onChangeWaiting, packagingTypes })
    : saved;
}

/** Saves the freight items that were chosen in a comparison as they are here, each by its own call (CONS-33). */
export async function restoreItems(
  freight: Freight,
  theirs: readonly LineItem[],
  chosen: ReadonlySet<string>,
): Promise<void> {
  for (const id of chosen) {
    const own = freight.items.find((item) => item.id === id);
    const other = theirs.find((item) => item.id === id);
    // One after the other: each call reads the consignment again.
    // eslint-disable-next-line no-await-in-loop -- with two calls at once the older list could arrive last
    if (own !== undefined) await freight.save(toLineItemInput(own), other ?? null);
    // eslint-disable-next-line no-await-in-loop -- as above
    else if (other !== undefined) await freight.remove(other);
  }
}
