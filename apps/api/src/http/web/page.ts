import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

import type { FindTenant, Tenant } from '../auth/identity.js';
import type { OutageLog } from '../problems/outage-log.js';
import { PAGE_PERMISSIONS } from './headers.js';

/** The web app's build writes this placeholder where a nonce belongs. */
const PLACEHOLDER = '__CSP_NONCE__';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the web app's page with a fresh nonce. An unknown host gets it too, and the page reports it (PLAT-02); the same
 * when the tenant can't be looked up.
 */
export function createPage(
  webRoot: string,
  { findTenant, outages }: { readonly findTenant: FindTenant; readonly outages: OutageLog },
): SendPage {
  const parts = readFileSync(join(webRoot, 'index.html'), 'utf8').split(PLACEHOLDER);
  return async (request, reply) => {
    const nonce = createNonce();
    const tenant = await request.deadline
      .during(() => findTenant(request.host))
      .catch((error: unknown) => {
        outages.failed('pages', error);
        return undefined;
      });
    return reply
      .header('content-security-policy', pagePolicy(nonce, tenant))
      .header('permissions-policy', PAGE_PERMISSIONS)
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(parts.join(nonce));
  };
}

/** 128 random bits, new for every page. */
function createNonce(): string {
  return randomBytes(16).toString('base64url');
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
