import { useEffect } from 'react';

let locks = 0;

/** The page below Mantine's overlay, which doesn't cover the scroll bar's place. */
const shade = 'color-mix(in srgb, var(--consign-page), #000 60%)';

/**
 * Keeps the page from scrolling behind a dialog or a drawer, and keeps the place of its scroll bar (PLAT-293). Mantine's
 * own lock gives the body a new variable, for which the browser styles every element of the page again.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    if (locks === 0) lock(document.documentElement);
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock(document.documentElement);
    };
  }, [isLocked]);
}

function lock(page: HTMLElement): void {
  const hasScrollBar = window.innerWidth > page.clientWidth;
  page.style.overflow = 'hidden';
  if (!hasScrollBar) return;
  page.style.scrollbarGutter = 'stable';
  page.style.backgroundColor = shade;
}

function unlock({ style }: HTMLElement): void {
  style.overflow = '';
  style.scrollbarGutter = '';
  style.backgroundColor = '';
}
