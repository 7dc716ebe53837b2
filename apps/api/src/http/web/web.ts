import { join, resolve, sep } from 'node:path';

import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FindTenant } from '../auth/identity.js';
import { notFound } from '../problems/error-handler.js';
import { sendRefusal } from '../problems/shape.js';
import { createPage } from './page.js';

const YEAR_SECONDS = 31_536_000;

/** Addresses that are not the web app's: nothing below them is answered with its page. */
const NOT_PAGES = /^\/(?:api|assets|docs|files|healthz|readyz)(?:\/|$)/u;

/**
 * The built web app: its files, and its page for every address that a browser navigates to. Files are listed
 * once, at the start, so that nothing outside the list can be asked for.
 */
export async function registerWeb(
  app: FastifyInstance,
  webRoot: string | null,
  findTenant: FindTenant,
): Promise<void> {
  const sendPage = webRoot === null ? null : createPage(webRoot, findTenant);
  if (webRoot !== null) {
    const assets = join(resolve(webRoot), 'assets', sep);
    await app.register(staticFiles, {
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
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) =>
    sendPage !== null && asksForPage(request)
      ? sendPage(request, reply)
      : sendRefusal(request, reply, notFound(), 'problem'),
  );
}

function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?', 1);
  return !NOT_PAGES.test(path) && (request.headers.accept ?? '').includes('text/html');
}
