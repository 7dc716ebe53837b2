import { gunzipSync } from 'node:zlib';

import { expect } from 'vitest';

import { test as it } from './testing/api-test.js';
import { call } from './testing/call.js';
import { handles, thingHandlers } from './testing/contract.js';
import { kowhaiSite } from './testing/fixtures.js';
import { noDatabase, sampleApp, type SampleOptions } from './testing/sample.js';
import { storeConsignment } from './testing/store-consignment.js';
import { token as createToken } from './testing/tokens.js';
import { signIn } from './testing/world.js';

it('[PLAT-106] a GET opens transactions that only read unless it asks, any other call those that may write', async () => {
  const opened: string[] = [];
  const app = await sampleApp({
    handlers: thingHandlers(
      handles('getThing', async (_request, { inTransaction }) => {
        await inTransaction(() => Promise.resolve(), 'writing');
        return inTransaction(() => Promise.resolve({ status: 200, body: { count: 1 } }));
      }),
      handles('createThing', ({ body }, { inTransaction }) =>
        inTransaction(() => Promise.resolve({ status: 201, body })),
      ),
    ),
    inTenant: (...args) => {
      opened.push('writing');
      return noDatabase(...args);
    },
    inTenantReading: (...args) => {
      opened.push('reading');
      return noDatabase(...args);
    },
  });
  const bearer = await createToken({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  await call(app, 'GET', '/api/v1/things/7', { token: bearer });
  await call(app, 'POST', '/api/v2/things', { token: bearer, body: { count: 1 } });
  expect(opened).toEqual(['writing', 'reading', 'writing']);
});

const hanging = () => new Promise<never>(() => undefined);

it('[PLAT-202] a call whose waits take longer than its deadline gets 503, wherever it waits', async () => {
  const options = {
    lines: [],
    config: { deadlineMs: 20 },
    handlers: thingHandlers(
      handles('createThing', (_request, { inTransaction }) => inTransaction(hanging)),
      handles('getThing', (_request, { inReading }) => inReading(hanging)),
    ),
  };
  const bearer = await createToken({ permissions: ['Access.DISPATCH', 'Consignment.CREATE'] });
  const ask = async (parts: SampleOptions, method: 'GET' | 'POST') => {
    const app = await sampleApp({ ...options, ...parts });
    const url = method === 'GET' ? '/api/v1/things/7' : '/api/v2/things';
    return call(app, method, url, { token: bearer, ...(method === 'GET' ? {} : { body: { count: 1 } }) });
  };
  for (const answer of [
    await ask({}, 'POST'),
    await ask({}, 'GET'),
    await ask({ findTenant: hanging }, 'GET'),
    await ask({ verifyToken: hanging }, 'GET'),
    await ask({ findUser: hanging }, 'GET'),
  ]) {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  }
});

const rows = 50;

it('[PLAT-140] a page of the list is packed in one piece of known length', async ({ app, database }) => {
  for (let number = 0; number < rows; number += 1) {
    await storeConsignment(database, {
      reference: `TAS30000${String(number).padStart(2, '0')}`,
      createdAt: new Date('2026-02-01T00:00:00Z'),
      site: 'AKL1',
    });
  }
  const { host, token } = await signIn('manager');
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v2/consignments/search?pageSize=${rows}`,
    headers: { host, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    payload: {
      siteIds: [kowhaiSite('AKL1').id],
      date: {
        dateRangeType: 'Creation',
        startDateUtc: '2026-02-01T00:00:00Z',
        endDateUtc: '2026-02-02T00:00:00Z',
      },
    },
  });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  const whole = gunzipSync(answer.rawPayload);
  expect(whole.length).toBeGreaterThan(20_000);
  expect(JSON.parse(whole.toString())).toMatchObject({ rowCount: rows });
});
