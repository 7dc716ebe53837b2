import type { FastifyReply } from 'fastify';

import { createNonce } from '../create-nonce.js';
import { type PageContent, type PageOwner, brandedPage } from './branded-page.js';

/** What a page does beside being read. */
interface PageUse {
  /** It sends a form to this host. */
  readonly hasForm?: boolean;
  /** It shows pictures of this host. */
  readonly hasPictures?: boolean;
}

/** Answers with a page in the tenant's brand, which no cache or index keeps, without anything of another host. */
export function sendPage(
  reply: FastifyReply,
  tenant: PageOwner,
  content: PageContent,
  { hasForm = false, hasPictures = false }: PageUse = {},
): FastifyReply {
  const nonce = createNonce();
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasPictures ? ["img-src 'self'"] : []),
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(brandedPage(tenant, content, nonce));
}
