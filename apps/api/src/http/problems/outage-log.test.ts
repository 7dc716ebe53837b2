import { expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { handles, thingHandlers } from '../../testing/contract.js';
import { testNow } from '../../testing/now.js';
import { sampleApp } from '../../testing/sample.js';
import { createLogger } from './logger.js';
import { createOutageLog } from './outage-log.js';

const away = () =>
  Object.assign(new Error('The connection to the database failed', { cause: new Error('connect "db"') }), {
    code: '08006',
  });

function openLog() {
  const lines: string[] = [];
  const clock = { at: testNow.getTime(), now: () => new Date(clock.at) };
  const outages = createOutageLog(createLogger('info', { write: (line) => void lines.push(line) }), clock);
  return { outages, clock, read: () => lines.map((line) => JSON.parse(line) as object) };
}

it('[PLAT-63] tells of a database that is away in a line a minute, without a stack, and once that it is back', () => {
  const { outages, clock, read } = openLog();
  for (let second = 0; second < 120; second += 1) {
    outages.failed('mail', away());
    outages.failed('prices', away());
    outages.failed('calls', away());
    clock.at += 1000;
  }
  expect(read()).toEqual([
    expect.objectContaining({
      msg: 'not working; trying again',
      failures: { mail: 1 },
      reason: 'The connection to the database failed: connect "…"',
    }),
    expect.objectContaining({ failures: { mail: 61, prices: 60, calls: 60 } }),
  ]);
  expect(JSON.stringify(read())).not.toContain('    at ');
  const back = expect.objectContaining({ level: 30, msg: 'working again' });
  outages.worked('mail');
  expect(read().slice(2)).toEqual([]);
  outages.worked('prices');
  expect(read().slice(2)).toEqual([back]);
  outages.worked('prices');
  outages.worked('calls');
  expect(read().slice(2)).toEqual([back]);
});

it('[PLAT-63] says nothing of a recovery whose failure was not told, and counts the next outage from its start', () => {
  const { outages, clock, read } = openLog();
  outages.failed('mail', away());
  outages.failed('calls', away());
  outages.worked('mail');
  outages.failed('mail', away());
  outages.worked('mail');
  expect(read()).toHaveLength(2);
  clock.at += 60_000;
  outages.failed('calls', Object.assign(new Error('no answer', { cause: new Error('') }), { code: '08006' }));
  expect(read().slice(2)).toEqual([expect.objectContaining({ failures: { calls: 1 }, reason: 'no answer' })]);
});

it('[PLAT-63] tells of anything else with its stack, just as seldom', () => {
  const { outages, read } = openLog();
  for (let poll = 0; poll < 5; poll += 1) outages.failed('prices', new TypeError('no price'));
  expect(read()).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ stack: expect.stringContaining('at ') }) }),
  ]);
});

it('[PLAT-63] answers calls with 503 while the database is away, and tells of them in one line', async () => {
  const lines: string[] = [];
  const handlers = thingHandlers(handles('getOpen', () => Promise.reject(away())));
  const app = await sampleApp({ handlers, lines });
  for (let index = 0; index < 5; index += 1) {
    expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({ status: 503 });
  }
  expect(lines.filter((line) => line.includes('not working'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('    at ');
});
