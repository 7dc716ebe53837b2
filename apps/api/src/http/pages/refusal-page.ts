import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { FindTenant } from '../auth/identity.js';
import { escapeHtml } from '../html.js';
import type { Refusal } from '../problems/problem.js';
import { type PageContent, sendPage } from './branded-page.js';

/** Answers a refused call of a page by a page in the tenant's brand (TRAK-15). */
export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  return sendPage(
    reply.code(refusal.status).headers(refusal.headers),
    request.tenant,
    describeRefusal(refusal),
  );
}

function describeRefusal({ status, title }: Refusal): PageContent {
  if (status === 429)
    return page('Please wait a moment', 'This page was opened too often. Try again in a minute.');
  if (status === 503) return page('Please wait a moment', 'We are busy. Try again in a few seconds.');
  return page(title, 'Go back, and try again later.');
}

function page(title: string, text: string): PageContent {
  return { title, parts: [`<h1>${escapeHtml(title)}</h1><p>${text}</p>`] };
}

/**
 * Finds the tenants of pages before anything can refuse them, so that a refusal is in their brand. Where that fails, the
 * page itself fails or not.
 */
export function findTenantsOfPages(app: FastifyInstance, findTenant: FindTenant): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.errorShape !== 'page') return;
    const found = request.deadline.during(() => findTenant(request.host));
    request.tenant = (await found.catch(() => undefined)) ?? null;
  });
}
