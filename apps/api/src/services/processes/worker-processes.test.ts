import { spawn } from 'node:child_process';

import { afterAll, expect, it } from 'vitest';

import { startProcess } from './start-process.js';
import { createWorkerProcesses, LostRequest, type WorkerProcesses } from './worker-processes.js';

type Order =
  | { readonly do: 'echo'; readonly bytes: Uint8Array }
  | { readonly do: 'fail' | 'hang' | 'grow' | 'exit' };

const limits = { dataMb: 700, heapMb: 128 };
const opened: WorkerProcesses<Order, Uint8Array>[] = [];
afterAll(() => opened.forEach((worker) => worker.close()));

function open(timeoutMs = 120_000) {
  const worker = createWorkerProcesses<Order, Uint8Array>({
    start: () => startProcess(import.meta.url, '../../testing/sample-process', limits),
    count: 1,
    timeoutMs,
    maxQueued: 10,
  });
  opened.push(worker);
  return worker;
}

const echo = { do: 'echo', bytes: new Uint8Array([1, 2]) } as const;

// Most tests share one: a process takes a second to start.
const worker = open();

it('[DOCS-17] answers with bytes, and with the errors of the process', async () => {
  expect(await worker.ask('A', echo)).toEqual(new Uint8Array([1, 2]));
  await expect(worker.ask('A', { do: 'fail' })).rejects.toThrow('nothing to do');
  expect(await worker.ask('A', echo)).toEqual(new Uint8Array([1, 2]));
});

it.each(['exit', 'grow'] as const)(
  '[DOCS-17] loses a request that makes its process %s, says how it ended, and goes on',
  async (what) => {
    const lost = worker.ask('A', { do: what });
    const next = worker.ask('B', echo);
    await expect(lost).rejects.toThrow(/^The process ended with (?:\d+|SIG[A-Z]+)$/u);
    await expect(lost).rejects.toBeInstanceOf(LostRequest);
    expect(await next).toEqual(new Uint8Array([1, 2]));
  },
);

it('[DOCS-17] ends a request that takes too long, although it leaves its process no time to listen', async () => {
  const impatient = open(300);
  await expect(impatient.ask('A', { do: 'hang' })).rejects.toThrow('took longer than 300 ms');
  expect(await impatient.ask('B', echo)).toEqual(new Uint8Array([1, 2]));
});

it('[DOCS-21] gives up a process that never becomes ready, and asks a new one next', async () => {
  let starts = 0;
  const slow = createWorkerProcesses<Order, Uint8Array>({
    start: () => {
      starts += 1;
      return spawn(process.execPath, ['--eval', 'process.on("message", () => undefined)'], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    },
    count: 1,
    timeoutMs: 120_000,
    startTimeoutMs: 1,
    maxQueued: 10,
  });
  opened.push(slow);
  const asked = ['A', 'B'].map((customer) => slow.ask(customer, echo));
  for (const each of asked) await expect(each).rejects.toBeInstanceOf(LostRequest);
  expect(starts).toBe(2);
});

it('[DOCS-17] replaces a process that died between requests', async () => {
  await worker.ask('A', echo);
  worker.close();
  expect(await worker.ask('A', echo)).toEqual(new Uint8Array([1, 2]));
});
