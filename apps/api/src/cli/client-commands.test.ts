import { expect } from 'vitest';

import { call } from '../testing/call.js';
import { test as it } from '../testing/cli-test.js';
import { buildCreateCall } from '../testing/target.js';
import { testIssuer, token } from '../testing/tokens.js';
import { describeAddress } from './client-commands.js';

const host = 'pacific.example';
const of = '--tenant PACIFIC --organisation harbour --name ERP --email it@harbour.example';
const may = '--permissions Access.DISPATCH,Consignment.CREATE';

const bearer = (sub: string, permissions: readonly string[]) =>
  token({ sub, permissions, orgId: 'org_pacific', aud: 'urn:consign:pacific' });

it('[PLAT-92] a client that is added can call at its sites, with what its token and its row allow', async ({
  consign,
  app,
}) => {
  await consign('apply pacific.yaml');
  const { exitCode, out } = await consign(`client add ${of} --client-id erp --sites AKL ${may}`);
  expect([exitCode, out[0]]).toEqual([
    0,
    'The client erp of harbour was added, with 1 site and 2 permissions',
  ]);
  const readSites = async (permissions: readonly string[]) =>
    call(app, 'GET', '/api/v1/users/me/sites', { host, token: await bearer('erp', permissions) });
  expect(await readSites(['Access.DISPATCH'])).toMatchObject({ status: 200, body: [{ code: 'AKL' }] });
  const { url, body } = buildCreateCall();
  const create = async (permissions: readonly string[]) =>
    (await call(app, 'POST', url, { host, token: await bearer('erp', permissions), body })).status;
  expect(await create(['Access.DISPATCH'])).toBe(403);
  expect(await create(['Access.DISPATCH', 'Consignment.CREATE'])).not.toBe(403);
  await consign(`client add ${of} --client-id erp --sites AKL --permissions Access.DISPATCH`);
  expect(await create(['Access.DISPATCH', 'Consignment.CREATE'])).toBe(403);
  await consign(`client add ${of} --client-id erp --sites AKL ${may}`);
});

it('[PLAT-92] its output says how it gets a token', async ({ consign }) => {
  const add = `client add ${of} --client-id erp --subject service-7 --sites all ${may}`;
  const { out } = await consign(add);
  const text = out.join('\n');
  expect(text).toContain(`At ${testIssuer}, register the client erp`);
  expect(text).toContain(
    'sub service-7, org_id org_pacific, aud urn:consign:pacific, and permissions Access.DISPATCH Consignment.CREATE',
  );
  expect(text).toContain(
    `the token_endpoint of ${testIssuer}/.well-known/openid-configuration: curl -u 'erp:<secret>'`,
  );
  expect(text).toContain(`It calls https://${host}/`);
  expect(JSON.parse((await consign(`${add} --json`)).out.join(''))).toMatchObject({
    done: 'unchanged',
    client: { clientId: 'erp', subject: 'service-7', issuer: testIssuer, sites: ['AKL', 'WLG'] },
    token: { audience: 'urn:consign:pacific', orgId: 'org_pacific', hosts: [host] },
  });
});

it.for([
  [{ PUBLIC_URL: 'http://freight.internal:8080' }, `http://${host}:8080/api`],
  [{ PUBLIC_URL: 'https://freight.example' }, `https://${host}/api`],
  [{}, `https://${host}/api`],
] as const)('[PLAT-92] with %j it says to call %s', async ([environment, address], { consign }) => {
  const add = `client add ${of} --client-id erp --subject service-7 --sites all ${may}`;
  const { out } = await consign(add, {
    DATABASE_URL: 'postgres://consign@db.example/consign',
    ...environment,
  });
  expect(out.join('\n')).toContain(`It calls ${address}`);
});

it.each([
  ['localhost', {}, 'http://localhost:4300'],
  ['tasman.localhost', { PORT: '8080' }, 'http://tasman.localhost:8080'],
  ['127.0.0.1', {}, 'http://127.0.0.1:4300'],
  ['tasman.example', { PORT: '8080' }, 'https://tasman.example'],
])('[PLAT-92] without PUBLIC_URL %s is called at %j: %s', (name, environment, address) => {
  expect(describeAddress(name, environment)).toBe(address);
});

it.for([
  [
    `${of} --client-id wms --sites AKL --permissions Everything`,
    /^Unknown permission Everything\. There are: Access/u,
  ],
  [`${of} --client-id wms --sites AKL --permissions ,`, /^Name at least one permission\. There are: Access/u],
  [`${of} --client-id wms --sites OTA ${may}`, /^The organisation has no site OTA\. It has: AKL, WLG$/u],
  [
    `${of.replace('harbour', 'nobody')} --client-id wms --sites all ${may}`,
    /no organisation nobody\. It has: harbour$/u,
  ],
  [`${of.replace('PACIFIC', 'NOBODY')} --client-id wms --sites all ${may}`, /^There is no tenant NOBODY\./u],
] as const)('[PLAT-92] "client add %s" is refused and adds nothing', async ([words, line], { consign }) => {
  const { exitCode, errors } = await consign(`client add ${words}`);
  expect([exitCode, errors]).toEqual([1, [expect.stringMatching(line)]]);
  expect((await consign('client list --tenant PACIFIC')).out.join('\n')).not.toContain('wms');
});

