import { useState, type RefObject, type UIEvent } from 'react';

/** The height of every row, in px; the style sheet has it too. */
export const rowHeight = 36;
const fallbackHeight = 480;
const overscan = 6;

/** Which of many rows of one height are rendered: those in view, and a few around them. */
export function useRowWindow(viewport: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0);
  const height = viewport.current?.clientHeight ?? fallbackHeight;
  const inView = Math.ceil((height === 0 ? fallbackHeight : height) / rowHeight);
  const start = Math.max(0, Math.min(first, count - inView) - overscan);
  const end = Math.min(count, first + inView + overscan);
  return {
    start,
    end,
    /** Rows that a page key moves by. */
    page: Math.max(1, inView - 2),
    onScroll: (event: UIEvent<HTMLElement>) => {
      setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
    },
  };
}
