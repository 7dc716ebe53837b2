import { useState } from 'react';

import type { GridPlace } from './grid-keys.js';

/** The active cell, and its text while it is edited. */
export interface GridCursor {
  readonly place: GridPlace;
  /** Null while the cell isn't edited. */
  readonly draft: string | null;
  readonly isDraftInvalid: boolean;
  /** Grows whenever the active cell should get the focus. */
  readonly focusCount: number;
  /** To the first cell, without the focus. */
  readonly reset: () => void;
  readonly moveTo: (place: GridPlace) => void;
  readonly startEdit: (text: string) => void;
  readonly setDraft: (text: string) => void;
  /** Leaves the field; the cell gets the focus. */
  readonly endEdit: () => void;
}

export function useGridCursor(): Omit<GridCursor, 'isDraftInvalid'> {
  const [place, setPlace] = useState<GridPlace>({ position: 0, column: 0 });
  const [draft, setDraft] = useState<string | null>(null);
  const [focusCount, setFocusCount] = useState(0);
  const focus = (): void => {
    setFocusCount((count) => count + 1);
  };
  return {
    place,
    draft,
    focusCount,
    reset: () => {
      setPlace({ position: 0, column: 0 });
      setDraft(null);
    },
    moveTo: (to) => {
      setPlace(to);
      setDraft(null);
      focus();
    },
    startEdit: setDraft,
    setDraft,
    endEdit: () => {
      setDraft(null);
      focus();
    },
  };
}
