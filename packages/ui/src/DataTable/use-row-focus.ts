import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { findFocusedRow, findNextRow, findStops, type FocusedRow } from './row-keys.js';

interface Options {
  readonly container: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly perScreen: () => number;
  readonly current: number;
  readonly onCurrent: (index: number) => void;
  readonly scrollTo: (index: number) => void;
  /** What Space does; null where rows cannot be selected. */
  readonly onSelect: ((index: number, range: boolean) => void) | null;
  readonly onOpen: (index: number) => void;
}

interface RowFocus {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * One row of the table is a stop of the Tab key; up and down lead to the others, left and right to what else is in the
 * row. The focus is on its link to begin with, so that Enter, Ctrl+Enter and the menu of a link are the browser's own.
 */
export function useRowFocus(options: Options): RowFocus {
  const { container, count, perScreen, current, onCurrent, scrollTo, onSelect, onOpen } = options;
  const inside = useRef<FocusedRow | null>(null);

  const focusDrawnRow = ({ index, stop }: FocusedRow): void => {
    scrollTo(index);
    const row = container.current?.querySelector(`[data-index="${index}"]`);
    const inRow = row ? findStops(row) : [];
    inRow[Math.min(stop, inRow.length - 1)]?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // The row that had the focus is gone, and took it along: its place has another.
    if (inside.current === null || count === 0 || document.activeElement !== document.body) return;
    focusDrawnRow({ index: current, stop: inside.current.stop });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = findFocusedRow(event.target);
    if (at === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const isCheckbox = target?.matches('input') === true;
    // Buttons and checkboxes answer Space by themselves; the range, with Shift, is ours.
    const isNative = target?.matches('button') === true || (isCheckbox && !event.shiftKey);
    if (event.key === ' ' && onSelect !== null && !isNative) {
      event.preventDefault();
      onSelect(at.index, event.shiftKey);
      return;
    }
    if (event.key === 'Enter' && target?.matches('a, button') !== true) {
      onOpen(at.index);
      return;
    }
    const next = findNextRow(event.key, at, { count, perScreen: perScreen() });
    if (next === null) return;
    event.preventDefault();
    // It may lie far outside of what is drawn: the row that Tab leads to always is.
    flushSync(() => onCurrent(next.index));
    focusDrawnRow(next);
  };

  return {
    onKeyDown,
    onFocus: ({ target }) => {
      inside.current = findFocusedRow(target);
      if (inside.current !== null) onCurrent(inside.current.index);
    },
    onBlur: () => {
      inside.current = null;
    },
  };
}
