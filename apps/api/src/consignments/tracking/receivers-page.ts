import type { components } from '@consign/api-client/consignment';
import { canShareWithReceiver, findLinkEnd, isLinkEnded } from '@consign/domain/tracking';

import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import type { StoredLink } from './tracking-link-store.js';

type ReceiversPage = components['schemas']['ReceiversPage'];

/** What the address of a link is made from. */
export type LinkContext = Pick<OperationContext, 'tenant' | 'services' | 'origin' | 'now'>;

interface SharedPage {
  readonly receiversPage: ReceiversPage | null;
  /** Null while the page is not shared. */
  readonly url: string | null;
}

/** The receiver's page of a consignment and its link (TRAK-03, TRAK-04). */
export function findReceiversPage(found: ConsignmentDetail, context: LinkContext): SharedPage {
  const { trackingUrl: ownUrl, statusCode: status, statusAt, receiversLink: link } = found;
  const { settings } = context.tenant;
  if (!canShareWithReceiver({ settings, status, ownUrl }).allowed) return { receiversPage: null, url: null };
  if (link === null) return unshared('NotShared');
  const linked = { status, statusAt, linkedAt: new Date(link.createdAt) };
  const url = isLinkEnded(linked, context.now) ? null : buildPageUrl(link, context);
  if (url === null) return unshared('Ended');
  const endsAtDateTimeUtc = findLinkEnd(linked)?.toISOString() ?? null;
  return { receiversPage: { state: 'Shared', endsAtDateTimeUtc }, url };
}

function unshared(state: 'NotShared' | 'Ended'): SharedPage {
  return { receiversPage: { state, endsAtDateTimeUtc: null }, url: null };
}

/** Null if the key that signed the link is no longer one. */
export function buildPageUrl(
  link: Pick<StoredLink, 'seed' | 'hash'>,
  { tenant, services, origin }: LinkContext,
): string | null {
  const token = services.linkTokens.restore(tenant.id, link);
  return token === null ? null : `${origin}/track/${token}`;
}
