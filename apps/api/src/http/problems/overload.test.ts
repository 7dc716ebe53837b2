import { expect, it, vi } from 'vitest';

import { NoConnectionFree } from '../../database/connection-queue.js';
import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';

/** Keeps the event loop from turning. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('[PLAT-69] refuses calls while too many wait for a connection, or would wait too long, and never health checks', async () => {
  let [waiting, expectedWaitMs] = [20 * 5 + 1, 0];
  const app = await sampleApp({ findPool: () => ({ max: 5, open: 5, idle: 0, waiting, expectedWaitMs }) });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  waiting -= 1;
  expect(await call(app, 'GET', '/api/v2/open')).not.toMatchObject({ status: 503 });
  expectedWaitMs = 801;
  expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({ status: 503 });
});

it('[PLAT-69] refuses calls while the event loop is late, and answers once it is not', async () => {
  const app = await sampleApp({ config: { maxEventLoopDelayMs: 100 } });
  const find = () => call(app, 'GET', '/api/v2/open');
  const usual = await find();
  expect(usual.status).not.toBe(503);
  const refused = await vi.waitUntil(
    async () => {
      block(600);
      const answer = await find();
      return answer.status === 503 && answer;
    },
    { timeout: 20_000 },
  );
  expect(refused).toMatchObject({ headers: { 'retry-after': '5' } });
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  await vi.waitUntil(async () => (await find()).status === usual.status, { timeout: 20_000 });
  await app.close();
});

const overloaded = { findPool: () => ({ max: 1, open: 1, idle: 0, waiting: 21, expectedWaitMs: 0 }) };
it('[TRAK-15] pages are refused by a page in the brand of their tenant', async () => {
  const app = await sampleApp(overloaded);
  for (const url of ['/track/link', '/mails/stop']) {
    const { status, headers, text } = await call(app, 'GET', url);
    expect({ status, headers }).toMatchObject({
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '5',
        'cache-control': 'no-store',
      },
    });
    expect(text).toMatch(/<span>Tasman Freight<\/span>.*We are busy/su);
  }
});

const waitedInVain = {
  handlers: thingHandlers(handles('getOpen', () => Promise.reject(new NoConnectionFree(true)))),
};

it.each([
  ['at the door', overloaded],
  ['after a wait for a connection', waitedInVain],
])('[PLAT-203] calls refused %s are counted, and have a line each at debug only', async (_at, options) => {
  const lines: string[] = [];
  const app = await sampleApp({ ...options, lines });
  for (let index = 0; index < 5; index += 1) {
    expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({ status: 503 });
  }
  await app.close();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ refused: { connections: 1 }, msg: 'overloaded: calls were refused' }),
    expect.objectContaining({ refused: { connections: 4 }, msg: 'overloaded: calls were refused' }),
  ]);
});
