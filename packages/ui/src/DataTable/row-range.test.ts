import { describe, expect, it } from 'vitest';

import { findFirstRange, findRangeInView, listDrawn, scrollToRow } from './row-range.js';

describe('the drawn rows', () => {
  it('[PLAT-28] fill the window and a little more at first', () => {
    expect(findFirstRange(900)).toEqual({ first: 0, last: 29 });
  });

  it.each([
    ['at the top', { scrollTop: 0, clientHeight: 370 }, { first: 0, last: 14 }],
    ['in the middle', { scrollTop: 3700, clientHeight: 370 }, { first: 96, last: 114 }],
    ['without a size', { scrollTop: 3700, clientHeight: 0 }, null],
  ])('[PLAT-28] follow the scroll position %s', (_where, container, range) => {
    expect(findRangeInView(container)).toEqual(range);
  });

  it.each([
    ['before the range', 0, [0, 3, 4, 5]],
    ['in the range', 4, [3, 4, 5]],
    ['after the range', 9, [3, 4, 5, 9]],
    ['that does not exist', 10, [3, 4, 5]],
  ])('[PLAT-28] include the current row %s', (_where, current, drawn) => {
    expect(listDrawn({ first: 3, last: 5 }, current, 10)).toEqual(drawn);
  });

  it('[PLAT-28] end with the page', () => {
    expect(listDrawn({ first: 0, last: 29 }, 0, 2)).toEqual([0, 1]);
    expect(listDrawn({ first: 8, last: 20 }, 1, 3)).toEqual([1]);
    expect(listDrawn({ first: 0, last: 29 }, 0, 0)).toEqual([]);
  });

  it.each([
    ['above', 5, 1000, 5 * 37],
    ['below', 30, 0, 31 * 37 - (447 - 37)],
    ['in view', 5, 100, 100],
  ])('[PLAT-28] a row %s is scrolled into view, clear of the head', (_where, index, from, to) => {
    const container = Object.assign(document.createElement('div'), { scrollTop: from });
    Object.defineProperty(container, 'clientHeight', { value: 447 });
    scrollToRow(container, index);
    expect(container.scrollTop).toBe(to);
  });
});
