import { useState } from 'react';

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

/** A cell by its place among the rows shown, and its column. */
export interface GridPlace {
  readonly position: number;
  readonly column: number;
}

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
  /** Rows of a page. */
  readonly page: number;
}

/** Where a key moves to; null for a key that doesn't move. */
export function movePlace(
  { position, column }: GridPlace,
  { key, ctrlKey, metaKey }: Keys,
  { rows, columns, page }: Size,
): GridPlace | null {
  const isFar = ctrlKey || metaKey;
  const last = { position: rows - 1, column: columns - 1 };
  const targets: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { position: isFar ? 0 : position - 1, column },
    ArrowDown: { position: isFar ? last.position : position + 1, column },
    ArrowLeft: { position, column: isFar ? 0 : column - 1 },
    ArrowRight: { position, column: isFar ? last.column : column + 1 },
    Home: { position: isFar ? 0 : position, column: 0 },
    End: { position: isFar ? last.position : position, column: last.column },
    PageUp: { position: position - page, column },
    PageDown: { position: position + page, column },
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined) return null;
  return {
    position: Math.max(0, Math.min(target.position, last.position)),
    column: Math.max(0, Math.min(target.column, last.column)),
  };
}

/** Whether a key types a character. */
export function isTyped({ key, ctrlKey, metaKey }: Keys): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey;
}
