import { describe, expect, it } from 'vitest';

import { call } from '../testing/call.js';
import { handles, thingHandlers } from '../testing/contract.js';
import { sampleApp } from '../testing/sample.js';
import { hostName } from '../http/auth/identity.js';

async function tenantSeen(
  trustProxy: false | string[],
  headers: Record<string, string>,
  remoteAddress: string,
) {
  let code: string | undefined;
  const app = await sampleApp({
    config: { trustProxy },
    handlers: thingHandlers(
      handles('getOpen', (_request, { tenant }) => {
        code = tenant.code;
        return { status: 204 };
      }),
    ),
  });
  await call(app, 'GET', '/api/v2/open', { headers, remoteAddress });
  return code;
}

describe('the tenant of a call', () => {
  it('[PLAT-01] is that of its host, whatever the port', async () => {
    expect(await tenantSeen(false, { host: 'tasman.localhost:4300' }, '127.0.0.1')).toBe('TASMAN');
    expect(await tenantSeen(false, { host: 'aurora.localhost' }, '127.0.0.1')).toBe('AURORA');
  });

  it.each(['nowhere.example', 'tasman.localhost.evil.example', 'tasman.localhost@evil', '', '[', '../etc'])(
    '[PLAT-02] is refused with 404 where no tenant has the host "%s"',
    async (host) => {
      const app = await sampleApp();
      for (const url of ['/api/v2/open', '/api/v1/things/T1']) {
        expect(await call(app, 'GET', url, { host })).toMatchObject({ status: 404 });
      }
    },
  );

  it('follows X-Forwarded-Host from a configured proxy and from nobody else', async () => {
    const headers = { host: 'tasman.localhost', 'x-forwarded-host': 'aurora.localhost' };
    expect(await tenantSeen(['10.0.0.0/8'], headers, '10.1.2.3')).toBe('AURORA');
    expect(await tenantSeen(['10.0.0.0/8'], headers, '192.0.2.1')).toBe('TASMAN');
    expect(await tenantSeen(false, headers, '10.1.2.3')).toBe('TASMAN');
  });
});

it.each([
  ['Tasman.Localhost:4300', 'tasman.localhost'],
  ['tasman.localhost.', 'tasman.localhost'],
  ['[::1]:4300', '[::1]'],
  ['127.0.0.1:4300', '127.0.0.1'],
  ['a b', undefined],
  ['-a', undefined],
  ['', undefined],
])('reads the host %j as %j', (host, name) => {
  expect(hostName(host)).toBe(name);
});
