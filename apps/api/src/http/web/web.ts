import { join, resolve, sep } from 'node:path';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { findRoute } from '@consign/domain/permissions';

import type { FindTenant } from '../auth/identity.js';
import type { CountCall } from '../auth/rate-limit.js';
import type { OutageLog } from '../problems/outage-log.js';
import { notFound } from '../problems/error-handler.js';
import { sendRefusal } from '../problems/shape.js';
import { createPage } from './page.js';

const YEAR_SECONDS = 31_536_000;

/**
 * The worker that reads barcodes compiles WebAssembly, which no page may (NAV-23): a worker has the policy of its own
 * file. It loads and calls nothing.
 */
const BARCODE_WORKER = /[/\\]barcode-worker-[\w-]+\.js(?:\.\w+)?$/u;
const BARCODE_WORKER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

/** Paths that don't belong to the web app and never get its page. */
const NOT_PAGES = /^\/(?:api|assets|docs|files|healthz|metrics|readyz)(?:\/|$)/u;
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
  deps: { readonly findTenant: FindTenant; readonly countCall: CountCall; readonly outages: OutageLog },
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
