import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { buildApp, createRemoteKeys, defaultConfig, openFolder, openPostgres } from '@consign/api';
import { permissions } from '@consign/domain/permissions';
import { buildIdentity, type Identity, type IdentityAccount, type IdentityClient } from '@consign/identity';
import { fetchTokens } from '@consign/identity/testing';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../../api/src/cli.ts', import.meta.url));
const guide = fileURLToPath(new URL('../../../../docs/ONBOARDING.md', import.meta.url));
const host = 'pacific.example';

interface Session {
  readonly organisation: { readonly id: string };
}

interface Site {
  readonly code: string;
  readonly defaultParticipant: { readonly id: string };
}

const gloves = {
  count: 2,
  packagingType: 'CARTON',
  description: 'Gloves, nitrile',
  length: 0.4,
  width: 0.3,
  height: 0.3,
  volume: 0.072,
  weight: 9,
  dangerousGoods: null,
};

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** An empty database of the server. */
async function createEmptyDatabase(): Promise<string> {
  const name = `consign_onboarding_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  onTestFinished(() => asAdmin(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** An issuer as another company would run it. */
async function startIssuer(): Promise<{
  issuer: string;
  accounts: IdentityAccount[];
  client: IdentityClient;
}> {
  const accounts: IdentityAccount[] = [];
  let identity: Identity | undefined;
  const listener = createServer((request, response) => identity?.handler(request, response));
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const client: IdentityClient = {
    clientId: 'consign-pacific',
    tenantName: 'Pacific Carriers',
    tenantCode: 'PACIFIC',
    organisation: 'org_pacific',
    audience: 'urn:consign:pacific',
    redirectUris: [`http://${host}/signed-in`],
    postLogoutRedirectUris: [`http://${host}/`],
    corsOrigins: [`http://${host}`],
  };
  identity = await buildIdentity({ issuer, clients: [client], accounts });
  onTestFinished(() => {
    listener.closeAllConnections();
    listener.close();
  });
  return { issuer, accounts, client };
}

it('[PLAT-90] an empty PostgreSQL server becomes a tenant whose user prints a label, with a foreign issuer and no SQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'consign-onboarding-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { issuer, accounts, client } = await startIssuer();
  const text = /^```yaml\n(.*?)^```$/msu.exec(await readFile(guide, 'utf8'))?.[1] ?? '';
  const file = join(folder, 'pacific.yaml');
  await writeFile(file, text.replace('https://id.pacific.example', issuer));
  const databaseUrl = await createEmptyDatabase();
  const consign = async (...words: string[]): Promise<string[]> => {
    const { PATH = '', HOME = '' } = process.env;
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@consign/source', '--import', 'tsx', cli, ...words],
      { env: { PATH, HOME, DATABASE_URL: databaseUrl } },
    );
    return stdout.trimEnd().split('\n');
  };

  expect((await consign('migrate')).at(-1)).toMatch(/^Migrations that ran: \d+$/u);
  expect((await consign('apply', file)).at(-1)).toMatch(/^Applied: \d+ to add, 0 to change, 0 to remove$/u);
  const person = { subject: 'oidc|4f1c', email: 'priya@harbour.example', password: 'correct-horse-battery' };
  const names = ['--name', 'Priya Raman', '--email', person.email, '--subject', person.subject];
  const place = ['--tenant', 'PACIFIC', '--organisation', 'harbour', '--sites', 'all'];
  expect(await consign('user', 'add', ...place, ...names)).toEqual([
    'The user priya@harbour.example of harbour was added, with 2 sites',
  ]);
  accounts.push({
    ...person,
    name: 'Priya Raman',
    givenName: 'Priya',
    familyName: 'Raman',
    nickname: 'Priya',
    locale: 'en-NZ',
    organisation: 'org_pacific',
    objectId: 'priya',
    permissions,
  });

  const database = openPostgres(databaseUrl);
  const app = await buildApp({
    databases: [{ name: null, database }],
    config: { ...defaultConfig, logLevel: 'error', fileKeys: ['k'.repeat(32)], jobsEveryMs: null },
    clock: { now: () => new Date() },
    contents: openFolder(join(folder, 'files')),
    sendMail: () => Promise.resolve(),
    signingKeys: createRemoteKeys(),
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const tokens = await fetchTokens(issuer, client, person);
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> => {
    const answer = await app.inject({
      method,
      url,
      headers: { host, authorization: `Bearer ${tokens.access_token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`);
    return (answer.payload === '' ? undefined : answer.json()) as T;
  };
  const { organisation } = await call<Session>('GET', '/api/v1/users/me/session');
  const sites = await call<Site[]>('GET', `/api/v2/organisations/${organisation.id}/participant-sites`);
  expect(sites.map(({ code }) => code)).toEqual(['AKL', 'WLG']);
  const [auckland, wellington] = sites;
  const [account] = await call<{ id: string }[]>('GET', '/api/v2/me/accounts');
  const { reference } = await call<{ reference: string }>('POST', '/api/v1/consignments', {
    accountId: account?.id,
    serviceType: 'GENERAL',
    senderParticipantId: auckland?.defaultParticipant.id,
    receiverParticipantId: wellington?.defaultParticipant.id,
    lineItems: [gloves],
  });
  expect(reference).toMatch(/^PAC\d{7}$/u);
  await call('PUT', `/api/v1/consignments/${reference}/mark-as-ready`, {});
  const { items } = await call<{ items: { uri: string }[] }>('POST', '/api/v1/consignments/bulk/documents', {
    documentTypes: ['FRTLABEL'],
    references: [reference],
  });
  expect(items).toHaveLength(1);
  const label = await app.inject({ url: items[0]?.uri ?? '', headers: { host } });
  expect([label.statusCode, label.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
}, 180_000);
