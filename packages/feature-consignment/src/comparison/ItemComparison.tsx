import type { LineItem } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';

import { findItemAuthor, useChangeHistory } from './authors.js';
import { ComparisonDialog } from './ComparisonDialog.js';
import { itemDifference, type Side } from './differences.js';

/** A freight item that somebody else changed or deleted while it was edited here (CONS-57). */
export interface ItemConflict {
  readonly reference: string;
  /** The item as it was opened. */
  readonly was: LineItem;
  /** The item as it was entered. */
  readonly mine: LineItem;
  /** The item as it is stored; null if it was deleted. */
  readonly theirs: LineItem | null;
  /** Takes the side to keep; null goes back to the item form. */
  readonly answer: (side: Side | null) => void;
}

/** Compares a freight item with the version that someone else has saved since it was opened (CONS-57, CONS-58). */
export function ItemComparison({ conflict }: { readonly conflict: ItemConflict }): ReactNode {
  const { reference, was, mine, theirs, answer } = conflict;
  const changes = useChangeHistory(reference);
  const difference = itemDifference(was.id, 'Freight item', { was, mine, theirs: theirs ?? undefined });
  const author = findItemAuthor(was, theirs ?? undefined, changes);
  const who = author?.name ?? 'Someone else';
  return (
    <ComparisonDialog
      text={
        difference === null
          ? 'The saved version matches yours, so there is nothing to choose.'
          : `${who} ${theirs === null ? 'deleted' : 'changed'} this freight item since you opened it. Choose which version to keep.`
      }
      differences={difference === null ? [] : [{ ...difference, author }]}
      takeLabel="Save this"
      onTake={(chosen) => answer(chosen[was.id] ?? 'theirs')}
      onClose={() => answer(null)}
    />
  );
}
