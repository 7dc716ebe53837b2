import { getDay } from '@consign/domain/dates';
import { describe, expect, it } from 'vitest';

import { findNextMonth, openDays } from './months.js';

const earliest = getDay('2026-10-27');
const closed = new Map([
  ['2026-10-24', 'Closed: weekend'],
  ['2026-10-25', 'Closed: weekend'],
  ['2026-10-26', 'Closed: Labour Day'],
]);

it.each([
  ['2026-10', { from: '2026-10-22', to: '2026-10-31' }],
  ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
  ['2026-09', null],
])('[SCHD-07] the days of a month of %s that are not over are %j', (month, expected) => {
  expect(openDays(month, getDay('2026-10-22'))).toEqual(expected);
});

function closeAll(month: string, count: number): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: count }, (_day, index) => [
      `${month}-${String(index + 1).padStart(2, '0')}`,
      'Closed: flood',
    ]),
  );
}

describe('the next month that could have slots', () => {
  const search = { after: '2026-10', latest: '2027-09', closed, earliest };

  it.each([
    ['the next one', {}, '2026-11'],
    ['the one of the earliest delivery', { earliest: getDay('2026-12-31') }, '2026-12'],
    ['the first after a month without a working day', { closed: closeAll('2026-11', 30) }, '2026-12'],
    ['the next one, where nothing is known', { closed: undefined, earliest: null }, '2026-11'],
    ['none after the last that can be shown', { after: '2027-09' }, null],
    ['none if nothing can be delivered until then', { earliest: getDay('2027-10-01') }, null],
  ])('[SCHD-04] [SCHD-07] is %s', (_case, change, expected) => {
    expect(findNextMonth({ ...search, ...change })).toBe(expected);
  });
});
