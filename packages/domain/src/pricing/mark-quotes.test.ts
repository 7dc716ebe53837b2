import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/index.js';
import { markQuotes } from './index.js';

const marks = (...quotes: readonly (readonly [number | null, string | null])[]) =>
  markQuotes(quotes.map(([price, day]) => ({ price, deliveryDay: day === null ? null : getDay(day) }))).map(
    ({ isCheapest, isFastest }) =>
      [...(isCheapest ? ['cheapest'] : []), ...(isFastest ? ['fastest'] : [])].join('+'),
  );

describe('the marks of a comparison', () => {
  it('[QUOT-10] the cheapest and the fastest are marked', () => {
    expect(marks([200, '2026-03-18'], [150, '2026-03-20'], [300, '2026-03-17'])).toEqual([
      '',
      'cheapest',
      'fastest',
    ]);
  });

  it('[QUOT-10] equal quotes are marked alike, and one may be both', () => {
    expect(marks([150, '2026-03-18'], [150, '2026-03-17'], [200, '2026-03-17'])).toEqual([
      'cheapest',
      'cheapest+fastest',
      'fastest',
    ]);
  });

  it('[QUOT-10] what has no price is not compared', () => {
    expect(marks([null, '2026-03-16'], [150, '2026-03-18'], [null, null])).toEqual([
      '',
      'cheapest+fastest',
      '',
    ]);
    expect(marks([150, null], [200, null])).toEqual(['cheapest', '']);
    expect(marks([0, '2026-03-18'], [1, '2026-03-18'])).toEqual(['cheapest+fastest', 'fastest']);
    expect(marks()).toEqual([]);
  });
});
