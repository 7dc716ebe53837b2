import type { MouseEvent } from 'react';

import type { RowLink } from './types.js';

const controls = 'a, button, input, label, select, textarea';

function opensNewTab(event: MouseEvent): boolean {
  return event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Clicks on the link itself: only a plain click is ours, the browser handles the rest. */
export function linkEvents<Row>(
  row: Row,
  link: RowLink<Row>,
): {
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
} {
  return {
    onClick: (event) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      link.open(row);
    },
    onFocus: () => link.onIntent?.(row),
  };
}

/** Clicks elsewhere in the row do what its link would do (LIST-08). */
export function rowEvents<Row>(
  row: Row,
  link: RowLink<Row>,
): {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onPointerEnter: () => void;
} {
  const follow = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const selected = window.getSelection()?.toString() ?? '';
    if (event.defaultPrevented || target?.closest(controls) || selected !== '') return;
    if (opensNewTab(event)) window.open(link.href(row), '_blank', 'noopener');
    else link.open(row);
  };
  return {
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    // Prevent middle-click autoscroll.
    onMouseDown: (event) => {
      if (event.button === 1) event.preventDefault();
    },
    onPointerEnter: () => link.onIntent?.(row),
  };
}
