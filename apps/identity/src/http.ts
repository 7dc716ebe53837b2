import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { KoaContextWithOIDC } from 'oidc-provider';

import { renderPage, type Page } from './pages/page.js';

export interface PageOptions {
  status: number;
  /** Origins besides our own that forms may submit or redirect to. */
  formTargets?: readonly string[] | undefined;
}

/** Headers of every HTML response. */
function buildPageHeaders(
  nonce: string,
  { script }: Page,
  formTargets: readonly string[] = [],
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
      'img-src data:',
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function createNonce(): string {
  return randomBytes(16).toString('base64');
}

export function sendPage(response: ServerResponse, page: Page, { status, formTargets }: PageOptions): void {
  const nonce = createNonce();
  const text = renderPage(page, nonce);
  response.writeHead(status, {
    ...buildPageHeaders(nonce, page, formTargets),
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** As `sendPage`, from a handler of the library. */
export function renderTo(ctx: KoaContextWithOIDC, page: Page): void {
  const nonce = createNonce();
  ctx.set(buildPageHeaders(nonce, page));
  ctx.body = renderPage(page, nonce);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

const DISCOVERY_TTL_SECONDS = 5 * 60;
/** Lets a browser cache the issuer's endpoints: a sign-in reads them before the redirect and again after it. */
export async function cacheDiscovery(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.path === '/.well-known/openid-configuration' && ctx.status === 200) {
    ctx.set('cache-control', `public, max-age=${DISCOVERY_TTL_SECONDS}`);
  }
}

const MAX_FORM_BYTES = 8 * 1024;

/** Reads a small urlencoded body; empty if it is too large or of another content type. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Iterating would destroy the socket on leaving early, and the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) return new URLSearchParams();
    chunks.push(chunk);
  }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return new URLSearchParams(isForm ? Buffer.concat(chunks).toString('utf8') : '');
}
