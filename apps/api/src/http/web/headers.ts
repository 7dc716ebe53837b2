import type { FastifyInstance } from 'fastify';

import type { AppConfig } from '../../config.js';

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Of a page: its own scripts may ask for the camera, to scan a label (NAV-23). */
export const PAGE_PERMISSIONS = PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)');

/** Headers of every response; a page replaces the policy with its own. */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<AppConfig, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'x-permitted-cross-domain-policies': 'none',
    // Sent over plain http, as on a laptop, HSTS would lock the browser out.
    ...(publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': hsts } : {}),
  };
}

export function installSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
