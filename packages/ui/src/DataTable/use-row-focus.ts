import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

import type { TableHandle } from './types.js';

interface Options {
  readonly container: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly handle: RefObject<TableHandle | null> | undefined;
  /** Focuses the current row when the table appears. */
  readonly focusOnMount: boolean;
  readonly perScreen: () => number;
  readonly current: number;
  readonly onCurrent: (index: number) => void;
  readonly scrollTo: (index: number) => void;
  /** Called for Space; null where rows cannot be selected. */
  readonly onSelect: ((index: number, range: boolean) => void) | null;
  readonly onOpen: (index: number) => void;
}

interface RowFocus {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * Roving tab index: one row is a tab stop, up and down move to the other rows, left and right within the row. The focus
 * starts on the row's link, so that Enter, Ctrl+Enter and the context menu are the browser's own.
 */
export function useRowFocus(options: Options): RowFocus {
  const { container, ids, handle, focusOnMount, perScreen, current } = options;
  const { onCurrent, scrollTo, onSelect, onOpen } = options;
  const count = ids.length;
  const inside = useRef<FocusedRow | null>(null);

  const focusDrawnRow = ({ index, stop }: FocusedRow): void => {
    scrollTo(index);
    const row = container.current?.querySelector(`[data-index="${index}"]`);
    const inRow = row ? findStops(row) : [];
    inRow[Math.min(stop, inRow.length - 1)]?.focus({ preventScroll: true });
  };

  const focusLink = (index: number): void => {
    scrollTo(index);
    const row = container.current?.querySelector(`[data-index="${index}"]`);
    row?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  useImperativeHandle(handle, () => ({
    focusRow: (id) => {
      const index = id === undefined ? -1 : ids.indexOf(id);
      // The row may not be rendered yet; the current row always is.
      if (index >= 0) flushSync(() => onCurrent(index));
      focusLink(index >= 0 ? index : current);
    },
  }));

  const focusInitial = useEffectEvent(() => {
    // Unless the user has moved on. The page's main content has the focus after navigation.
    if (focusOnMount && document.activeElement?.contains(container.current)) focusLink(current);
  });
  useEffect(() => {
    focusInitial();
  }, []);

  useEffect(() => {
    // The focused row was removed and the focus fell to the body: focus the row now in its place.
    if (inside.current === null || count === 0 || document.activeElement !== document.body) return;
    focusDrawnRow({ index: current, stop: inside.current.stop });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = findFocusedRow(event.target);
    if (at === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const isCheckbox = target?.matches('input') === true;
    // The browser handles Space on buttons and checkboxes; the Shift range is ours.
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
    // The next row may not be rendered yet; the current row always is.
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

/** Focusable elements of a row, in document order. */
const stops = 'a, button, input, [tabindex]';

/** A row of the page, and the index of the focused element among the row's focusable elements. */
interface FocusedRow {
  readonly index: number;
  readonly stop: number;
}

function findStops(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(stops)];
}

/** The row that an event comes from; null for the header and anything outside the table. */
function findFocusedRow(target: EventTarget): FocusedRow | null {
  const element = target instanceof Element ? target : null;
  const row = element?.closest('[data-index]');
  if (element === null || row == null) return null;
  const at = findStops(row).findIndex((stop) => stop === element);
  return { index: Number(row.getAttribute('data-index')), stop: Math.max(at, 0) };
}

/** The row that a key moves the focus to; null for keys that do not move it. */
function findNextRow(
  key: string,
  { index, stop }: FocusedRow,
  { count, perScreen }: { readonly count: number; readonly perScreen: number },
): FocusedRow | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return { index: Math.min(index + 1, last), stop };
    case 'ArrowUp':
      return { index: Math.max(index - 1, 0), stop };
    case 'PageDown':
      return { index: Math.min(index + perScreen, last), stop };
    case 'PageUp':
      return { index: Math.max(index - perScreen, 0), stop };
    case 'Home':
      return { index: 0, stop };
    case 'End':
      return { index: last, stop };
    case 'ArrowLeft':
      return { index, stop: Math.max(stop - 1, 0) };
    case 'ArrowRight':
      return { index, stop: stop + 1 };
    default:
      return null;
  }
}
