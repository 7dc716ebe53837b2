import { join, resolve, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { findRoute, routeAccess } from '@consign/domain/permissions';
import { readFileSync } from 'node:fs';

import type { FindTenant, Tenant } from '../auth/identity.js';
import type { CountCall } from '../auth/rate-limit.js';
import type { OutageLog } from '../problems/outage-log.js';
import { notFound } from '../problems/error-handler.js';
import { sendRefusal } from '../problems/shape.js';
import { createNonce } from '../html.js';
import { PAGE_PERMISSIONS } from './headers.js';

const YEAR_SECONDS = 31_536_000;

/**
 * The worker that reads barcodes compiles WebAssembly, which no page may (NAV-23): a worker has the policy of its own
 * file. It loads and calls nothing.
 */
const BARCODE_WORKER = /[/\\]barcode-worker-[\w-]+\.js(?:\.\w+)?$/u;
const BARCODE_WORKER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

/** Paths that don't belong to the web app and never get its page. */
const NOT_PAGES = /^\/(?:api|assets|docs|files|healthz|mails|metrics|readyz|track)(?:\/|$)/u;
/** A path that names a file, or a hidden file or folder: scanners ask for `/.git/config` and `/wp-login.php`. */
const FILE_NAME = /\.\w+$|\/\./u;

/**
 * Serves the built web app: its files, and its page for every other path to browsers, and for its routes to programs that
 * take anything, such as curl and uptime checks (PLAT-68). The files are listed once at start, so that nothing else can
 * be requested.
 */
export async function registerWeb(
  app: FastifyInstance,
  webRoot: string | null,
  deps: PageParts & { readonly countCall: CountCall },
): Promise<void> {
  const { countCall } = deps;
  const sendPage = webRoot === null ? null : createPage(webRoot, deps);
  if (webRoot !== null) {
    const assets = join(resolve(webRoot), 'assets', sep);
    await app.register(async (files) => {
      files.addHook('onRequest', (request, _reply, done) => {
        request.isRoutine = true;
        done();
      });
      await files.register(staticFiles, {
        root: webRoot,
        serve: true,
        wildcard: false,
        index: false,
        dotfiles: 'ignore',
        globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const immutable = path.startsWith(assets);
          reply.header(
            'cache-control',
            immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
          );
          if (BARCODE_WORKER.test(path)) reply.header('content-security-policy', BARCODE_WORKER_POLICY);
        },
      });
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const refusal = await countCall(request, 'page');
    if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'problem');
    return sendPage !== null && asksForPage(request)
      ? sendPage(request, reply)
      : sendRefusal(request, reply, notFound(), 'problem');
  });
}

function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?', 1);
  if (NOT_PAGES.test(path) || FILE_NAME.test(path)) return false;
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = request.headers;
  if (accept.includes('text/html')) return true;
  // A browser names the place that it loads a script, a picture or data for.
  return accept.includes('*/*') && destination === 'document' && findRoute(path) !== null;
}

/** The web app's build writes this placeholder where a nonce belongs. */
const PLACEHOLDER = '__CSP_NONCE__';

interface PageParts {
  readonly findTenant: FindTenant;
  /** The answer of the tenant call, which the page carries (PLAT-30). */
  readonly toClientRecord: (tenant: Tenant) => unknown;
  readonly outages: OutageLog;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the web app's page with a fresh nonce. An unknown host gets it too, and the page reports it (PLAT-02); the same
 * when the tenant can't be looked up.
 */
function createPage(webRoot: string, { findTenant, toClientRecord, outages }: PageParts): SendPage {
  const parts = readFileSync(join(webRoot, 'index.html'), 'utf8').split(PLACEHOLDER);
  return async (request, reply) => {
    const nonce = createNonce();
    const tenant = await request.deadline
      .during(() => findTenant(request.host))
      .catch((error: unknown) => {
        outages.failed('pages', error);
        return undefined;
      });
    const hint = beginsSignIn(request.url) ? discoveryHint(tenant?.signIn?.issuer) : null;
    if (hint !== null) reply.header('link', hint);
    return reply
      .header('content-security-policy', pagePolicy(nonce, tenant))
      .header('permissions-policy', PAGE_PERMISSIONS)
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(carrySettings(parts.join(nonce), nonce, tenant && toClientRecord(tenant)));
  };
}

/** Adds the tenant's settings to a page, as data that runs nothing. */
function carrySettings(page: string, nonce: string, settings: unknown): string {
  const at = page.indexOf('</head>');
  if (settings === undefined || at < 0) return page;
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="client-settings" nonce="${nonce}">${json}</script>`;
  return page.slice(0, at) + element + page.slice(at);
}

/** Whether the page at a URL begins a sign-in when it opens. Public pages need no sign-in. */
function beginsSignIn(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  const route = findRoute(path);
  return route === null || !routeAccess[route].isPublic;
}

/** Asks for the discovery document of the issuer beside the scripts that need it (PLAT-291). */
function discoveryHint(issuer: string | undefined): string | null {
  if (issuer === undefined || toOrigin(issuer) === null) return null;
  const { href } = new URL(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`);
  return `<${href}>; rel=preload; as=fetch; crossorigin`;
}

/** The address service that pages of tenants with an API key call (PART-11). */
const mapsService = 'https://places.googleapis.com';

/**
 * The Content-Security-Policy of the web app's page. Scripts run by nonce with strict-dynamic; no unsafe-inline, and no
 * other host but the tenant's issuer, and the services that its settings name.
 */
function pagePolicy(nonce: string, tenant: Tenant | undefined): string {
  const issuer = toOrigin(tenant?.signIn?.issuer);
  const maps = (tenant?.settings.mapsApiKey ?? null) === null ? null : mapsService;
  const analytics = toOrigin(tenant?.settings.analyticsUrl ?? undefined);
  const called = ["'self'", issuer, maps, analytics].filter((source) => source !== null);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${called.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    // A PDF that the page itself has read, for the print dialog (DOCS-19).
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Only the origin of an http URL gets from a setting into the header. */
function toOrigin(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
