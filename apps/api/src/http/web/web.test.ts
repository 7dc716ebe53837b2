import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { call } from '../../testing/call.js';
import { sampleApp, type SampleOptions, sampleTenants } from '../../testing/sample.js';

const page =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" nonce="__CSP_NONCE__"></script></head>';
const script = `export const text = '${'long '.repeat(10_000)}';`;
const discovery = 'http://localhost:4301/.well-known/openid-configuration';
const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'consign-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(root, '.hidden'), 'secret');
  await writeFile(join(root, 'assets', 'start-a1.js'), script);
  await writeFile(join(root, 'assets', 'start-a1.js.map'), '{}');
  await writeFile(join(root, 'assets', 'packed-b2.js'), 'plain');
  await writeFile(join(root, 'assets', 'packed-b2.js.br'), 'packed');
  await writeFile(join(root, 'assets', 'barcode-worker-d4.js'), 'work');
  await writeFile(join(root, 'assets', 'barcode-worker-d4.js.br'), 'packed');
  app = await sampleApp({ config: { webRoot: root } });
});

afterAll(() => rm(root, { recursive: true }));

describe('the page of the web app', () => {
  it.each(['/', '/search?status=DRAFT', '/consignment/TAS0001234', '/error/not-found', '/apiary'])(
    'is the answer to a browser at %s',
    async (url) => {
      const answer = await call(app, 'GET', url, asBrowser);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      });
    },
  );

  it('has a new nonce each time, in its policy and wherever its build left the place for it', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 3; index += 1) {
      const { text, headers } = await call(app, 'GET', '/', asBrowser);
      const nonce = /'nonce-([\w-]{20,})'/u.exec(String(headers['content-security-policy']))?.[1] ?? '';
      const built = text.replace(/<script type="application\/json".*<\/script>/u, '');
      expect(built).toBe(page.replaceAll('__CSP_NONCE__', nonce));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('[PLAT-30] carries the settings of its host as data, and of an unknown host none', async () => {
    const [tenant] = Object.values(sampleTenants);
    const record = { tenantName: 'A </script> B' };
    const odd = await sampleApp({
      config: { webRoot: root },
      findTenant: async (host) => (host.startsWith('tasman') && tenant ? { ...tenant, record } : undefined),
    });
    const { text } = await call(odd, 'GET', '/', asBrowser);
    const [, nonce = '', json = ''] =
      /<script type="application\/json" id="client-settings" nonce="([^"]+)">([^<]*)<\/script><\/head>/u.exec(
        text,
      ) ?? [];
    expect(JSON.parse(json)).toMatchObject({ tenantName: 'A </script> B' });
    expect(text.split(nonce)).toHaveLength(4);
    const other = await call(odd, 'GET', '/', { ...asBrowser, host: 'other.localhost' });
    expect(other.text).not.toContain('client-settings');
  });

  it('may call itself, the issuer and the maps service of the tenant, and runs nothing inline', async () => {
    const { headers } = await call(app, 'GET', '/', asBrowser);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' http://localhost:4301 https://places.googleapis.com;");
    expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/u);
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors', 'default-src']) {
      expect(policy).toContain(`${closed} 'none'`);
    }
  });

  it.each([
    ['tasman.localhost', '/search', [`<${discovery}>; rel=preload; as=fetch; crossorigin`]],
    ['tasman.localhost', '/maintenance', []],
    ['nowhere.example', '/search', []],
  ])('[PLAT-291] of %s%s asks for the discovery document of its issuer', async (host, url, hints) => {
    const { headers } = await call(app, 'GET', url, { ...asBrowser, host });
    expect([headers['link'] ?? []].flat()).toEqual(hints);
  });

  it('[PLAT-02] [NAV-23] may ask for the camera, and call nobody else at an unknown host; no other answer may', async () => {
    const shown = await call(app, 'GET', '/search', { ...asBrowser, host: 'nowhere.example' });
    expect(shown.status).toBe(200);
    expect(shown.headers['permissions-policy']).toContain('camera=(self), geolocation=(), microphone=()');
    expect(shown.headers['content-security-policy']).toContain("connect-src 'self';");
    const file = await call(app, 'GET', '/assets/start-a1.js', asBrowser);
    expect(file.headers['permissions-policy']).toContain('camera=()');
  });

  it.each([
    ['https://collect.example/events', ' https://collect.example;'],
    ['/collect', ' https://places.googleapis.com;'],
    ['javascript:alert(1)', ' https://places.googleapis.com;'],
  ])('[PLAT-16] may send analytics to the address of the setting: %s', async (url, end) => {
    const [tenant] = Object.values(sampleTenants);
    if (tenant === undefined) throw new Error('There is no sample tenant');
    const collecting = { ...tenant, settings: { ...tenant.settings, analyticsUrl: url } };
    const other = await sampleApp({
      config: { webRoot: root },
      findTenant: () => Promise.resolve(collecting),
    });
    const { headers } = await call(other, 'GET', '/', asBrowser);
    const policy = String(headers['content-security-policy']);
    expect(/connect-src [^;]*;/u.exec(policy)?.[0].endsWith(end)).toBe(true);
  });

  it('[PLAT-02] is the answer while the tenant cannot be asked for', async () => {
    const lines: string[] = [];
    const down = await sampleApp({
      config: { webRoot: root },
      lines,
      findTenant: () => Promise.reject(new Error('down')),
    });
    expect(await call(down, 'GET', '/', asBrowser)).toMatchObject({ status: 200 });
    expect(lines.join('')).toContain('not working; trying again');
  });

  it.each(['/api/v9/nothing', '/assets/gone-c3.js', '/docs/nothing', '/healthz/x', '/api'])(
    'is not the answer at %s',
    async (url) => {
      expect(await call(app, 'GET', url, asBrowser)).toMatchObject({
        status: 404,
        headers: {
          'cache-control': 'no-store',
          'content-type': expect.stringContaining('application/problem+json'),
        },
        body: { status: 404, title: 'Not found' },
      });
    },
  );

  it('[DOCS-11] is not the answer at the address of a file that is nobody’s', async () => {
    expect(await call(app, 'GET', '/files/1/a.pdf', asBrowser)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
      body: "This link has expired or isn't yours. Open the document again from Consign.",
    });
  });

  it.each([
    ['GET', '/', {}],
    ['HEAD', '/', {}],
    ['GET', '/search?status=DRAFT', { accept: '*/*' }],
    ['HEAD', '/consignment/TAS0001234', { accept: '*/*' }],
  ] as const)(
    '[PLAT-68] is the answer to a program that takes anything: %s %s %j',
    async (method, url, headers) => {
      expect(await call(app, method, url, { headers })).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        text: expect.stringMatching(method === 'HEAD' ? /^$/u : /<!doctype html>/u),
      });
    },
  );

  it.each([
    ['/robots.txt', { accept: '*/*' }],
    ['/unknown', { accept: '*/*' }],
    ['/metrics', asBrowser.headers],
    ['/.git/config', asBrowser.headers],
    ['/.env', asBrowser.headers],
    ['/consignment/.git/HEAD', asBrowser.headers],
    ['/wp-login.php', asBrowser.headers],
    ['/gone.js', {}],
    ['/api/v9/nothing', {}],
    ['/search', { accept: 'application/json' }],
    ['/search', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['/search', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ])(
    '[PLAT-68] is not the answer for a file, an unknown address, a call or a part of a page: %s %j',
    async (url, headers) => {
      expect(await call(app, 'GET', url, { headers })).toMatchObject({ status: 404, body: { status: 404 } });
      // Nor to a form.
      expect(await call(app, 'POST', url, { headers })).toMatchObject({ status: 404 });
    },
  );
});

