import { describe, expect, it, vi } from 'vitest';

import { createClient, type ClientOptions } from './client.js';
import { contractOperations } from './generated/operations.js';
import { TokenUnavailableError } from './transport.js';

function recording(options: Partial<ClientOptions> = {}, answer = () => new Response('[]')) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://tasman.localhost',
    token: async () => 'the-token',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
    ...options,
  });
  return { client, requests, headers: () => requests[0]?.headers ?? new Headers() };
}

const tenantCall = { path: { host: 'tasman.localhost' } };

describe('every call', () => {
  it('[PLAT-12] sends the bearer token and the X-App headers to each of the four services', async () => {
    const { client, requests } = recording({ appName: 'dispatch-desk' });
    const id = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10';
    await client.configuration.GET('/api/v1/configuration/featureFlags/clientFlags');
    await client.consignment.GET('/api/v2/me/accounts');
    await client.scheduling.GET('/api/v1/scheduling/workDays/workingDates', {
      query: { regionId: id, startDate: '2025-07-01', endDate: '2025-07-31' },
    });
    await client.product.GET('/api/v1/dangerousGoodsClasses');
    expect(requests).toHaveLength(4);
    for (const { headers } of requests) {
      expect(headers.get('Authorization')).toBe('Bearer the-token');
      expect(headers.get('X-AppName')).toBe('dispatch-desk');
      expect(headers.get('X-AppVersion')).toBe('20250715.1');
    }
  });

  it('[PLAT-12] [PLAT-22] getClientSettings alone sends no token; the app has a default name', async () => {
    const token = vi.fn<ClientOptions['token']>(async () => 'the-token');
    const { client, headers } = recording({ token });
    await client.configuration.GET('/api/v1/configuration/tenants/{host}/clientSettings', tenantCall);
    expect(headers().has('Authorization')).toBe(false);
    expect(headers().get('X-AppName')).toBe('consign-web');
    expect(token).not.toHaveBeenCalled();
    const open = contractOperations.filter((operation) => operation.permissions.length === 0);
    expect(open.map((operation) => operation.operationId)).toEqual(['getClientSettings']);
  });

  it('requests the token per call, and sends none when null', async () => {
    const tokens = ['one', null];
    const { client, requests } = recording({ token: async () => tokens.shift() ?? null });
    await client.consignment.GET('/api/v1/statuses');
    await client.consignment.GET('/api/v1/statuses');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer one', null]);
  });

  it('rejects with the token function’s own error', async () => {
    const lost = new Error('the session is lost');
    const { client, requests } = recording({ token: () => Promise.reject(lost) });
    await expect(client.consignment.GET('/api/v1/statuses')).rejects.toBe(lost);
    expect(requests).toHaveLength(0);
  });

  it('[ERR-04] counts as no response when the token is unavailable', async () => {
    const { client, requests } = recording({ token: () => Promise.reject(new TokenUnavailableError()) });
    await expect(client.consignment.GET('/api/v2/me/accounts')).rejects.toMatchObject({
      message: 'No response received: you may be offline',
      isNoResponse: true,
    });
    expect(requests).toHaveLength(0);
  });

  it('[AUTH-08] a 401 is reported, and rejects; no other status is reported', async () => {
    const onUnauthorised = vi.fn<() => void>();
    for (const status of [403, 404, 500, 401]) {
      expect(onUnauthorised).not.toHaveBeenCalled();
      const { client } = recording({ onUnauthorised }, () => new Response('[]', { status }));
      const called = client.consignment.GET('/api/v1/statuses');
      await expect(called).rejects.toHaveProperty('status', status);
    }
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it('uses the contract’s path with encoded parameters', async () => {
    const answers = [[], { id: 'c1', reference: 'TAS0000001' }];
    const { client, requests } = recording({}, () => Response.json(answers.shift()));
    await client.consignment.GET('/api/v1/consignments/{ref}/files', { path: { ref: 'TAS/1' } });
    await client.consignment.POST('/api/v1/consignments', {
      header: { 'Idempotency-Key': 'k' },
      body: { accountId: 'a', serviceType: 'GENERAL' },
    });
    expect(requests[0]?.url).toBe('http://tasman.localhost/api/v1/consignments/TAS%2F1/files');
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('k');
    expect(await requests[1]?.json()).toEqual({ accountId: 'a', serviceType: 'GENERAL' });
  });
});
