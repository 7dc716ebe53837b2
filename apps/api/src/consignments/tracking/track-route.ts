import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { canShareWithReceiver, isLinkEnded, viewForReceiver } from '@consign/domain/tracking';

import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Database } from '../../database/database.js';
import type { FindTenant, Tenant } from '../../http/auth/identity.js';
import type { CountCall } from '../../http/auth/rate-limit.js';
import { sendRefusal } from '../../http/problems/shape.js';
import { createNonce } from '../../http/web/web.js';
import type { LinkTokens } from '../../services/links/link-tokens.js';
import { noSuchLinkPage, receiverPage } from './track-page.js';
import { type TrackedFacts, findTracked } from './tracked-store.js';
import { findTrackedConsignment } from './tracking-link-store.js';

interface TrackDeps {
  readonly findTenant: FindTenant;
  readonly inTenantReading: Database['inTenantReading'];
  readonly linkTokens: LinkTokens;
  readonly clock: { now(): Date };
  readonly countCall: CountCall;
}

/** Serves the receiver's page by its link instead of a token (TRAK-06). Its route has the token, which no log names. */
export function registerTracking(app: FastifyInstance, deps: TrackDeps): void {
  app.get('/track/:token', async (request, reply) => {
    const refusal = await deps.countCall(request, 'receiver page');
    if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'problem');
    const { deadline } = request;
    const tenant = await deadline.during(() => deps.findTenant(request.host));
    request.tenant = tenant ?? null;
    const found = tenant === undefined ? undefined : await findByToken(deps, request, tenant);
    const nonce = createNonce();
    const view =
      found === undefined || tenant === undefined
        ? null
        : viewForReceiver(found, { showsProof: tenant.settings.showsProofToReceiver });
    return view === null
      ? sendPage(reply.code(404), nonce, noSuchLinkPage({ tenant, nonce }))
      : sendPage(reply, nonce, receiverPage({ tenant, nonce }, view));
  });
}

/** The consignment of a link that works; undefined for any other text. */
async function findByToken(
  { linkTokens, inTenantReading, clock }: TrackDeps,
  { params, deadline }: FastifyRequest,
  { id: tenantId, settings }: Tenant,
): Promise<TrackedFacts | undefined> {
  const { token = '' } = params as { token?: string };
  const hash = linkTokens.verify(tenantId, token);
  if (hash === null) return undefined;
  const nobodys = { tenantId, organisationId: null, userId: null };
  const key = await deadline.during(() =>
    inTenantReading(nobodys, (tx) => findTrackedConsignment(tx, tenantId, hash), undefined, deadline),
  );
  if (key === undefined) return undefined;
  const found = await deadline.during(() =>
    inTenantReading(toScope(key), (tx) => findTracked(tx, key), undefined, deadline),
  );
  if (found === undefined || isLinkEnded(found, clock.now())) return undefined;
  return canShareWithReceiver({ settings, ...found }).allowed ? found : undefined;
}

const toScope = ({ tenantId, organisationId }: ConsignmentKey) => ({
  tenantId,
  organisationId,
  userId: null,
});

function sendPage(reply: FastifyReply, nonce: string, page: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(page);
}

function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
