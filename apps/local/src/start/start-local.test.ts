import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fetchTokens } from '@consign/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLocal, type RunningLocal, type StartOptions } from './start-local.js';

const clock = { now: () => new Date('2026-06-17T02:00:00Z') };
const faults: unknown[] = [];
const output: string[] = [];
let dataDir: string;
let ports: { port: number; identityPort: number; inboxPort: number };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

function start(more: StartOptions = {}): Promise<RunningLocal> {
  return startLocal({
    ...ports,
    dataDir,
    size: 30,
    still: true,
    clock,
    say: (line) => output.push(line),
    onFault: (fault) => faults.push(fault),
    ...more,
  });
}

interface Answer {
  status: number;
  body: unknown;
  cookies: readonly string[];
}

/** Sends a request with a Host header, without resolving the host. */
function call(path: string, host: string, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${ports.port}`, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = httpRequest({ host: '127.0.0.1', port: ports.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = response.headers['content-type']?.includes('json');
        const cookies = response.headers['set-cookie'] ?? [];
        resolve({ status: response.statusCode ?? 0, body: json ? JSON.parse(text) : text, cookies });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function signIn(
  host: string,
  clientId: string,
  email: string,
  origin = `http://${host}:${ports.port}`,
) {
  const client = { clientId, redirectUris: [`${origin}/signed-in`] };
  const issuer = `http://localhost:${ports.identityPort}`;
  return fetchTokens(issuer, client, { email, password: 'consign-demo' });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'consign-start-'));
  const [port, identityPort, inboxPort] = [await freePort(), await freePort(), await freePort()];
  ports = { port, identityPort, inboxPort };
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.sequential('a local start', () => {
  let running: RunningLocal;

  it('creates the tenants, users and consignments', async () => {
    running = await start();
    expect(output).toContain('Creating demonstration data: 30 consignments');
    expect(output[0]).toMatch(/^Opening the embedded database in .*: for evaluation, not for production$/);
    const settings = await call(
      '/api/v1/configuration/tenants/tasman.localhost/clientSettings',
      'tasman.localhost',
    );
    expect(settings).toMatchObject({ status: 200, body: { tenantName: 'Tasman Freight' } });
    expect(
      await call('/api/v1/configuration/tenants/nowhere/clientSettings', 'nowhere.localhost'),
    ).toMatchObject({
      status: 404,
    });
  });

  it('[AUTH-05] signs in a user whose token the API accepts', async () => {
    const { access_token: token } = await signIn(
      'tasman.localhost',
      'consign-tasman',
      'manager@kowhai.example',
    );
    const sites = await call('/api/v1/users/me/sites', 'tasman.localhost', token);
    expect(sites.status).toBe(200);
    expect(sites.body).toHaveLength(8);
    // Every registered host of a tenant has a redirect URI.
    const otherTokens = await signIn('localhost', 'consign-tasman', 'manager@kowhai.example');
    expect((await call('/api/v1/users/me/sites', 'localhost', otherTokens.access_token)).status).toBe(200);
  });

  it("[AUTH-11] rejects one tenant's token at another tenant's host", async () => {
    const { access_token: token } = await signIn(
      'tasman.localhost',
      'consign-tasman',
      'manager@kowhai.example',
    );
    expect((await call('/api/v1/users/me/sites', 'aurora.localhost', token)).status).toBe(401);
    const otherTenantUser = await signIn('aurora.localhost', 'consign-aurora', 'manager@kowhai.example');
    expect(
      (await call('/api/v1/users/me/sites', 'aurora.localhost', otherTenantUser.access_token)).status,
    ).toBe(401);
  });

  it('shows received mail in the inbox', async () => {
    const mail = {
      from: 'a@tasman.example',
      to: ['b@kowhai.example'],
      subject: 'Manifest',
      text: 'Here it is.',
    };
    await running.inbox.receive(mail);
    const mails = await fetch(`http://127.0.0.1:${ports.inboxPort}/api/mails`);
    expect(await mails.json()).toMatchObject([{ ...mail, receivedAt: '2026-06-17T02:00:00.000Z' }]);
  });

  it('shares neither its data folder nor its ports', async () => {
    await expect(start()).rejects.toThrow(`Port ${ports.port} is in use by another program.`);
    const free = { port: await freePort(), identityPort: await freePort(), inboxPort: await freePort() };
    await expect(start(free)).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}. Stop that one, or choose another folder`,
    );
    expect((await call('/readyz', 'localhost')).status).toBe(200);
  });

  it('keeps its data and users when the address of the identity provider changes', async () => {
    await running.close();
    output.length = 0;
    ports = { ...ports, identityPort: await freePort() };
    running = await start();
    expect(output).toHaveLength(1);
    expect(running.addresses.issuer).toBe(`http://localhost:${ports.identityPort}`);
    const { access_token: token } = await signIn(
      'tasman.localhost',
      'consign-tasman',
      'manager@kowhai.example',
    );
    expect((await call('/api/v1/users/me/sites', 'tasman.localhost', token)).status).toBe(200);
  });

  it('serves a public URL behind a proxy, with the identity provider on the same port', async () => {
    await running.close();
    running = await start({ publicUrl: 'https://consign.example' });
    expect(running.addresses.issuer).toBe('https://consign.example/identity');
    const discovery = await call('/identity/.well-known/openid-configuration', 'consign.example');
    expect(discovery.body).toMatchObject({
      issuer: 'https://consign.example/identity',
      token_endpoint: 'https://consign.example/identity/token',
    });
    const page = await call(
      `/identity/auth?client_id=consign-tasman&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent('https://consign.example/signed-in')}`,
      'consign.example',
    );
    expect(page.status).toBe(303);
    expect(page.cookies.length).toBeGreaterThan(0);
    for (const cookie of page.cookies) expect(cookie).toMatch(/; path=\/identity.*; secure/i);
    const settings = await call(
      '/api/v1/configuration/tenants/consign.example/clientSettings',
      'consign.example',
    );
    expect(settings).toMatchObject({ status: 200, body: { tenantName: 'Tasman Freight' } });
    await expect(fetch(`http://127.0.0.1:${ports.identityPort}/`)).rejects.toThrow('fetch failed');
  });

  it('reports no faults from start to close', async () => {
    await running.close();
    expect(faults).toEqual([]);
  });
});
