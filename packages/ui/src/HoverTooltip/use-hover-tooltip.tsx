import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { lazyComponent } from '../LazyComponent/lazy-component.js';

const PointerTooltip = lazyComponent(async () => (await import('./PointerTooltip.js')).PointerTooltip);

interface HoverTooltip {
  /** For the element that the tooltip describes. */
  readonly onMouseEnter: (event: MouseEvent<HTMLElement>) => void;
  /** To be rendered anywhere beside it. */
  readonly tooltip: ReactNode;
}

/**
 * A tooltip that is loaded and mounted when a pointer comes: a list has one in each row, where Mantine's takes as long as
 * the rest of the cell. Not for what has the focus. Null for no tooltip.
 *
 * Mouse events, because a tap has them too, once the finger's pointer has left.
 */
export function useHoverTooltip(label: ReactNode): HoverTooltip {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const isOver = useRef(false);
  return {
    onMouseEnter: ({ currentTarget }) => {
      isOver.current = true;
      const leave = (): void => {
        isOver.current = false;
      };
      currentTarget.addEventListener('mouseleave', leave, { once: true });
      setTarget(currentTarget);
    },
    tooltip: target !== null && label !== null && (
      <PointerTooltip target={target} isOver={isOver} label={label} />
    ),
  };
}

/** Loads the code of tooltips once a pointer moves, so that it is there when the pointer rests. */
export function loadTooltips(): () => void {
  const stop = new AbortController();
  window.addEventListener('pointermove', () => PointerTooltip.preload(), {
    once: true,
    passive: true,
    signal: stop.signal,
  });
  return () => stop.abort();
}
