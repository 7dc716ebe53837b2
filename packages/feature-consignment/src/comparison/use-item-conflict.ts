import type { LineItem } from '@consign/api-client/consignment';
import { useState } from 'react';

import type { Side } from './differences.js';

/** A freight item that someone else changed or deleted while it was edited here (CONS-57). */
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

interface ItemConflicts {
  readonly conflict: ItemConflict | null;
  /** Asks which side to keep. */
  readonly ask: (conflict: Omit<ItemConflict, 'answer'>) => Promise<Side | null>;
}

/** Keeps a conflict with somebody else's change of a freight item until the user has compared both sides. */
export function useItemConflict(): ItemConflicts {
  const [conflict, setConflict] = useState<ItemConflict | null>(null);
  return {
    conflict,
    ask: (asked) =>
      new Promise((resolve) => {
        const answer = (side: Side | null): void => {
          setConflict(null);
          resolve(side);
        };
        setConflict({ ...asked, answer });
      }),
  };
}
