import { expect, it, vi } from 'vitest';

import { NoConnectionFree } from '../../database/connection-queue.js';
import { createCapabilities } from '../../services/files/capability.js';
import { FilesUnavailable } from '../../services/files/content-store.js';
import { createMemoryStore } from '../../testing/memory-store.js';
import { testNow } from '../../testing/now.js';
import { call } from '../../testing/call.js';
import { sampleApp, testConfig } from '../../testing/sample.js';

const current = { missing: [], newer: [] };
const answering = () =>
  vi.fn<() => Promise<{ missing: string[]; newer: string[] }>>(() => Promise.resolve(current));

it('[PLAT-69] is alive whatever the database does, and ready only with it, also while all connections are busy, but not while none moves', async () => {
  const checkSchema = answering();
  const app = await sampleApp({ databases: [{ name: null, checkSchema }] });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(checkSchema).not.toHaveBeenCalled();
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  checkSchema.mockRejectedValueOnce(new Error('password of the database'));
  const down = await call(app, 'GET', '/readyz');
  expect(down).toMatchObject({ status: 503, body: { status: 'database not available' } });
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  checkSchema.mockRejectedValueOnce(new NoConnectionFree(true));
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  checkSchema.mockRejectedValueOnce(new NoConnectionFree(false));
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 503 });
});

it('shares one database query between simultaneous checks', async () => {
  const checkSchema = answering();
  const app = await sampleApp({ databases: [{ name: null, checkSchema }] });
  await Promise.all([1, 2, 3].map(() => call(app, 'GET', '/readyz')));
  expect(checkSchema.mock.calls.length).toBeLessThan(3);
});

it('[PLAT-60] is not ready on a schema of another release, names its migrations and logs each change once', async () => {
  const lines: string[] = [];
  const checkSchema = answering();
  const app = await sampleApp({ databases: [{ name: null, checkSchema }], lines });
  const ready = () => call(app, 'GET', '/readyz');
  checkSchema.mockResolvedValueOnce({ missing: ['0002-b.sql'], newer: ['0003-c.sql'] });
  expect(await ready()).toMatchObject({
    status: 503,
    body: { status: 'migrations have not run', migrations: ['0002-b.sql'] },
  });
  checkSchema.mockResolvedValue({ missing: [], newer: ['0003-c.sql'] });
  for (let check = 0; check < 3; check += 1) {
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'the schema is of a later release', migrations: ['0003-c.sql'] },
    });
  }
  checkSchema.mockResolvedValue(current);
  await ready();
  const messages = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(messages.filter(({ msg }) => msg === 'not ready')).toHaveLength(2);
  expect(messages.filter(({ msg }) => msg === 'ready')).toHaveLength(1);
});

it('[PLAT-258] stays ready with one database of several and names the others, but not before all are migrated', async () => {
  const [east, west] = [answering(), answering()];
  const app = await sampleApp({
    databases: [
      { name: 'east', checkSchema: east },
      { name: 'west', checkSchema: west },
    ],
  });
  const ready = async () => {
    const { status, body } = await call(app, 'GET', '/readyz');
    return { status, body };
  };
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  const away = 'database not available';
  west.mockRejectedValue(new Error('password of the database'));
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok', databases: { west: away } } });
  east.mockResolvedValue({ missing: ['0002-b.sql'], newer: [] });
  expect(await ready()).toEqual({
    status: 503,
    body: {
      status: 'migrations have not run',
      migrations: ['0002-b.sql'],
      databases: { east: 'migrations have not run', west: away },
    },
  });
  east.mockRejectedValue(new Error('away'));
  expect(await ready()).toEqual({
    status: 503,
    body: { status: away, databases: { east: away, west: away } },
  });
});

it('[PLAT-251] stays ready while the files are away and says so, with a line in the log for each change', async () => {
  const lines: string[] = [];
  const clock = { at: testNow.getTime(), now: () => new Date(clock.at) };
  const store = createMemoryStore();
  const check = vi.spyOn(store, 'check');
  const capabilities = createCapabilities(testConfig.fileKeys);
  const app = await sampleApp({ clock, lines, files: { contents: store, capabilities } });
  const ready = async () => {
    clock.at += 10_000;
    const { status, body } = await call(app, 'GET', '/readyz');
    return { status, body };
  };
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  check.mockRejectedValue(new FilesUnavailable('away'));
  for (let time = 0; time < 2; time += 1) {
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok', files: 'not available' } });
  }
  check.mockResolvedValue();
  expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  const calls = check.mock.calls.length;
  await call(app, 'GET', '/readyz');
  expect(check).toHaveBeenCalledTimes(calls);
  expect(lines.filter((line) => line.includes('"files are not available"'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"files are available again"'))).toHaveLength(1);
});

it('[PLAT-100] a process that is about to stop is not ready, closes connections and still serves', async () => {
  const app = await sampleApp();
  expect(await call(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  app.startDraining();
  expect(await call(app, 'GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'stopping' },
    headers: { connection: 'close', 'cache-control': 'no-store' },
  });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  const answer = await call(app, 'GET', '/api/v2/open');
  expect(answer.status).toBeLessThan(300);
  expect(answer.headers).toMatchObject({ connection: 'close' });
});
