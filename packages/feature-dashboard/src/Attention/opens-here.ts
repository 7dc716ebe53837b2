import type { MouseEvent } from 'react';

/** Whether a click on a link is for this page; then the browser does not follow the link itself. */
export function opensHere(event: MouseEvent): boolean {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!isElsewhere) event.preventDefault();
  return !isElsewhere;
}
