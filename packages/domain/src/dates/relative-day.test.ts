import { expect, it } from 'vitest';

import { describeDay, getDay } from './index.js';

it.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-24', 'In 3 days'],
  ['2026-11-19', '2 days ago'],
  ['2027-02-28', 'In 99 days'],
  ['2027-03-01', null],
  ['2026-08-13', null],
])('[LIST-48] %s, seen from 21/11/2026, is %s', (day, text) => {
  expect(describeDay(getDay(day), getDay('2026-11-21'))).toBe(text);
});
