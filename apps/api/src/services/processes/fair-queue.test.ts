import { EventEmitter, once } from 'node:events';

import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFairQueue, QueueFull } from './fair-queue.js';

/** The turns, after the first, between two of one customer in which a waiting customer had none. */
function findUnfair(done: readonly string[]): string[] {
  return done.flatMap((customer, index) => {
    const next = done.indexOf(customer, index + 1);
    // The first task starts before the others are there.
    if (index === 0 || next === -1) return [];
    const served = new Set(done.slice(index + 1, next));
    const waiting = new Set(done.slice(next));
    waiting.delete(customer);
    return [...waiting].filter((other) => !served.has(other)).map((other) => `${other} at ${next}`);
  });
}

it("[DOCS-17] a customer's tasks delay another's by at most one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 40 }), async (customers) => {
      const queue = createFairQueue({ concurrency: 1, maxQueued: 100 });
      const done: string[] = [];
      await Promise.all(
        customers.map((customer) => queue.run(customer, () => Promise.resolve(void done.push(customer)))),
      );
      expect(done.toSorted()).toEqual(customers.toSorted());
      expect(findUnfair(done)).toEqual([]);
    }),
  );
});

it('[DOCS-17] a failing task fails alone', async () => {
  const queue = createFairQueue({ concurrency: 1, maxQueued: 2 });
  const failing = queue.run('A', () => Promise.reject(new Error('broken')));
  const next = queue.run('A', () => Promise.resolve(1));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe(1);
});

it('[DOCS-17] a customer has a limited number of tasks waiting', async () => {
  const queue = createFairQueue({ concurrency: 1, maxQueued: 2 });
  const gate = new EventEmitter();
  const first = queue.run('A', () => once(gate, 'open'));
  const waiting = [1, 2].map((value) => queue.run('A', () => Promise.resolve(value)));
  await expect(queue.run('A', () => Promise.resolve(3))).rejects.toBeInstanceOf(QueueFull);
  const other = queue.run('B', () => Promise.resolve(4));
  gate.emit('open');
  await first;
  expect(await Promise.all([...waiting, other])).toEqual([1, 2, 4]);
});

it("[DOCS-17] another customer's task runs beside a long one, and a second of the same customer after it", async () => {
  const queue = createFairQueue({ concurrency: 2, maxQueued: 2 });
  const gate = new EventEmitter();
  const done: string[] = [];
  const long = queue.run('A', async () => {
    await once(gate, 'open');
    done.push('A1');
  });
  const second = queue.run('A', () => Promise.resolve(void done.push('A2')));
  await queue.run('B', () => Promise.resolve(void done.push('B1')));
  gate.emit('open');
  await Promise.all([long, second]);
  expect(done).toEqual(['B1', 'A1', 'A2']);
});
