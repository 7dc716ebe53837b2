import type { Consignment, LineItem, PackagingType } from '@consign/api-client/consignment';
import { localFreight, toLineItemInput, type Freight } from '@consign/consignment-parts';

import type { EditConflict } from './comparison/Comparison.js';
import { describeItem } from './comparison/describe-item.js';
import type { SaveFailure } from './failures.js';
import { useFormSlice, type FormStore } from './form-store.js';
import type { Changed } from './intents.js';
import { useSavedFreight } from './use-saved-freight.js';

interface Options {
  /** Null before the first save. */
  readonly consignment: Consignment | null;
  readonly packagingTypes: readonly PackagingType[];
  readonly onChanged: (what: Changed) => void;
}

/** The freight items, in the form before the first save and on the server after it. */
export function useFreight(store: FormStore, options: Options): Freight {
  const saved = useSavedFreight(store, options);
  const items = useFormSlice(store, ({ values }) => values.lineItems);
  if (options.consignment !== null) return saved;
  return localFreight({
    items,
    onChange: (change) => store.dispatch({ type: 'items changed', change }),
    packagingTypes: options.packagingTypes,
  });
}
/**
 * Saves the freight items that were chosen in a comparison as they were here, each by its own call (CONS-33). Returns
 * the refusals; null for none.
 */
export async function restoreItems(
  freight: Freight,
  { mineItems, stored }: Pick<EditConflict, 'mineItems' | 'stored'>,
  chosen: ReadonlySet<string>,
): Promise<SaveFailure | null> {
  const problems: SaveFailure['problems'][number][] = [];
  for (const id of chosen) {
    const mine = mineItems.find((item) => item.id === id);
    const theirs = stored.lineItems.find((item) => item.id === id);
    // One after the other: each call reads the consignment again.
    // eslint-disable-next-line no-await-in-loop -- with two calls at once the older list could arrive last
    const refusal = await restoreItem(freight, mine, theirs);
    const item = mine ?? theirs;
    if (refusal !== null && item !== undefined) {
      problems.push({ path: '', message: `${describeItem(item)}: ${refusal.message}` });
    }
  }
  if (problems.length === 0) return null;
  const title =
    "Some freight items couldn't be saved as you chose. Your other changes are still in the form.";
  return { title, problems };
}

async function restoreItem(freight: Freight, mine: LineItem | undefined, theirs: LineItem | undefined) {
  if (mine !== undefined) return freight.save(toLineItemInput(mine), theirs ?? null);
  return theirs === undefined ? null : freight.remove(theirs);
}
