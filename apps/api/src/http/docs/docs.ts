import { createRequire } from 'node:module';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';

import type { FindTenant } from '../auth/identity.js';
import type { ContractDocument } from '../contract/document.js';
import { type ReaderPlace, fillPlace, readGuide } from './guide.js';
import { escapeHtml } from '../html.js';
import {
  guideAddress,
  guidePage,
  indexPage,
  referencePage,
  searchPage,
  startScript,
  stylesheet,
} from './pages.js';
import { readableContract } from './reference.js';
import { listEntries, searchEntries } from './search.js';
import { listTagPages, pickTag } from './tag-pages.js';

const require = createRequire(import.meta.url);
/** The package's main entry would load the viewer itself. */
const viewerFolder = require('swagger-ui-dist/absolute-path.js') as () => string;

const MAX_TERM_LENGTH = 100;
const HTML = 'text/html; charset=utf-8';

export interface DocsParts {
  readonly documents: Readonly<Record<string, ContractDocument>>;
  readonly findTenant: FindTenant;
  readonly rateLimit: { readonly max: number; readonly windowSeconds: number } | null;
}

/** Serves the guide, each contract as YAML and as a reference to read and try, without anything from the internet. */
export function registerDocs(app: FastifyInstance, { documents, findTenant, rateLimit }: DocsParts): void {
  void app.register(staticFiles, {
    root: viewerFolder(),
    prefix: '/docs/viewer/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['!(swagger-ui-bundle.js|swagger-ui.css)'],
    maxAge: '1h',
  });

  /** Makes the text once, and puts the address and issuer of the reader's server into it each time. */
  const serve = (url: string, type: string, make: () => string, escape = escapeHtml) => {
    let made: string | null = null;
    // As a page's address is pasted: with a slash or a space behind it.
    for (const address of [url, `${url}/`, `${url} `])
      app.get(address, async (request, reply) => {
        made ??= make();
        return reply
          .header('content-security-policy', POLICY)
          .header('cache-control', 'no-cache')
          .type(type)
          .send(fillPlace(made, await findPlace(request, findTenant), escape));
      });
  };
  const guide = readGuide(documents, rateLimit);
  const contents = { guide, documents };
  for (const page of guide) serve(guideAddress(page), HTML, () => guidePage(contents, page));
  serve('/docs/start.js', 'text/javascript; charset=utf-8', () => startScript);
  serve('/docs/style.css', 'text/css; charset=utf-8', () => stylesheet);
  const references = Object.entries(documents).map(
    ([service, document]) => [service, document, listTagPages(service, document)] as const,
  );
  for (const [service, document, pages] of references) {
    serve(`/docs/${service}`, HTML, () => indexPage(contents, service, document.info, pages));
    for (const page of pages) {
      serve(page.url, HTML, () => referencePage(contents, service, page));
      serve(
        `${page.url}.json`,
        'application/json; charset=utf-8',
        () => JSON.stringify(pickTag(readableContract(document, '{{origin}}'), page.name)),
        escapeJson,
      );
    }
    serve(
      `/docs/${service}.yaml`,
      'application/yaml; charset=utf-8',
      () =>
        linkToServer(stringify(contractOfServer(document), { aliasDuplicateObjects: false, lineWidth: 110 })),
      escapeJson,
    );
  }

  const entries = listEntries(
    references.flatMap(([, , pages]) => pages.flatMap(({ calls }) => calls)),
    guide,
  );
  app.get('/docs/search', (request, reply) => {
    const { q = '' } = request.query as Readonly<Record<string, unknown>>;
    const term = typeof q === 'string' ? q.slice(0, MAX_TERM_LENGTH) : '';
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type(HTML)
      .send(searchPage(contents, term, searchEntries(entries, term)));
  });
}

/** The address at which the page was asked for, and where its tokens come from. */
async function findPlace(request: FastifyRequest, findTenant: FindTenant): Promise<ReaderPlace> {
  const tenant = await request.deadline.during(() => findTenant(request.host)).catch(() => undefined);
  return {
    origin: tenant === undefined ? 'https://freight.example' : `${request.protocol}://${request.host}`,
    issuer: tenant?.signIn?.issuer ?? 'https://issuer.example',
    audience: tenant?.signIn?.audience ?? 'urn:consign:freight',
  };
}

/** The contracts name the documentation at a developer's machine, as contact and beside the licence. */
const linkToServer = (contract: string) =>
  contract.replaceAll('http://localhost:4300/docs', '{{origin}}/docs');

/** The contract, with the server's address and issuer in place of a developer's machine's. */
function contractOfServer(document: ContractDocument): object {
  const { components = {} } = document;
  const { securitySchemes: schemes } = components;
  if (typeof schemes !== 'object' || schemes === null)
    return { ...document, servers: [{ url: '{{origin}}' }] };
  const oidc = 'oidc' in schemes ? (schemes.oidc as object) : {};
  return {
    ...document,
    servers: [{ url: '{{origin}}' }],
    components: {
      ...components,
      securitySchemes: {
        ...schemes,
        oidc: { ...oidc, openIdConnectUrl: '{{issuer}}/.well-known/openid-configuration' },
      },
    },
  };
}

/** Inside quotes. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
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
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  // The viewer's cleaner makes a policy for texts that it parses apart from the page.
  'trusted-types default dompurify',
].join('; ');
