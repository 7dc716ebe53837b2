import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { type ContractDocument, lookUp } from '../contract/document.js';
import { documents } from '../contract/read-documents.js';
import { listOperations } from '../contract/operations.js';
import { problemTitles } from '../problems/problem.js';
import { call } from '../../testing/call.js';
import { stubHandlers } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';
import { testIssuer } from '../../testing/tokens.js';
import { listTagPages } from './tag-pages.js';

const services = Object.keys(documents);
const all = Object.entries(documents).flatMap(([service, document]) => listOperations(service, document));
const app = await sampleApp({ documents, handlers: stubHandlers(all) });
const tagPages = Object.entries(documents).flatMap(([service, document]) => listTagPages(service, document));
/** The status at each address that a page links to, asked once. */
const asked = new Map<string, number>();
const pages = [
  '/docs',
  '/docs/guide/authentication',
  '/docs/guide/requests',
  '/docs/guide/errors',
  '/docs/guide/webhooks',
  '/docs/guide/versioning',
  ...services.map((service) => `/docs/${service}`),
  '/docs/consignment/reference',
  '/docs/product/dangerous-goods',
  '/docs/search?q=label',
];

it.each(pages)(
  '[PLAT-120] [PLAT-128] %s links only to what there is, and needs nothing from elsewhere',
  async (page) => {
    const { status, text, headers } = await call(app, 'GET', page);
    expect(status).toBe(200);
    expect(text.match(/<h1/gu)).toHaveLength(1);
    expect(text).toMatch(/<title>(?:(?!Consign API)[^<])*Consign API<\/title>/u);
    expect(text).not.toMatch(/\{\{|(?:src|href)="(?:https?:)?\/\//u);
    expect(headers['content-security-policy']).toContain("script-src 'self'; ");
    expect(headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types default dompurify",
    );
    const links = new Set([...text.matchAll(/(?:src|href)="(\/docs[^"#]*)/gu)].map(([, url = '']) => url));
    expect(links.size).toBeGreaterThan(8);
    for (const url of links) {
      const found = asked.get(url) ?? (await call(app, 'GET', url)).status;
      asked.set(url, found);
      expect([url, found]).toEqual([url, 200]);
    }
  },
);

it.each(['/docs', '/docs/guide/errors', '/docs/consignment'])(
  '[PLAT-253] %s answers with a slash or a space behind it, and to HEAD',
  async (page) => {
    const { text } = await call(app, 'GET', page);
    for (const address of [`${page}/`, `${page}%20`])
      expect(await call(app, 'GET', address)).toMatchObject({ status: 200, text });
    for (const address of [page, `${page}/`])
      expect(await call(app, 'HEAD', address)).toMatchObject({ status: 200, text: '' });
  },
);

it.each(['tasman', 'aurora'])(
  '[PLAT-121] names the issuer, audience and address of the server at the host of %s',
  async (tenant) => {
    const host = `${tenant}.localhost:4300`;
    const start = await call(app, 'GET', '/docs', { host });
    expect(start.text).toContain(`ISSUER=${testIssuer}\n`);
    expect(start.text).toContain(`http://${host}/api/v1/statuses`);
    const { text } = await call(app, 'GET', '/docs/guide/authentication', { host });
    expect(text).toContain(`<code>urn:consign:${tenant}</code>`);
  },
);

it('[PLAT-121] never repeats an unknown host', async () => {
  const host = 'x"><script>alert(1)</script>';
  const { text } = await call(app, 'GET', '/docs', { host });
  expect(text).not.toContain('alert');
  expect(text).toContain('https://freight.example/api/v1/statuses');
});

it.each(services)('gives the contract of the %s service as YAML, whole', async (service) => {
  const { text, headers } = await call(app, 'GET', `/docs/${service}.yaml`);
  expect(headers['content-type']).toContain('yaml');
  const contract = parse(text, { maxAliasCount: -1 });
  const schemes = structuredClone(documents[service]?.components?.['securitySchemes']);
  const { contact, license, ...info } = Object(documents[service]?.info);
  const url = 'http://tasman.localhost:4300/docs';
  expect(contract).toEqual({
    ...documents[service],
    info: { ...info, contact: { ...contact, url }, license: { ...license, url } },
    servers: [{ url: 'http://tasman.localhost:4300' }],
    components: {
      ...documents[service]?.components,
      securitySchemes: {
        oidc: {
          ...(schemes as { oidc: object }).oidc,
          openIdConnectUrl: `${testIssuer}/.well-known/openid-configuration`,
        },
      },
    },
  });
});

it('[PLAT-123] an index lists every operation, at the fragment that the viewer gives it', async () => {
  const texts = await Promise.all(
    services.map(async (service) => (await call(app, 'GET', `/docs/${service}`)).text),
  );
  expect(texts[services.indexOf('consignment')]).toContain(
    '<li id="/Reference/listStatuses"><a href="/docs/consignment/reference#/Reference/listStatuses">',
  );
  for (const { operationId } of all) expect(texts.join('')).toContain(`/${operationId}">`);
});

it.each(tagPages)(
  '[PLAT-125] gives the viewer the $calls.length operations of $url, and what they name',
  async ({ url, calls }) => {
    const { body, text } = await call(app, 'GET', `${url}.json`);
    expect(body).toMatchObject({ servers: [{ url: 'http://tasman.localhost:4300' }] });
    const contract = body as ContractDocument;
    const picked = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(picked).toEqual(calls.map(({ hint }) => hint));
    const references = new Set([...text.matchAll(/"\$ref":"(#[^"]*)"/gu)].map(([, each = '']) => each));
    expect([...references].map((each) => lookUp(contract, each))).not.toContain(undefined);
    // The whole contract takes the viewer seconds.
    expect(text.length).toBeLessThan(200_000);
  },
);

it('[PLAT-125] the page of webhooks has the body of each message', async () => {
  const { body } = await call(app, 'GET', '/docs/consignment/webhooks.json');
  expect(Object.keys((body as ContractDocument).webhooks ?? {})).toEqual(
    Object.keys(documents['consignment']?.webhooks ?? {}),
  );
});

it('[PLAT-122] explains every status with which a call is refused, and every group of rules', async () => {
  const { text } = await call(app, 'GET', '/docs/guide/errors');
  for (const [status, title] of Object.entries(problemTitles)) {
    expect(text).toContain(`<td>${status}</td>\n<td>${title.replace("'", '&#39;')}</td>`);
  }
  const used = all.flatMap(({ path, method, service }) => {
    const operation: object = documents[service]?.paths[path]?.[method] ?? {};
    return 'x-register' in operation && Array.isArray(operation['x-register'])
      ? operation['x-register'].map((row) => String(row).replace(/-.*/u, ''))
      : [];
  });
  const groups = used.filter((group) => !['CALL', 'ERR', 'AUTH', 'ROUTE'].includes(group));
  for (const group of new Set(groups)) expect(text).toContain(`<td>${group}</td>`);
});

it.each([
  ['label', '/docs/consignment/bulk#/Bulk/createDocuments'],
  ['IDEMPOTENCY', '/docs/guide/requests#idempotency'],
  ['search/matching', '/docs/consignment/consignments#/Consignments/listMatchingConsignments'],
])('[PLAT-123] search finds for %s what is at %s', async (term, address) => {
  const { text } = await call(app, 'GET', `/docs/search?q=${encodeURIComponent(term)}`);
  expect(text).toContain(address);
});

it.each(['<script>alert(1)</script>', 'zzz"', ''])(
  '[PLAT-123] search says that nothing was found for %j, as text',
  async (term) => {
    const { status, text } = await call(app, 'GET', `/docs/search?q=${encodeURIComponent(term)}`);
    expect(status).toBe(200);
    expect(text).toContain('Nothing was found');
    expect(text).not.toContain('<script>alert');
  },
);
