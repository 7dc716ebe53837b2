import { randomBytes } from 'node:crypto';

import type { Tenant } from '../auth/identity.js';

/** 128 random bits, new for every page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The address service that pages of tenants with an API key call (PART-11). */
const mapsService = 'https://places.googleapis.com';

/**
 * The Content-Security-Policy of the web app's page. Scripts run by nonce with strict-dynamic; no unsafe-inline, and no
 * other host but the tenant's issuer, and the services that its settings name.
 */
export function pagePolicy(nonce: string, tenant: Tenant | undefined): string {
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
