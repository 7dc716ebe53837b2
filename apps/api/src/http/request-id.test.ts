import { expect, it } from 'vitest';

import { call } from '../testing/call.js';
import { sampleApp } from '../testing/sample.js';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const app = await sampleApp();
const uuid = /^[\da-f-]{36}$/u;

it.each(['/healthz', '/readyz', '/docs', '/files/1/a.pdf', '/api/v2/open', '/api/v2/nothing', '/%E0%A4%A'])(
  '[CALL-170] the answer at %s has the id of its call, or the one that the call came with',
  async (url) => {
    const own = await call(app, 'GET', url);
    expect(own.headers['x-request-id']).toMatch(uuid);
    const given = await call(app, 'GET', url, { headers: { 'x-request-id': id } });
    expect(given.headers['x-request-id']).toBe(id);
  },
);

it.each([
  ['version 1', '/api/v1/things/T1'],
  ['version 2', '/api/v2/nothing'],
])('[CALL-171] an error of %s has it in its body, and so has the log', async (_version, url) => {
  const lines: string[] = [];
  const logging = await sampleApp({ lines });
  const answer = await call(logging, 'GET', url, { headers: { 'x-request-id': id } });
  expect(answer.status).toBeGreaterThan(399);
  expect(answer.body).toMatchObject({ requestId: id });
  expect(lines.join('')).toContain(`"reqId":"${id}"`);
});

it.each(['', 'a b', 'x'.repeat(129), '<script>', '{"a":1}', 'Māori'])(
  '[CALL-170] an id that does not fit is replaced: %j',
  async (sent) => {
    const { headers } = await call(app, 'GET', '/healthz', { headers: { 'x-request-id': sent } });
    expect(headers['x-request-id']).toMatch(uuid);
  },
);
