import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
  /** Where the page begins, below the top bar. */
  readonly top: number;
}

const margin = 16;
const step = 24;

/**
 * Where toasts of a size cover the least of the boxes (PLAT-250): from the bottom up, at the left, in the middle or at the
 * right; the first place that covers none. In px from the left and the bottom of the window.
 */
export function findFreePlace(
  size: { readonly width: number; readonly height: number },
  space: Space,
  boxes: readonly Box[],
): { readonly left: number; readonly bottom: number } {
  const right = Math.max(margin, space.width - size.width - margin);
  const lefts = [margin, Math.max(margin, (space.width - size.width) / 2), right];
  let best = { left: margin, bottom: margin, covered: Number.POSITIVE_INFINITY };
  for (let bottom = margin; space.height - bottom - size.height >= space.top; bottom += step) {
    for (const left of lefts) {
      const top = space.height - bottom - size.height;
      const place = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = boxes.reduce((sum, box) => sum + countOverlap(place, box), 0);
      if (covered < best.covered) best = { left, bottom, covered };
      if (covered === 0) return { left, bottom };
    }
  }
  return { left: best.left, bottom: best.bottom };
}

/** Whether toasts can stay where they are: within the space, and over none of the boxes. */
export function isFree(shown: Box, space: Space, boxes: readonly Box[]): boolean {
  const isWithin =
    shown.left >= 0 && shown.right <= space.width && shown.top >= space.top && shown.bottom <= space.height;
  return isWithin && boxes.every((box) => countOverlap(shown, box) === 0);
}

/** The area of the overlap in px². */
function countOverlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
