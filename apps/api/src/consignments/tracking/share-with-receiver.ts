import type { components } from '@consign/api-client/consignment';
import { canRenewLink, canShareWithReceiver, findLinkEnd, isLinkEnded } from '@consign/domain/tracking';

import { reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { problem, actionRefusal } from '../../http/problems/problem.js';
import { type LockedConsignment, lockConsignment } from '../lock-store.js';
import { buildPageUrl } from './track-page.js';
import { findLink, saveLink } from './tracking-link-store.js';

type Shared = components['schemas']['SharedReceiversPage'];

/** Answers the link to the receiver's page; makes a new link if none works (TRAK-03). */
export const shareWithReceiver = operation('shareWithReceiver', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const decision = canShareWithReceiver(toSharing(locked, context));
    if (!decision.allowed) return actionRefusal(decision);
    const stored = await findLink(tx, { ...context.owner, consignmentId: locked.id });
    if (
      stored !== undefined &&
      !isLinkEnded({ ...toStatus(locked), linkedAt: stored.createdAt }, context.now)
    ) {
      const trackingUrl = buildPageUrl(stored, context);
      if (trackingUrl !== null) return ok(sharedAnswer(locked, trackingUrl, stored.createdAt));
    }
    return ok(await makeLink(tx, context, locked, 'receiverLinkCreated'));
  }),
);

/** Ends the link of the receiver's page and makes another (TRAK-05). */
export const renewReceiversLink = operation('renewReceiversLink', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const decision = canRenewLink(toSharing(locked, context), context.user);
    return decision.allowed
      ? ok(await makeLink(tx, context, locked, 'receiverLinkRenewed'))
      : actionRefusal(decision);
  }),
);

const toSharing = (
  { statusCode: status, trackingUrl: ownUrl }: LockedConsignment,
  { tenant: { settings } }: OperationContext,
) => ({ settings, status, ownUrl });

const toStatus = ({ statusCode: status, statusAt }: LockedConsignment) => ({ status, statusAt });

async function makeLink(
  tx: Tx,
  context: OperationContext,
  locked: LockedConsignment,
  kind: 'receiverLinkCreated' | 'receiverLinkRenewed',
): Promise<Shared> {
  const { owner, tenant, services, user, origin, now } = context;
  const { token, ...stored } = services.linkTokens.create(tenant.id);
  const key = { ...owner, consignmentId: locked.id };
  await saveLink(tx, key, { ...stored, createdAt: now, userId: user.id });
  await reportChanges(tx, context, [{ kind, consignmentId: locked.id }]);
  return sharedAnswer(locked, `${origin}/track/${token}`, now);
}

function sharedAnswer(locked: LockedConsignment, trackingUrl: string, linkedAt: Date): Shared {
  const end = findLinkEnd({ ...toStatus(locked), linkedAt });
  return { trackingUrl, endsAtDateTimeUtc: end?.toISOString() ?? null };
}
