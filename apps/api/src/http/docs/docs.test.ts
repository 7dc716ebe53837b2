import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { documents } from '../contract/documents.js';
import { listOperations } from '../contract/operations.js';
import { call } from '../../testing/call.js';
import { sampleApp } from '../../testing/sample.js';

const services = Object.keys(documents);
const all = Object.entries(documents).flatMap(([service, document]) => listOperations(service, document));
const app = await sampleApp({ documents, notBuilt: all.map(({ operationId }) => operationId) });

it('lists the four contracts', async () => {
  const { status, text } = await call(app, 'GET', '/docs');
  expect(status).toBe(200);
  expect(services).toEqual(['configuration', 'consignment', 'scheduling', 'product']);
  for (const service of services) expect(text).toContain(`href="/docs/${service}"`);
});

it.each(services)('gives the contract of the %s service as YAML, whole', async (service) => {
  const { text, headers } = await call(app, 'GET', `/docs/${service}.yaml`);
  expect(headers['content-type']).toContain('yaml');
  expect(parse(text, { maxAliasCount: -1 })).toEqual(documents[service]);
});

it.each(services)(
  'shows the contract of the %s service with links to the others and nothing from elsewhere',
  async (service) => {
    const { text, headers } = await call(app, 'GET', `/docs/${service}`);
    for (const other of services) expect(text).toContain(`href="/docs/${other}"`);
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
    expect(headers['content-security-policy']).toContain("script-src 'self'; ");
    for (const [, file = ''] of text.matchAll(/(?:src|href)="(\/docs\/[^"]*)"/gu)) {
      expect([file, (await call(app, 'GET', file)).status]).toEqual([file, 200]);
    }
  },
);
