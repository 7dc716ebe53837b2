import { expect, it } from 'vitest';

import { readRetryAfter } from './retry-after.js';

const date = 'Wed, 16 Jul 2025 00:00:00 GMT';

it.each([
  ['seconds', { 'retry-after': '30' }, 30],
  ["a date, by the server's clock", { 'retry-after': 'Wed, 16 Jul 2025 00:01:30 GMT', date }, 90],
  ['a date that has passed', { 'retry-after': 'Tue, 15 Jul 2025 00:00:00 GMT', date }, 0],
  ['a date without a clock to compare', { 'retry-after': 'Wed, 16 Jul 2025 00:01:30 GMT' }, null],
  ['nothing', {}, null],
  ['no such thing', { 'retry-after': 'soon', date }, null],
])('given as %s', (_, headers, seconds) => {
  expect(readRetryAfter(new Headers(headers))).toBe(seconds);
});
