export const rowHeight = 37;
export const headHeight = 37;
/** The most rows that are drawn without virtualization. */
export const MAX_WHOLE_ROWS = 30;
/** Rows drawn above and below those in view. */
const overscan = 4;

/** The rows from `first` to `last`, both included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** The rows that fit a window of this height in px when a table is at its top. */
export function findFirstRange(windowHeight: number): RowRange {
  return { first: 0, last: Math.ceil(windowHeight / rowHeight) + overscan };
}

/** The rows that a scrolled container shows, and a few around them; null until it has been measured. */
export function findRangeInView({
  scrollTop,
  clientHeight,
}: Pick<Element, 'scrollTop' | 'clientHeight'>): RowRange | null {
  if (clientHeight === 0) return null;
  return {
    first: Math.max(Math.floor(scrollTop / rowHeight) - overscan, 0),
    last: Math.floor((scrollTop + clientHeight) / rowHeight) + overscan,
  };
}

/** The indexes to draw: the range, and the current row, because it is the tab stop. */
export function listDrawn({ first, last }: RowRange, current: number, count: number): readonly number[] {
  const end = Math.min(last, count - 1);
  const drawn = Array.from({ length: Math.max(end - first + 1, 0) }, (_, place) => first + place);
  if (current >= count || (current >= first && current <= end)) return drawn;
  return current < first ? [current, ...drawn] : [...drawn, current];
}

/** Scrolls as little as possible to show the row below the table's head. */
export function scrollToRow(container: HTMLElement | null, index: number): void {
  if (container === null) return;
  const top = index * rowHeight;
  const bottom = top + rowHeight - (container.clientHeight - headHeight);
  if (top < container.scrollTop) container.scrollTop = top;
  else if (bottom > container.scrollTop) container.scrollTop = bottom;
}
