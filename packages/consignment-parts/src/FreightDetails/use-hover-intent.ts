import { useEffect, useRef, useState } from 'react';

const openMs = 250;
const closeMs = 150;

interface HoverIntent {
  readonly isOpen: boolean;
  /** The pointer came: opens when it stays. */
  readonly hover: () => void;
  /** The pointer went: there is a moment to reach what opened. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Opens for a pointer that rests, so that one that crosses a page of rows asks for nothing. */
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
