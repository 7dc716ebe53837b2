import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FindTenant } from '../auth/identity.js';
import type { OutageLog } from '../problems/outage-log.js';
import { PAGE_PERMISSIONS } from './headers.js';
import { createNonce, pagePolicy } from './page-policy.js';

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
