import { describe, expect, it } from 'vitest';

import { findFreePlace, isFree } from './use-free-place.js';

const size = { width: 360, height: 60 };
const desktop = { width: 1440, height: 900, top: 56 };

function box(left: number, top: number, width: number, height: number) {
  return { left, top, right: left + width, bottom: top + height };
}

describe('[PLAT-250] toasts cover neither pager, heading nor field', () => {
  it('stand at the bottom left where nothing is there', () => {
    expect(findFreePlace(size, desktop, [])).toEqual({ left: 16, bottom: 16 });
    expect(findFreePlace(size, desktop, [box(0, 0, 1440, 700)])).toEqual({ left: 16, bottom: 16 });
  });

  it('rise above a pager', () => {
    const place = findFreePlace(size, desktop, [box(24, 830, 1392, 48)]);
    expect(place.left).toBe(16);
    expect(900 - place.bottom).toBeLessThanOrEqual(830);
  });

  it('go beside a column of fields', () => {
    expect(findFreePlace(size, desktop, [box(24, 60, 600, 840)])).toEqual({ left: 1064, bottom: 16 });
  });

  it('stay where nothing covers them and the window has them whole', () => {
    const shown = box(16, 824, 360, 60);
    expect(isFree(shown, desktop, [box(0, 0, 1440, 824)])).toBe(true);
    expect(isFree(shown, desktop, [box(0, 840, 1440, 60)])).toBe(false);
    expect(isFree(shown, { ...desktop, height: 360 }, [])).toBe(false);
  });

  it('cover the least where there is no free place, below the top bar', () => {
    const phone = { width: 360, height: 740, top: 56 };
    const place = findFreePlace({ width: 344, height: 60 }, phone, [
      box(0, 400, 360, 340),
      box(0, 56, 360, 340),
      box(0, 396, 180, 4),
    ]);
    expect(740 - place.bottom - 60).toBeGreaterThanOrEqual(56);
    expect(findFreePlace(size, { width: 360, height: 100, top: 56 }, [])).toEqual({ left: 16, bottom: 16 });
  });
});
