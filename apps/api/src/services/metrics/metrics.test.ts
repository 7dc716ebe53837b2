import type { AddressInfo } from 'node:net';

import { expect, onTestFinished } from 'vitest';

import { testApp } from '../../testing/app.js';
import { test } from '../../testing/api-test.js';
import { call, createApi } from '../../testing/call.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { storeJob } from '../../testing/store-job.js';
import { southern, signIn, tasman } from '../../testing/world.js';
import { createMetrics, serveMetrics } from './metrics.js';

const it = test.extend('metrics', { scope: 'file' }, ({ database, clock }) =>
  createMetrics({
    databases: [{ name: null, database: { ...database, poolFigures: () => figures } }],
    clock,
  }),
);
const ago = (seconds: number) => new Date(testNow.getTime() - seconds * 1000);
const count = (operation: string, status: number) =>
  `consign_call_duration_seconds_count{operation="${operation}",method="GET",status="${status}"} 1`;
const figures = { max: 10, open: 4, idle: 3, waiting: 0, expectedWaitMs: 0 };

it('[PLAT-65] has calls by operation and status, without customers', async ({ database, clock, metrics }) => {
  const app = await testApp({ database, clock, metrics });
  const api = createApi(app, await signIn('manager'));
  await api.get('/api/v1/users/me/name');
  await call(app, 'GET', '/api/v1/users/me/name');
  for (const url of ['/api/v9/TAS0001234', '/files/1/Proof.pdf', '/docs', '/readyz'])
    await call(app, 'GET', url);
  const text = await metrics.collect();
  for (const line of [
    count('getUserName', 200),
    count('getUserName', 401),
    count('page', 404),
    count('file', 404),
    count('health', 200),
  ])
    expect(text).toContain(line);
  for (const word of [tasman.name, southern.name, 'TAS0001234', 'Proof', 'localhost', kowhaiScope.tenantId])
    expect(text).not.toContain(word);
});

it('[PLAT-65] has jobs by kind and state with the age of the oldest, the pool and the event loop', async ({
  database,
  clock,
  metrics,
}) => {
  clock.at = testNow;
  await runSql(database)`delete from jobs`;
  await storeJob(database, 'work', { createdAt: ago(90), dueAt: ago(30) });
  await storeJob(database, 'work', { createdAt: ago(20), dueAt: ago(10) });
  await storeJob(database, 'work', { createdAt: ago(7), dueAt: ago(-60) });
  const text = await metrics.collect();
  for (const line of [
    'consign_jobs{kind="work",state="due"} 2',
    'consign_jobs{kind="work",state="scheduled"} 1',
    'consign_job_oldest_seconds{kind="work",state="due"} 30',
    'consign_job_oldest_seconds{kind="work",state="scheduled"} 7',
    'consign_database_up 1',
    'consign_database_connections{state="idle"} 3',
    '_lag_p99_seconds',
  ])
    expect(text).toContain(line);
});

it('[PLAT-65] is served at its own address, without a database that is away', async ({ clock }) => {
  const database = { asSystem: () => Promise.reject(new Error('away')) };
  const away = createMetrics({ databases: [{ name: null, database }], clock });
  const server = await serveMetrics(away, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('consign_database_up 0');
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`${origin}/healthz`)).status).toBe(404);
});

it('[PLAT-258] figures of several databases have the names as labels', async ({ database, clock }) => {
  const away = { asSystem: () => Promise.reject(new Error('away')), poolFigures: () => figures };
  const several = createMetrics({
    databases: [
      { name: 'east', database },
      { name: 'west', database: away },
    ],
    clock,
  });
  const text = await several.collect();
  for (const line of [
    'consign_jobs{kind="work",state="due",database="east"} 2',
    'consign_database_up{database="east"} 1',
    'consign_database_up{database="west"} 0',
    'consign_database_connections{state="idle",database="west"} 3',
  ])
    expect(text).toContain(line);
});

it('[PLAT-69] answers 503 while too many callers wait, not to health checks', async ({ database, clock }) => {
  let waiting = 200;
  const app = await testApp({
    database: { ...database, poolFigures: () => ({ ...figures, waiting }) },
    clock,
  });
  const ask = (url: string) => call(app, 'GET', url);
  expect((await ask('/docs')).status).toBe(200);
  waiting = 201;
  expect(await ask('/docs')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  for (const url of ['/healthz', '/readyz']) expect((await ask(url)).status).toBe(200);
});
