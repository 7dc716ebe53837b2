export interface Box {
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
