import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { refusalFromError } from '../http/problems/from-error.js';
import { Deadline, DeadlineOver } from './deadline.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (milliseconds: number) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('done'), milliseconds);
  });

it('[PLAT-202] all waits draw on one time, and what lies between them does not', async () => {
  const deadline = new Deadline(1000);
  const first = deadline.during(() => pause(600));
  await vi.advanceTimersByTimeAsync(600);
  expect(await first).toBe('done');
  await vi.advanceTimersByTimeAsync(5000);
  expect(deadline.left).toBe(400);
  const second = deadline.during(() => pause(600)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(400);
  const error = await second;
  expect(error).toBeInstanceOf(DeadlineOver);
  expect(refusalFromError(error)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await expect(deadline.during(() => pause(0))).rejects.toThrow(DeadlineOver);
});

it('[PLAT-202] waits at the same time count once', async () => {
  const deadline = new Deadline(1000);
  const both = [deadline.during(() => pause(500)), deadline.during(() => pause(600))];
  await vi.advanceTimersByTimeAsync(600);
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(deadline.left).toBe(400);
});

it('[PLAT-202] what an answer under way still reads has no deadline', async () => {
  let isAnswering = false;
  const deadline = new Deadline(100, () => isAnswering);
  const first = deadline.during(() => pause(99));
  await vi.advanceTimersByTimeAsync(99);
  await first;
  isAnswering = true;
  const page = deadline.during(() => pause(60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page).toBe('done');
});
