import { flushSync } from 'react-dom';

const titleId = 'consignment-title';

/** For the title of the screen, where a focus goes whose place is gone. */
export const titleProps = { id: titleId, tabIndex: -1 } as const;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Puts a focus that was lost back to where it was, or to the title where that is gone or can do nothing any more. One
 * that is elsewhere by now stays there.
 */
export function restoreFocus(before: Element | null): void {
  if (!isFocusLost()) return;
  const isUsable = before instanceof HTMLElement && before.isConnected && !before.matches(':disabled');
  const target = isUsable ? before : document.getElementById(titleId);
  // The title stands in a bar that is always in sight.
  target?.focus({ preventScroll: true });
}

/** For a click on what goes away with it. */
export function restoreFocusAfter(run: () => void): void {
  flushSync(run);
  restoreFocus(null);
}
