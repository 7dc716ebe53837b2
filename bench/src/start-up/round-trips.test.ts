import { expect, it } from 'vitest';

import { findStaircase } from './round-trips.js';

const sent = (name: string, from: number, to: number) => ({ name, from, to });

it('counts requests that wait for each other, and parallel ones as one', () => {
  const requests = [
    sent('before the token', 0, 90),
    sent('sites', 100, 250),
    sent('name', 101, 260),
    sent('search', 255, 400),
    sent('late', 410, 600),
  ];
  const names = findStaircase(requests, 95, 405).map(({ name }) => name);
  expect(names).toEqual(['sites', 'search']);
});

it('is empty when nothing was sent', () => {
  expect(findStaircase([], 0, 100)).toEqual([]);
});
