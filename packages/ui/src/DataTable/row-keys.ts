/** Focusable elements of a row, in document order. */
const stops = 'a, button, input, [tabindex]';

/** A row of the page, and the index of the focused element among the row's focusable elements. */
export interface FocusedRow {
  readonly index: number;
  readonly stop: number;
}

export function findStops(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(stops)];
}

/** The row that an event comes from; null for the header and anything outside the table. */
export function findFocusedRow(target: EventTarget): FocusedRow | null {
  const element = target instanceof Element ? target : null;
  const row = element?.closest('[data-index]');
  if (element === null || row == null) return null;
  const at = findStops(row).findIndex((stop) => stop === element);
  return { index: Number(row.getAttribute('data-index')), stop: Math.max(at, 0) };
}

/** The row that a key moves the focus to; null for keys that do not move it. */
export function findNextRow(
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
