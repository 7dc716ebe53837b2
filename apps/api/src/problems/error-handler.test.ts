import { expect, it } from 'vitest';

import { call } from '../testing/call.js';
import { thingContract, thingHandlers } from '../testing/contract.js';
import { sampleApp } from '../testing/sample.js';
import { refuseUnderPressure } from './error-handler.js';

it.each([
  ['that cannot be decoded', '/api/v1/%E0%A4%A', 400],
  ['with a part that is too long', `/api/v1/things/${'x'.repeat(400)}`, 414],
])('answers an address %s in its own words', async (_name, url, status) => {
  const app = await sampleApp({ document: thingContract, handlers: thingHandlers() });
  const answer = await call(app, 'GET', url);
  expect(answer).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff' },
    body: { status, type: 'about:blank' },
  });
  expect(answer.text).not.toContain('xxx');
});

it('refuses calls under pressure and still says that it is alive', async () => {
  const app = await sampleApp({ document: thingContract, handlers: thingHandlers() });
  app.addHook('preParsing', (request, reply, payload, done) => {
    refuseUnderPressure(request, reply);
    if (!reply.sent) done(null, payload);
  });
  expect(await call(app, 'GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await call(app, 'GET', '/api/v2/open')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
});
