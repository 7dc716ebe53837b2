import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

import { findFreePlace, isFree, type Box } from './free-place.js';

/** Elements that toasts must not cover; a component can mark itself with the attribute. */
const obstacles = 'h1, h2, h3, label, input, textarea, select, button, [role="combobox"], [data-uncovered]';

/**
 * Moves the toasts to where they cover neither pager, heading nor field: when their number changes, and when the page or
 * the window changes so that they would cover one (PLAT-250).
 */
export function useFreePlace(containerClass: string): void {
  const { length } = useNotifications().notifications;
  useEffect(() => {
    if (length === 0) return undefined;
    let frame = 0;
    let isNew = true;
    const place = (): void => {
      placeToasts(containerClass, isNew);
      isNew = false;
    };
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    placeSoon();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden'],
    });
    // A toast grows as it appears.
    const sizes = new ResizeObserver(placeSoon);
    const container = findContainer(containerClass);
    if (container !== undefined) sizes.observe(container);
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', placeSoon);
    };
  }, [length, containerClass]);
}

/** Mantine has a container for each position; the toasts are in one. */
function findContainer(containerClass: string): Element | undefined {
  return [...document.getElementsByClassName(containerClass)].find((each) =>
    each.matches('[data-position="bottom-left"]'),
  );
}

function placeToasts(containerClass: string, isNew: boolean): void {
  const container = findContainer(containerClass);
  // A button must not move from under the pointer or the keyboard.
  if (container === undefined || (!isNew && container.matches(':hover, :focus-within'))) return;
  const shown = container.getBoundingClientRect();
  const space = readSpace();
  const boxes = listBoxes(container);
  if (!isNew && isFree(shown, space, boxes)) return;
  const { left, bottom } = findFreePlace(shown, space, boxes);
  document.documentElement.style.setProperty('--consign-toast-left', `${String(left)}px`);
  document.documentElement.style.setProperty('--consign-toast-bottom', `${String(bottom)}px`);
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
