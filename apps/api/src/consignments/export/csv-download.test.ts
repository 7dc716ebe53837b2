import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import type { PrintableConsignment } from '../documents/printed-store.js';
import { csvDownload } from './csv-download.js';
import { exportLayout } from './export-columns.js';

const consignment = {
  reference: 'TAS0001234',
  statusCode: 'DRAFT',
  account: { code: 'A1', description: '' },
  chargeSite: { code: 'AKL1', name: 'Auckland' },
  items: [],
  hireage: [],
  tags: [],
  flags: [],
  sender: { address: {} },
  receiver: { address: {} },
} as unknown as PrintableConsignment;

const exported = { consignment, prices: null };

const idle = (): void => undefined;

const pageSize = 500;
const page = Array.from({ length: pageSize }, () => exported);

/** A file of `count` pages; `broken` fails in place of the last. */
function open(count: number, broken: Error | null = null) {
  const state = { read: 0, ended: 0, closed: false };
  async function* pages() {
    try {
      for (; state.read < count; state.read += 1) {
        if (broken !== null && state.read === count - 1) throw broken;
        yield page;
      }
    } finally {
      state.closed = true;
    }
  }
  const slot = { readPage: <T>(read: () => Promise<T>) => read(), end: () => void (state.ended += 1) };
  const { file, headers } = csvDownload({
    name: 'a.csv',
    rowCount: count * pageSize,
    pages: pages(),
    layout: exportLayout({ permissions: new Set() }, 'CONSIGNMENT'),
    slot,
  });
  if (file.content instanceof Uint8Array) throw new Error('It is not streamed');
  return { state, content: file.content, headers };
}

/** Takes `count` chunks, and then none until it is let go on. */
function createSlowClient(count: number) {
  let taken = 0;
  let goOn = idle;
  let reach = idle;
  const full = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const client = new Writable({
    objectMode: true,
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => {
      taken += 1;
      if (taken !== count) return done();
      goOn = done;
      return reach();
    },
  });
  return { client, full, taken: () => taken, goOn: () => goOn() };
}

it('[EXTR-07] [EXTR-10] reads no page before the client has taken the one before, and goes on when it does', async () => {
  const { state, content, headers } = open(40);
  expect(headers).toEqual({ 'x-total-count': '20000' });
  const { client, full, taken, goOn } = createSlowClient(3);
  const sent = pipeline(content, client);
  await full;
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(state.read).toBeLessThanOrEqual(1);
  goOn();
  await sent;
  expect(state).toEqual({ read: 40, ended: 1, closed: true });
  expect(taken()).toBe(1 + (40 * pageSize) / 100);
});

it('[EXTR-10] ends a download of which the client has taken nothing for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { state, content } = open(40);
    const { client, full } = createSlowClient(2);
    const sent = pipeline(content, client);
    await full;
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    vi.advanceTimersByTime(5 * 60_000);
    await expect(sent).rejects.toThrow('The client stopped reading');
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(state).toMatchObject({ ended: 1, closed: true });
  } finally {
    vi.useRealTimers();
  }
});
