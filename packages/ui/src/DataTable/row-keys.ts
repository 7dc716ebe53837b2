/** What of a row has the focus: its link or its checkbox. */
export type RowStop = 'link' | 'checkbox';

export interface FocusedRow {
  readonly index: number;
  readonly stop: RowStop;
}

/** The row that an event comes from; null from the header or from elsewhere. */
export function findFocusedRow(target: EventTarget): FocusedRow | null {
  const element = target instanceof Element ? target : null;
  const index = element?.closest('[data-index]')?.getAttribute('data-index');
  if (element === null || index == null) return null;
  return { index: Number(index), stop: element.matches('[data-row-checkbox]') ? 'checkbox' : 'link' };
}

/** Where a key leads from a row of so many; null for a key that leads nowhere. */
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
      return { index, stop: 'checkbox' };
    case 'ArrowRight':
      return { index, stop: 'link' };
    default:
      return null;
  }
}
