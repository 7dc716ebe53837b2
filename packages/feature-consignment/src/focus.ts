import { flushSync } from 'react-dom';

const titleId = 'consignment-title';

/** Makes the screen's title focusable, for when the focused element is gone. */
export const titleProps = { id: titleId, tabIndex: -1 } as const;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Restores a lost focus to the element that had it, or to the title if that is gone or disabled. Leaves the focus alone
 * if it is elsewhere by now.
 */
export function restoreFocus(before: Element | null): void {
  if (!isFocusLost()) return;
  const isUsable = before instanceof HTMLElement && before.isConnected && !before.matches(':disabled');
  const target = isUsable ? before : document.getElementById(titleId);
  // The title is in a sticky bar: no scrolling needed.
  target?.focus({ preventScroll: true });
}

/** For a button that its own click removes. */
export function restoreFocusAfter(run: () => void): void {
  flushSync(run);
  restoreFocus(null);
}
