import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRefusalCount } from './refusal-count.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[PLAT-203] logs the first refusal immediately, later ones as counts every ten seconds, and the rest on close', () => {
  const told: object[] = [];
  const refusals = createRefusalCount({
    warn: ({ refused }: { refused: object }) => void told.push(refused),
  });
  refusals.add('connections');
  expect(told.splice(0)).toEqual([{ connections: 1 }]);
  refusals.add('event loop');
  refusals.add('event loop');
  refusals.add('connections');
  vi.advanceTimersByTime(9_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told.splice(0)).toEqual([{ 'event loop': 2, connections: 1 }]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);

  refusals.add('connections');
  refusals.add('connections');
  refusals.close();
  expect(told).toEqual([{ connections: 1 }, { connections: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});
