import { expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { thingContract, thingHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';

const limited = () =>
  sampleApp({
    document: thingContract,
    handlers: thingHandlers(),
    config: { rateLimit: { max: 2, windowSeconds: 30 } },
    findUser: (_tenant, subject) => Promise.resolve({ id: subject, organisationId: 'o', siteIds: [] }),
  });

it('refuses a user over the limit with 429 and Retry-After, and no other user', async () => {
  const app = await limited();
  const get = async (sub: string) => call(app, 'GET', '/api/v1/things/T1', { token: await token({ sub }) });
  expect((await get('a')).status).toBe(200);
  expect((await get('a')).status).toBe(200);
  const over = await get('a');
  expect(over).toMatchObject({
    status: 429,
    body: { messages: [{ userMessage: 'Too many requests, please try again later' }] },
  });
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect((await get('b')).status).toBe(200);
});

it('counts calls without a valid token by address', async () => {
  const app = await limited();
  const get = (remoteAddress: string) => call(app, 'GET', '/api/v1/things/T1', { token: 'x', remoteAddress });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push((await get(address)).status);
  }
  expect(statuses).toEqual([401, 401, 429, 401]);
});
