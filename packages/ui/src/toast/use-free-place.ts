import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

import { findFreePlace, type Box } from './free-place.js';

/** What toasts must not cover; a component can name itself with the attribute. */
const obstacles = 'h1, h2, h3, label, input, textarea, select, button, [role="combobox"], [data-uncovered]';

/** Moves the toasts to where they cover neither pager, heading nor field, when their number changes (PLAT-250). */
export function useFreePlace(containerClass: string): void {
  const { length } = useNotifications().notifications;
  useEffect(() => {
    if (length === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      const container = [...document.getElementsByClassName(containerClass)].find(
        (each) => each.childElementCount > 0,
      );
      const shown = container?.getBoundingClientRect();
      if (container === undefined || shown === undefined) return;
      const { left, bottom } = findFreePlace(shown, readSpace(), listBoxes(container));
      document.documentElement.style.setProperty('--consign-toast-left', `${String(left)}px`);
      document.documentElement.style.setProperty('--consign-toast-bottom', `${String(bottom)}px`);
    });
    return () => cancelAnimationFrame(frame);
  }, [length, containerClass]);
}

function readSpace() {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { width: document.documentElement.clientWidth, height: window.innerHeight, top };
}

function listBoxes(container: Element): Box[] {
  return [...document.querySelectorAll(obstacles)]
    .filter((each) => !container.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => {
      return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    });
}
