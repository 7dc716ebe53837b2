import { expect, it } from 'vitest';

import { type CallOptions, call } from '../../testing/call.js';
import { sampleApp } from '../../testing/sample.js';
import { token } from '../../testing/tokens.js';

const limited = () =>
  sampleApp({
    config: { rateLimit: { max: 2, windowSeconds: 30 } },
    findUser: (_tenant, subject) => Promise.resolve({ id: subject, organisationId: 'o', siteIds: [] }),
  });

it('[CALL-102] refuses a user over the limit with 429 and Retry-After, and no other user', async () => {
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

type Ask = readonly [url: string, options?: CallOptions];

/** What anybody can ask without a valid token, each with the status that it gets below the limit. */
const kinds: Readonly<Record<string, readonly [ask: Ask, status: number]>> = {
  'bad tokens': [['/api/v1/things/T1', { token: 'x' }], 401],
  'public calls': [['/api/v2/open'], 204],
  'unknown hosts': [['/api/v2/open', { host: 'nobody.localhost' }], 404],
  pages: [['/search', { headers: { accept: 'text/html' } }], 404],
  'guessed files': [['/files/1/a.pdf?e=1&s=1'], 404],
};

it.each(Object.entries(kinds))(
  '[CALL-102] from one address %s are limited, and nothing else is, nor another address',
  async (flood, [asked, expected]) => {
    const app = await limited();
    const status = async ([url, options]: Ask) => (await call(app, 'GET', url, options)).status;
    const others = Object.entries(kinds).filter(([kind]) => kind !== flood);
    expect([await status(asked), await status(asked)]).toEqual([expected, expected]);
    const over = await call(app, 'GET', ...asked);
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    for (const [kind, [other, fine]] of others) expect([kind, await status(other)]).toEqual([kind, fine]);
    expect(await status(['/api/v1/things/T1', { token: await token() }])).toBe(200);
    expect(await status(['/healthz'])).toBe(200);
    const [url, options] = asked;
    expect(await status([url, { ...options, remoteAddress: '192.0.2.2' }])).toBe(expected);
  },
);
