import { useEffect, useRef, useState } from 'react';

const openMs = 250;
const closeMs = 150;

interface HoverIntent {
  readonly isOpen: boolean;
  /** Pointer entered: opens after a delay. */
  readonly hover: () => void;
  /** Pointer left: closes after a delay, so that it can move into the popover. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Opens only when the pointer pauses, so that moving across rows loads nothing. */
export function useHoverIntent(): HoverIntent {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const after = (delay: number, open: boolean) => (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(open), delay);
  };
  const now = (open: boolean) => (): void => {
    window.clearTimeout(timer.current);
    setOpen(open);
  };
  return {
    isOpen,
    hover: after(openMs, true),
    leave: after(closeMs, false),
    show: now(true),
    hide: now(false),
  };
}
