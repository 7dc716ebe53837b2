import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { findFocusedRow, findNextRow, type FocusedRow } from './row-keys.js';

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
 * One row of the table is a stop of the Tab key; arrows lead to the others. The focus is on the link of the row or on
 * its checkbox, so that Enter, Ctrl+Enter and the menu of a link are the browser's own.
 */
export function useRowFocus(options: Options): RowFocus {
  const { container, count, perScreen, current, onCurrent, scrollTo, onSelect, onOpen } = options;
  const inside = useRef<FocusedRow | null>(null);

  const focusDrawnRow = ({ index, stop }: FocusedRow): void => {
    scrollTo(index);
    const row = container.current?.querySelector(`[data-index="${index}"]`);
    const target = row?.querySelector<HTMLElement>(`[data-row-${stop}]`);
    target?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // The row that had the focus is gone, and took it along: its place has another.
    if (inside.current === null || count === 0 || document.activeElement !== document.body) return;
    focusDrawnRow({ index: current, stop: inside.current.stop });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = findFocusedRow(event.target);
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && onSelect !== null) {
      // A checkbox answers Space by itself; with Shift the range is ours.
      if (at.stop === 'checkbox' && !event.shiftKey) return;
      event.preventDefault();
      onSelect(at.index, event.shiftKey);
      return;
    }
    if (event.key === 'Enter' && at.stop === 'checkbox') {
      onOpen(at.index);
      return;
    }
    const next = findNextRow(event.key, at, { count, perScreen: perScreen() });
    if (next === null) return;
    event.preventDefault();
    // It may lie far outside of what is drawn: the row that Tab leads to always is.
    flushSync(() => onCurrent(next.index));
    focusDrawnRow(onSelect === null ? { ...next, stop: 'link' } : next);
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
