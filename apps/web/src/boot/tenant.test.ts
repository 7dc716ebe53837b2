import { describe, expect, it, vi } from 'vitest';

import { respondWithTenant, tenantRecord } from './testing/boot-harness.js';
import { loadTenant, takeCarriedSettings } from './tenant.js';

const hangs: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });

const pause = async () => undefined;

type TenantRequest = Parameters<typeof loadTenant>[0];

/** Loads the tenant of the host `x` unless told otherwise. */
const load = (fetch: TenantRequest['fetch'], given: Partial<TenantRequest> = {}, timeoutMs = 1_000) =>
  loadTenant({ host: 'x', carried: null, isRepeated: false, pause, fetch, ...given }, timeoutMs);

describe('loading the tenant of a host', () => {
  it('[PLAT-01] [PLAT-12] requests it by host name with the app headers, without a token or cookies', async () => {
    const calls: [string, RequestInit | undefined][] = [];
    const fetch: TenantRequest['fetch'] = async (input, init) => {
      calls.push([String(input), init]);
      return respondWithTenant(input, init);
    };
    await load(fetch, { host: 'tasman.localhost' });
    expect(calls).toHaveLength(1);
    const [url, init] = calls[0] ?? [];
    expect(url).toBe('/api/v1/configuration/tenants/tasman.localhost/clientSettings');
    expect(init?.credentials).toBe('omit');
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      'x-appname': 'consign-web',
      'x-appversion': '20250715.1',
    });
  });

  it('[PLAT-01] encodes an IPv6 host as one path segment', async () => {
    let requestedUrl = '';
    await load(async (input) => ((requestedUrl = String(input)), Response.json({})), { host: '[::1]' });
    expect(requestedUrl).toBe('/api/v1/configuration/tenants/%5B%3A%3A1%5D/clientSettings');
  });

  it.each([
    ['unknown-host', async () => new Response(null, { status: 404 })],
    ['no-configuration', async () => new Response('<html>', { status: 502 })],
    ['no-configuration', async () => new Response(null, { status: 429, headers: { 'retry-after': '60' } })],
    ['no-configuration', async () => new Response('<html>', { status: 200 })],
    ['no-configuration', async () => new Response('', { status: 200 })],
    ['no-configuration', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['invalid-configuration', async () => Response.json({ tenantName: 'No code' })],
  ] as const)('[PLAT-02] returns a failure: %s', async (kind, answer) => {
    expect(await load(answer)).toMatchObject({ failure: { kind, action: 'Retry' } });
  });

  it.each([
    ['carries', tenantRecord, 0],
    ['carries without a code', { tenantName: 'Tasman Freight' }, 1],
  ])('[PLAT-30] takes what the page %s, and asks where that is not enough', async (_what, carried, asked) => {
    const fetch = vi.fn<typeof respondWithTenant>(respondWithTenant);
    expect(await load(fetch, { carried })).toMatchObject({ tenant: { tenantCode: 'TASMAN' } });
    expect(fetch).toHaveBeenCalledTimes(asked);
  });

  it('[PLAT-30] reads what the page carries once, so that a retry asks the server', () => {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'client-settings';
    element.textContent = JSON.stringify(tenantRecord);
    document.head.append(element);
    expect(takeCarriedSettings(document)).toEqual(tenantRecord);
    expect(takeCarriedSettings(document)).toBeNull();
  });

  it('[PLAT-02] asks once more before it fails, and not where the answer is known', async () => {
    const answers = [new Response(null, { status: 503 }), Response.json(tenantRecord)];
    const request = { pause: vi.fn<typeof pause>(pause) };
    const fetch = vi.fn<() => Promise<Response>>(
      async () => answers.shift() ?? new Response(null, { status: 404 }),
    );
    expect(await load(fetch, request)).toHaveProperty('tenant');
    expect(request.pause).toHaveBeenCalledOnce();
    expect(await load(fetch, request)).toMatchObject({ failure: { kind: 'unknown-host' } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('[PLAT-02] times out if the service never responds', async () => {
    expect(await load(hangs, {}, 20)).toMatchObject({ failure: { kind: 'no-configuration' } });
  });
});
