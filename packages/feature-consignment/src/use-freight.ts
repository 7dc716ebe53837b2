import type { LineItem, LineItemInput, PackagingType } from '@consign/api-client/consignment';
import type { ItemRefusal } from '@consign/consignment-parts';
import { lineItemMutations } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { toastDone, toastFailed } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toLineItemInput } from './bodies.js';
import { findApiError, isOutcomeUnknown } from './failures.js';

export interface Freight {
  readonly items: readonly LineItem[];
  readonly save: (input: LineItemInput, item: LineItem | null) => Promise<ItemRefusal | null>;
  readonly remove: (item: LineItem) => Promise<void>;
}

const added = 'Item has been added to consignment';
const changed = 'Freight has been saved';
const deleted = 'Item has been deleted from consignment';

interface LocalOptions {
  readonly items: readonly LineItem[];
  readonly onChange: (change: (items: readonly LineItem[]) => readonly LineItem[]) => void;
  readonly packagingTypes: readonly PackagingType[];
}

function toDangerousGoods(goods: LineItemInput['dangerousGoods']): LineItem['dangerousGoods'] {
  return goods === null || goods === undefined
    ? null
    : {
        unNumber: goods.unNumber,
        class: goods.class,
        subsidiaryClass1: goods.subsidiaryClass1 ?? null,
        subsidiaryClass2: goods.subsidiaryClass2 ?? null,
        nameAndDescription: null,
      };
}

/** Items before the first save: they wait in the form and travel with it (CONS-49). */
export function localFreight({ items, onChange, packagingTypes }: LocalOptions): Freight {
  return {
    items,
    save: async (input, item) => {
      const packagingType = packagingTypes.find(({ code }) => code === input.packagingType);
      if (packagingType === undefined) {
        return { message: 'Form is invalid, please check your details.', problems: [] };
      }
      const made: LineItem = {
        ...input,
        id: item?.id ?? crypto.randomUUID(),
        packagingType,
        description: input.description ?? null,
        length: input.length ?? null,
        width: input.width ?? null,
        height: input.height ?? null,
        dangerousGoods: toDangerousGoods(input.dangerousGoods),
      };
      onChange((list) =>
        item === null ? [...list, made] : list.map((one) => (one.id === item.id ? made : one)),
      );
      toastDone(item === null ? added : changed);
      return null;
    },
    remove: async (item) => {
      onChange((list) => list.filter(({ id }) => id !== item.id));
      toastDone(deleted, { label: 'Undo', onClick: () => onChange((list) => [...list, item]) });
    },
  };
}

function toRefusal(error: unknown): ItemRefusal {
  const failure = findApiError(error);
  return { message: failure?.message ?? 'Something went wrong', problems: failure?.problems ?? [] };
}

interface SavedOptions {
  readonly reference: string;
  readonly items: readonly LineItem[];
  /** An item was added, changed or deleted. */
  readonly onChanged: () => void;
}

/** Items of a saved consignment: each has its own call (CALL-41). */
export function useSavedFreight({ reference, items, onChanged }: SavedOptions): Freight {
  const mutations = lineItemMutations(useClient());
  const meta = { failure: 'screen' } as const;
  const create = useMutation({ ...mutations.create(), meta });
  const update = useMutation({ ...mutations.update(), meta });
  const remove = useMutation({ ...mutations.remove(), meta });
  const track = useAnalytics();
  // New for each item, the same for every try of it (CONS-34).
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async (input: LineItemInput): Promise<ItemRefusal | null> => {
    try {
      await create.mutateAsync({ reference, body: input, idempotencyKey });
      setKey(crypto.randomUUID());
      toastDone(added);
      track({ name: 'line item created' });
      onChanged();
      return null;
    } catch (error) {
      if (!isOutcomeUnknown(error)) setKey(crypto.randomUUID());
      return toRefusal(error);
    }
  };

  return {
    items,
    save: async (input, item) => {
      if (item === null) return add(input);
      try {
        await update.mutateAsync({
          reference,
          itemId: item.id,
          body: {
            ...input,
            id: item.id,
            // Somebody else's change of it is not written over unseen (CONS-57).
            ...(item.version === undefined ? {} : { version: item.version }),
          },
        });
        toastDone(changed);
        onChanged();
        return null;
      } catch (error) {
        return toRefusal(error);
      }
    },
    remove: async (item) => {
      try {
        await remove.mutateAsync({ reference, itemId: item.id, version: item.version });
        toastDone(deleted, { label: 'Undo', onClick: () => void add(toLineItemInput(item)) });
        onChanged();
      } catch (error) {
        toastFailed(toRefusal(error).message);
      }
    },
  };
}

/** Makes the items chosen in a comparison as they are in `mine`, by their own calls (CONS-33). */
export async function putBack(
  freight: Freight,
  mine: readonly LineItem[],
  theirs: readonly LineItem[],
  chosen: ReadonlySet<string>,
): Promise<void> {
  for (const id of chosen) {
    const own = mine.find((item) => item.id === id);
    const other = theirs.find((item) => item.id === id);
    // One after the other: each call reads the consignment again.
    // eslint-disable-next-line no-await-in-loop -- two at once would answer with an older list last
    if (own !== undefined) await freight.save(toLineItemInput(own), other ?? null);
    // eslint-disable-next-line no-await-in-loop -- as above
    else if (other !== undefined) await freight.remove(other);
  }
}
