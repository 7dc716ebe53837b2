import { createRequire } from 'node:module';

import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';

import type { ContractDocument } from '../contract/document.js';
import { indexPage, referencePage, startScript, stylesheet } from './pages.js';
import { readableContract } from './reference.js';

const require = createRequire(import.meta.url);
/** The package's main entry would load the viewer itself. */
const viewerFolder = require('swagger-ui-dist/absolute-path.js') as () => string;

/** Serves each contract as one self-contained YAML file and as a page, without anything from the internet. */
export function registerDocs(
  app: FastifyInstance,
  documents: Readonly<Record<string, ContractDocument>>,
): void {
  const services = Object.keys(documents);
  void app.register(staticFiles, {
    root: viewerFolder(),
    prefix: '/docs/viewer/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['!(swagger-ui-bundle.js|swagger-ui.css)'],
    maxAge: '1h',
  });

  const serve = (url: string, type: string, make: () => string) => {
    let made: string | null = null;
    app.get(url, (_request, reply) => {
      made ??= make();
      return reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .type(type)
        .send(made);
    });
  };
  const html = 'text/html; charset=utf-8';
  serve('/docs', html, () => indexPage(documents));
  serve('/docs/start.js', 'text/javascript; charset=utf-8', () => startScript);
  serve('/docs/style.css', 'text/css; charset=utf-8', () => stylesheet);
  for (const [service, document] of Object.entries(documents)) {
    serve(`/docs/${service}`, html, () => referencePage(service, services, document));
    serve(`/docs/${service}/reference.json`, 'application/json; charset=utf-8', () =>
      JSON.stringify(readableContract(document)),
    );
    serve(`/docs/${service}.yaml`, 'application/yaml; charset=utf-8', () =>
      stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 }),
    );
  }
}

/** The viewer sets style attributes. It runs only on these pages, which show no user data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
