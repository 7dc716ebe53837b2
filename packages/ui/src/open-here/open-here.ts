import type { MouseEvent } from 'react';

/** Opens a link within the page on a plain click; the browser handles clicks for another tab, window or download. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
