import type { Consignment, LineItem, PackagingType } from '@consign/api-client/consignment';
import {
  findPackageType,
  freightMessages,
  localFreight,
  toLineItem,
  toLineItemInput,
  useFormSlice,
  useRequestKeys,
  type Freight,
  type ItemRefusal,
} from '@consign/consignment-parts';
import type { LineItemWire } from '@consign/domain/rules';
import { findApiError, findStaleItem, lineItemMutations } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';

import type { EditConflict } from './comparison/Comparison.js';
import { describeItem } from './comparison/describe-item.js';
import type { Side } from './comparison/differences.js';
import type { ItemConflict } from './comparison/ItemComparison.js';
import type { SaveFailure } from './failures.js';
import type { FormStore } from './form-actions.js';
import type { Changed } from './intents.js';

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

function toRefusal(error: unknown): ItemRefusal {
  const failure = findApiError(error);
  return { message: failure?.message ?? 'Something went wrong', problems: failure?.problems ?? [] };
}

function isSameInput(one: LineItem, other: LineItem): boolean {
  return JSON.stringify(toLineItemInput(one)) === JSON.stringify(toLineItemInput(other));
}

/** Items of a saved consignment: each change is a call of its own (CALL-41). */
function useSavedFreight({ dispatch }: FormStore, options: Options): Freight {
  const { consignment, packagingTypes } = options;
  const { reference = '', lineItems: items = [] } = consignment ?? {};
  const onChanged = (): void => options.onChanged('content');
  const mutations = lineItemMutations(useClient());
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const remove = useMutation(mutations.remove());
  const track = useAnalytics();
  const keys = useRequestKeys();

  const add = async (input: LineItemWire): Promise<ItemRefusal | null> => {
    try {
      await create.mutateAsync({ reference, body: input, idempotencyKey: keys.get(input) });
    } catch (error) {
      return toRefusal(error);
    }
    keys.forget(input);
    toastSuccess(freightMessages.added);
    track({ name: 'line item created' });
    onChanged();
    return null;
  };

  const undo = async (item: LineItem): Promise<void> => {
    const input = toLineItemInput(item);
    // With the key that added it, the server would only repeat its answer.
    keys.forget(input);
    const refusal = await add(input);
    if (refusal === null) return;
    dispatch({
      type: 'refused',
      failure: {
        title: "Couldn't restore the deleted freight item",
        problems: [{ path: '', message: `${describeItem(item)}: ${refusal.message}` }],
      },
    });
  };

  const change = async (input: LineItemWire, item: LineItem): Promise<ItemRefusal | null> => {
    try {
      await update.mutateAsync({
        reference,
        itemId: item.id,
        body: {
          ...input,
          id: item.id,
          // The server refuses to overwrite somebody else's change (CONS-57).
          ...(item.version === undefined ? {} : { version: item.version }),
        },
      });
    } catch (error) {
      const compared = await compare(input, item, error);
      if (compared !== 'saved') return compared;
    }
    toastSuccess(freightMessages.changed);
    onChanged();
    return null;
  };

  /** Asks which version to keep; null goes back to the item form. */
  const askForSide = (conflict: Omit<ItemConflict, 'answer'>): Promise<Side | null> =>
    new Promise((resolve) => {
      const answer = (side: Side | null): void => {
        dispatch({ type: 'item compared', conflict: null });
        resolve(side);
      };
      dispatch({ type: 'item compared', conflict: { ...conflict, answer } });
    });

  /** After somebody else's change: saves the side that the user chooses. 'saved' if theirs equals the sent item. */
  const compare = async (
    input: LineItemWire,
    item: LineItem,
    error: unknown,
  ): Promise<ItemRefusal | null | 'saved'> => {
    const theirs = findStaleItem(error);
    const isDeleted = findApiError(error)?.status === 404;
    const packagingType = findPackageType(input, packagingTypes, item);
    if ((theirs === null && !isDeleted) || packagingType === undefined) return toRefusal(error);
    const mine = toLineItem(input, item.id, packagingType);
    if (theirs !== null && isSameInput(mine, theirs)) return 'saved';
    const side = await askForSide({ reference, was: item, mine, theirs });
    if (side === null) return toRefusal(error);
    if (side === 'theirs') return null;
    if (theirs === null) return add(input);
    const { version: _old, ...unversioned } = item;
    return change(input, theirs.version === undefined ? unversioned : { ...item, version: theirs.version });
  };

  return {
    items,
    save: (input, item) => (item === null ? add(input) : change(input, item)),
    remove: async (item) => {
      try {
        await remove.mutateAsync({ reference, itemId: item.id, version: item.version });
      } catch (error) {
        return toRefusal(error);
      }
      toastSuccess(freightMessages.deleted, { label: 'Undo', onClick: () => void undo(item) });
      onChanged();
      return null;
    },
  };
}