describe('the files of the web app', () => {
  it('are cached forever below /assets, for an hour elsewhere', async () => {
    const asset = await call(app, 'GET', '/assets/start-a1.js');
    expect(asset).toMatchObject({ status: 200, text: script });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    const icon = await call(app, 'GET', '/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are sent as compressed by the build, or compressed on the fly', async () => {
    const packed = await call(app, 'GET', '/assets/packed-b2.js', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(packed).toMatchObject({ text: 'packed', headers: { 'content-encoding': 'br' } });
    const answer = await app.inject({ url: '/assets/start-a1.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(script);
  });

  it.each([{}, { 'accept-encoding': 'br' }])(
    '[NAV-23] [PLAT-132] let only the worker that reads barcodes compile WebAssembly, and it may call nobody (%j)',
    async (headers) => {
      const policy = async (url: string) =>
        (await call(app, 'GET', url, { headers })).headers['content-security-policy'];
      expect(await policy('/assets/barcode-worker-d4.js')).toBe(
        "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(await policy('/assets/packed-b2.js')).toMatch(/^default-src 'none'; frame-ancestors/u);
    },
  );

  it.each([
    '/.hidden',
    '/assets/start-a1.js.map',
    '/assets/..%2findex.html',
    '/assets/',
    '/%2e%2e/package.json',
  ])('do not include %s', async (url) => {
    expect((await call(app, 'GET', url)).status).toBe(404);
  });
});

it.each([
  ['info', 0],
  ['debug', 4],
] as const)('[PLAT-64] the log has static files and health checks at debug: %s', async (logLevel, count) => {
  const lines: string[] = [];
  const logging = await sampleApp({ config: { webRoot: root, logLevel }, lines });
  for (const url of ['/assets/start-a1.js', '/favicon.svg', '/healthz', '/readyz'])
    await call(logging, 'GET', url);
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(count);
  await call(logging, 'GET', '/assets/gone-c3.js');
  await call(logging, 'GET', '/', asBrowser);
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(count + 2);
});

/** How an app with this configuration binds a browser to https. */
const bound = async (config: NonNullable<SampleOptions['config']>) =>
  (await call(await sampleApp({ config }), 'GET', '/healthz')).headers['strict-transport-security'];

describe('every answer', () => {
  it.each(['/', '/assets/start-a1.js', '/api/v1/x', '/docs', '/healthz'])(
    '[PLAT-132] has the headers of safety at %s',
    async (url) => {
      const { headers } = await call(app, 'GET', url, asBrowser);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'referrer-policy': expect.stringMatching(/^no-referrer$|^same-origin$/u),
      });
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
    },
  );

  it('[PLAT-155] binds a browser to https only where the public address has it, for all subdomains where the operator says so', async () => {
    const publicUrl = 'https://consign.example';
    expect(await bound({})).toBeUndefined();
    expect(await bound({ publicUrl })).toBe('max-age=31536000');
    expect(await bound({ publicUrl, hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains');
  });
});

it('starts only with a built web app in its folder', async () => {
  await expect(sampleApp({ config: { webRoot: join(root, 'assets') } })).rejects.toThrow('index.html');
});
