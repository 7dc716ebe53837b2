import type { LineItem, LineItemInput } from '@consign/api-client/consignment';
import type { ItemRefusal } from '@consign/consignment-parts';
import { findApiError, lineItemMutations } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { toastError, toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toLineItemInput } from './request-bodies.js';
import { isOutcomeUnknown } from './failures.js';
import { freightMessages, type Freight } from './freight.js';

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

/** Items of a saved consignment: each change is a call of its own (CALL-41). */
export function useSavedFreight({ reference, items, onChanged }: SavedOptions): Freight {
  const mutations = lineItemMutations(useClient());
  const meta = { failure: 'screen' } as const;
  const create = useMutation({ ...mutations.create(), meta });
  const update = useMutation({ ...mutations.update(), meta });
  const remove = useMutation({ ...mutations.remove(), meta });
  const track = useAnalytics();
  // A new key for each item, the same key for its retries (CONS-34).
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async (input: LineItemInput): Promise<ItemRefusal | null> => {
    try {
      await create.mutateAsync({ reference, body: input, idempotencyKey });
      setKey(crypto.randomUUID());
      toastSuccess(freightMessages.added);
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
            // The server refuses to overwrite somebody else's change (CONS-57).
            ...(item.version === undefined ? {} : { version: item.version }),
          },
        });
        toastSuccess(freightMessages.changed);
        onChanged();
        return null;
      } catch (error) {
        return toRefusal(error);
      }
    },
    remove: async (item) => {
      try {
        await remove.mutateAsync({ reference, itemId: item.id, version: item.version });
        toastSuccess(freightMessages.deleted, {
          label: 'Undo',
          onClick: () => void add(toLineItemInput(item)),
        });
        onChanged();
      } catch (error) {
        toastError(toRefusal(error).message);
      }
    },
  };
}
