import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { refusalFromError } from '../http/problems/from-error.js';
import { ConnectionQueue, NoConnectionFree } from './connection-queue.js';

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
  expect([queue.waiting, queue.expectedWaitMs]).toEqual([2, 600]);
  vi.advanceTimersByTime(400);
  await second;
  queue.leave(false);
  await third;
  expect(entered).toEqual(['first', 'second: 503', 'third']);
  expect([queue.waiting, queue.expectedWaitMs]).toEqual([0, 0]);
  queue.leave(false);
  await come('fourth');
  expect(entered.at(-1)).toBe('fourth');
});

it('[PLAT-69] says whether others got a connection meanwhile', async () => {
  const queue = new ConnectionQueue(1, 1000);
  const isMovingAfter = async (act: () => void) => {
    const waiting = queue.enter().catch((error: unknown) => error);
    act();
    await vi.advanceTimersByTimeAsync(1000);
    const error = await waiting;
    return error instanceof NoConnectionFree && error.isMoving;
  };
  await queue.enter();
  expect(await isMovingAfter(() => undefined)).toBe(false);
  const first = queue.enter();
  expect(
    await isMovingAfter(() => {
      vi.advanceTimersByTime(10);
      queue.leave(false);
    }),
  ).toBe(true);
  await first;
});

it('[PLAT-69] expects the wait of the next caller from how fast the others got their connection', async () => {
  const queue = new ConnectionQueue(1, 100_000);
  const come = () => queue.enter().catch(() => undefined);
  for (let caller = 0; caller < 120; caller += 1) void come();
  expect(queue.expectedWaitMs).toBe(0);
  for (let served = 0; served < 60; served += 1) {
    await vi.advanceTimersByTimeAsync(10);
    queue.leave(false);
  }
  expect(queue.waiting).toBe(59);
  // 590 ms at 10 ms each, although the first caller has waited longer by now.
  expect(queue.expectedWaitMs).toBe(600);
  for (let caller = 0; caller < 41; caller += 1) void come();
  expect(queue.expectedWaitMs).toBeGreaterThan(950);
  for (let served = 0; served < 101; served += 1) queue.leave(false);
  expect(queue.expectedWaitMs).toBe(0);
});
