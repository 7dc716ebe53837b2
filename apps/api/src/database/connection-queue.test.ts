import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { refusalFromError } from '../http/problems/from-error.js';
import { ConnectionQueue } from './connection-queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[PLAT-202] callers get a connection in the order in which they came, or 503 after their time', async () => {
  const queue = new ConnectionQueue(1, 1000);
  const entered: string[] = [];
  const come = (name: string) =>
    queue.enter().then(
      () => void entered.push(name),
      (error: unknown) => void entered.push(`${name}: ${refusalFromError(error).status}`),
    );
  const first = come('first');
  await first;
  const second = come('second');
  vi.advanceTimersByTime(600);
  const third = come('third');
  expect(queue.waiting).toBe(2);
  vi.advanceTimersByTime(400);
  await second;
  queue.leave();
  await third;
  expect(entered).toEqual(['first', 'second: 503', 'third']);
  expect(queue.waiting).toBe(0);
  queue.leave();
  await come('fourth');
  expect(entered.at(-1)).toBe('fourth');
});
