import { expect, it } from 'vitest';

import { findMonth, readDay } from './index.js';

/** A Sunday. */
const today = '2026-11-29';

it.each([
  ['5/3/2027', '2027-03-05'],
  ['05.03.27', '2027-03-05'],
  ['05032027', '2027-03-05'],
  ['050327', '2027-03-05'],
  ['2027-03-05', '2027-03-05'],
  ['29/2/2028', '2028-02-29'],
  ['31/12/2199', '2199-12-31'],
  ['3 Dec', '2026-12-03'],
  ['3dec', '2026-12-03'],
  ['3-Dec-26', '2026-12-03'],
  ['3rd December 2026', '2026-12-03'],
  ['Dec 3', '2026-12-03'],
  ['December 3rd, 2026', '2026-12-03'],
  ['1 sept 2027', '2027-09-01'],
  // Without a year: the nearest.
  ['28/11', '2026-11-28'],
  [' 5-1 ', '2027-01-05'],
  ['1 Jan', '2027-01-01'],
  ['1 Jul', '2026-07-01'],
  ['yesterday', '2026-11-28'],
  ['Today', '2026-11-29'],
  ['tomorrow', '2026-11-30'],
  ['mon', '2026-11-30'],
  ['Thurs', '2026-12-03'],
  ['saturday', '2026-12-05'],
  ['sun', '2026-12-06'],
])('[DATE-18] %s is %s', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

it('[DATE-18] in January, 20/12 was last month', () => {
  expect(readDay('20/12', '2027-01-06')).toBe('2026-12-20');
});

it.each([
  '29/2/2027',
  '29 Feb',
  '31/12/9999',
  '9999-12-31',
  '13/13/2027',
  '0/1/2027',
  '32 Dec',
  '3 De',
  '3 Decade',
  'Dec 26 27',
  'next fri',
  'fr',
  'constructor',
  '',
])('[DATE-15] [DATE-18] %s is no day', (typed) => {
  expect(readDay(typed, today)).toBeNull();
});

it('[DATE-18] a month has three letters or more', () => {
  expect(['jan', 'sept', 'december', 'de', ''].map(findMonth)).toEqual([1, 9, 12, 0, 0]);
});