it('[PLAT-92] a person is not made a client, nor a client a person', async ({ consign }) => {
  const person =
    '--tenant PACIFIC --organisation harbour --name Priya --email priya@harbour.example --sites all';
  expect((await consign(`user add ${person} --subject priya`)).exitCode).toBe(0);
  expect((await consign(`client add ${of} --client-id priya --sites all ${may}`)).errors).toEqual([
    'priya is a person: a machine client needs a subject of its own',
  ]);
  expect((await consign(`user add ${person} --subject erp`)).errors).toEqual([
    'erp is a machine client: change it with client add',
  ]);
  expect((await consign('user disable erp --tenant PACIFIC')).errors).toEqual(['PACIFIC has no user erp']);
});

it('[PLAT-92] lists clients; a disabled one is refused until it is added again', async ({ consign, app }) => {
  const readStatus = async () => {
    const as = { host, token: await bearer('erp', ['Access.DISPATCH']) };
    return (await call(app, 'GET', '/api/v1/users/me/sites', as)).status;
  };
  expect((await consign('client disable nobody --tenant PACIFIC')).errors).toEqual([
    'PACIFIC has no client nobody. It has: erp, service-7',
  ]);
  expect((await consign('client disable erp --tenant PACIFIC')).out).toEqual([
    expect.stringMatching(/^The client erp of harbour is disabled: /u),
  ]);
  expect(await readStatus()).toBe(403);
  const { out } = await consign('client list --tenant PACIFIC --organisation harbour');
  expect(out).toEqual([
    'erp  disabled  ERP  harbour: AKL  Access.DISPATCH, Consignment.CREATE',
    'service-7  active    ERP  harbour: AKL, WLG  Access.DISPATCH, Consignment.CREATE',
  ]);
  expect((await consign(`client add ${of} --client-id erp --sites WLG ${may}`)).out[0]).toBe(
    'The client erp of harbour was changed, with 1 site and 2 permissions',
  );
  expect(await readStatus()).toBe(200);
  const json = await consign('client list --tenant PACIFIC --json');
  expect(JSON.parse(json.out.join(''))).toMatchObject({
    clients: [{ subject: 'erp', isActive: true, sites: ['WLG'] }, { subject: 'service-7' }],
  });
  expect((await consign('client list --tenant PACIFIC --organisation nobody')).exitCode).toBe(1);
});

it('[PLAT-233] a client of the provider reports events until it is disabled', async ({ consign, app }) => {
  const report = async () => {
    const body = {
      events: [
        {
          eventId: 'e1',
          reference: 'PAC1',
          type: 'Collected',
          occurredAtDateTimeUtc: '2026-03-10T00:00:00Z',
        },
      ],
    };
    const as = { host, token: await bearer('tracker', ['Provider.REPORT']), body };
    return (await call(app, 'POST', '/api/v1/provider/consignments/events', as)).status;
  };
  const add = 'client add-provider --tenant PACIFIC --client-id tracker --name Tracker';
  expect(await report()).toBe(403);
  const { exitCode, out } = await consign(add);
  expect([exitCode, out[0]]).toEqual([
    0,
    'The client tracker of the freight provider was added: it may report events of every customer',
  ]);
  expect(out.join('\n')).toContain(
    'sub tracker, org_id org_pacific, aud urn:consign:pacific, and permissions Provider.REPORT',
  );
  expect((await consign(`${add} --json`)).out.join('')).toContain('"done": "unchanged"');
  expect(await report()).toBe(200);
  expect((await consign('client list --tenant PACIFIC')).out[0]).toBe(
    'tracker  active    Tracker  the freight provider  Provider.REPORT',
  );
  expect((await consign('client disable tracker --tenant PACIFIC')).out).toEqual([
    expect.stringMatching(/^The client tracker of the freight provider is disabled: /u),
  ]);
  expect(await report()).toBe(403);
  const json = await consign('client list --tenant PACIFIC --json');
  expect(JSON.parse(json.out.join(''))).toMatchObject({
    providerClients: [{ subject: 'tracker', issuer: testIssuer, isActive: false }],
  });
  const changes = (await consign('changes --tenant PACIFIC')).out.join('\n');
  expect(changes).toMatch(/client add-provider.*tracker/u);
  expect(changes).toMatch(/client disable.*tracker/u);
});

it("[PLAT-233] the provider's and customers' clients never share a subject", async ({ consign }) => {
  await consign(`client add ${of} --client-id erp --sites AKL ${may}`);
  expect((await consign('client add-provider --tenant PACIFIC --client-id erp --name ERP')).errors).toEqual([
    "erp is a user or a customer's client: a client of the provider needs a subject of its own",
  ]);
  expect((await consign(`client add ${of} --client-id tracker --sites AKL ${may}`)).errors).toEqual([
    'tracker is a client of the freight provider: use a subject of its own',
  ]);
});
