import {
  canShareWithReceiver,
  isLinkEnded,
  type ReceiverView,
  viewForReceiver,
} from '@consign/domain/tracking';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ConsignmentKey } from '../../database/owner.js';
import type { Database, Tx } from '../../database/database.js';
import type { FindTenant, Tenant } from '../../http/auth/identity.js';
import type { CountCall } from '../../http/auth/rate-limit.js';
import { sendRefusal } from '../../http/problems/shape.js';
import { sendPage } from '../../http/pages/branded-page.js';
import { type ContentStore, readUnlessMissing } from '../../services/files/content-store.js';
import type { LinkTokens } from '../../services/links/link-tokens.js';
import { findBookable } from '../consignment-store.js';
import { type Choice, chooseSlot, decideChoice, listOfferedSlots, parseSlot, slotForm } from './slot-form.js';
import { noSuchLinkPage, receiverPage } from './track-page.js';
import { type TrackedFacts, findTracked } from './tracked-store.js';
import { findTrackedConsignment } from './tracking-link-store.js';

interface TrackDeps extends Pick<Database, 'inTenant' | 'inTenantReading'> {
  readonly findTenant: FindTenant;
  readonly linkTokens: LinkTokens;
  readonly contents: Pick<ContentStore, 'read'>;
  readonly clock: { now(): Date };
  readonly countCall: CountCall;
}

/** A link that works, and what the page says. */
interface Opened {
  readonly tenant: Tenant;
  readonly key: ConsignmentKey;
  readonly found: TrackedFacts;
  readonly now: Date;
  readonly choice: Choice;
}

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 1024;
/** A refusal is a page too (TRAK-15). */
const asPage = { config: { errorShape: 'page' } } as const;

/** Serves the receiver's page by its link instead of a token (TRAK-06). Its route has the token, which no log names. */
export async function registerTracking(app: FastifyInstance, deps: TrackDeps): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body)).get('slot')),
    );
    pages.addHook('onRequest', async (request, reply) => {
      const refusal = await deps.countCall(request, 'receiver page');
      if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'page');
      request.tenant = (await request.deadline.during(() => deps.findTenant(request.host))) ?? null;
      return undefined;
    });
    pages.get('/track/:token', asPage, async (request, reply) =>
      sendOpened(request, reply, await open(deps, request)),
    );
    pages.get('/track/:token/pictures/:id', asPage, async (request, reply) =>
      sendPicture(deps, request, reply, await open(deps, request)),
    );
    // A link with something behind it, such as a slash.
    pages.get('/track/*', asPage, async (request, reply) => sendOpened(request, reply, undefined));
    pages.post('/track/:token', asPage, async (request, reply) => {
      const opened = await open(deps, request);
      if (opened === undefined) return sendOpened(request, reply, opened);
      const problem = await choose(deps, request, opened);
      if (problem === null) return reply.header('cache-control', 'no-store').redirect(request.url, 303);
      // Reads the slots again: the chosen one is not free.
      const again = (await open(deps, request)) ?? opened;
      return sendOpened(request, reply.code(409), { ...again, choice: { ...again.choice, problem } });
    });
  });
}

function readToken({ params }: FastifyRequest): string {
  return (params as { token?: string }).token ?? '';
}

/** Books the slot of the form; null, or why it is not booked. */
function choose(deps: TrackDeps, request: FastifyRequest, opened: Opened): Promise<string | null> {
  const slot = parseSlot(typeof request.body === 'string' ? request.body : null);
  if (slot === null) return Promise.resolve('Choose one of the times.');
  const { tenant, key, found } = opened;
  const context = { tenant, now: deps.clock.now() };
  return inScope(request, deps.inTenant, key, (tx) => chooseSlot(tx, context, key, found, slot));
}

/** The consignment of a link that works; undefined for any other text. */
async function open(deps: TrackDeps, request: FastifyRequest): Promise<Opened | undefined> {
  const { tenant } = request;
  const hash = tenant === null ? null : deps.linkTokens.verify(tenant.id, readToken(request));
  if (tenant === null || hash === null) return undefined;
  const { id: tenantId, settings } = tenant;
  const key = await inScope(request, deps.inTenantReading, { tenantId, organisationId: null }, (tx) =>
    findTrackedConsignment(tx, tenantId, hash),
  );
  if (key === undefined) return undefined;
  const now = deps.clock.now();
  return inScope(request, deps.inTenantReading, key, async (tx) => {
    const found = await findTracked(tx, key);
    if (found === undefined || isLinkEnded(found, now)) return undefined;
    if (!canShareWithReceiver({ settings, ...found }).allowed) return undefined;
    return { tenant, key, found, now, choice: await offerSlots(tx, { tenant, now }, key, found) };
  });
}

async function offerSlots(
  tx: Tx,
  context: { readonly tenant: Tenant; readonly now: Date },
  key: ConsignmentKey,
  { reference, chargeSiteId, slotChosenAt }: TrackedFacts,
): Promise<Choice> {
  const none = { slots: [], problem: null };
  if (!context.tenant.settings.receiverChoosesSlot) return none;
  const consignment = await findBookable(tx, { ...key, siteIds: [chargeSiteId] }, reference);
  if (consignment === undefined) return none;
  const { decision, current } = await decideChoice(tx, context, key, { ...consignment, slotChosenAt });
  return decision.allowed
    ? { slots: await listOfferedSlots(tx, context, consignment, current), problem: null }
    : none;
}

function inScope<T>(
  { deadline }: FastifyRequest,
  run: Database['inTenant'],
  { tenantId, organisationId }: { readonly tenantId: string; readonly organisationId: string | null },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deadline.during(() => run({ tenantId, organisationId }, work, undefined, deadline));
}

/** What the page says of an opened consignment; null for one that has no page. */
function viewOpened({ found, tenant, now }: Opened): ReceiverView | null {
  return viewForReceiver(found, { showsProof: tenant.settings.showsProofToReceiver, now });
}

function sendOpened(request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined): FastifyReply {
  const { tenant } = request;
  const view = opened === undefined ? null : viewOpened(opened);
  if (opened === undefined || view === null) return sendPage(reply.code(404), tenant, noSuchLinkPage);
  const { choice } = opened;
  const content = receiverPage(tenant, view, {
    path: `/track/${readToken(request)}`,
    choice: slotForm(choice, view.window !== null),
  });
  return sendPage(reply, tenant, content, {
    hasForm: choice.slots.length > 0,
    hasPictures: (view.proof?.pictures.length ?? 0) > 0,
  });
}

/** A small copy of a picture, without what a camera writes into it; only of what the link's page shows (TRAK-14). */
async function sendPicture(
  { contents }: TrackDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: Opened | undefined,
): Promise<FastifyReply> {
  const { id } = request.params as { id?: string };
  const isShown = opened && viewOpened(opened)?.proof?.pictures.some((each) => each.id === id);
  const picture = isShown === true ? opened?.found.pictures.find((each) => each.id === id) : undefined;
  const content = picture && (await readUnlessMissing(contents, picture.thumbnailKey, request.log));
  if (!content) return sendPage(reply.code(404), request.tenant, noSuchLinkPage);
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('image/jpeg')
    .send(content);
}
