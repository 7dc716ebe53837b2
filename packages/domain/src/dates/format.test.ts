import { expect, it } from 'vitest';

import { formatDate, formatDateTime, formatTime, getDay } from './index.js';

it.each([
  ['2026-11-20T21:05:09Z', '21/11/2026', '10:05:09 AM'],
  ['2026-11-20T11:00:00Z', '21/11/2026', '12:00:00 AM'],
  ['2026-11-20T23:00:00Z', '21/11/2026', '12:00:00 PM'],
  ['2026-07-01T00:30:00.999Z', '01/07/2026', '12:30:00 PM'],
  ['2026-04-04T13:30:00Z', '05/04/2026', '2:30:00 AM'],
  ['2026-04-04T14:30:00Z', '05/04/2026', '2:30:00 AM'],
  ['2026-04-04T13:59:59.999Z', '05/04/2026', '2:59:59 AM'],
  ['2026-04-04T14:00:00Z', '05/04/2026', '2:00:00 AM'],
  ['2026-09-26T13:59:59.999Z', '27/09/2026', '1:59:59 AM'],
  ['2026-09-26T14:00:00Z', '27/09/2026', '3:00:00 AM'],
])('[PLAT-08] %s is %s %s in Auckland, daylight saving included', (instant, date, time) => {
  // An hour that was formatted before must not decide.
  for (const before of [-1, 1, 600_000, -600_000]) formatDateTime(new Date(Date.parse(instant) + before));
  expect(formatDate(instant)).toBe(date);
  expect(formatTime(instant)).toBe(time);
  expect(formatDateTime(instant)).toBe(`${date} ${time}`);
  expect(formatDateTime(new Date(instant))).toBe(`${date} ${time}`);
});

it('[PLAT-08] a day is formatted without conversion and has no time', () => {
  expect(formatDate(getDay('2026-03-01'))).toBe('01/03/2026');
  expect(formatTime('2026-03-01')).toBe('');
  expect(formatDateTime('2026-03-01')).toBe('01/03/2026');
});

it('[PLAT-08] is empty for what is no instant', () => {
  const none = [null, undefined, '', 'soon', '2026-11-21T10:00:00', new Date(Number.NaN)];
  for (const value of none)
    expect([formatDate(value), formatTime(value), formatDateTime(value)]).toEqual(['', '', '']);
});
