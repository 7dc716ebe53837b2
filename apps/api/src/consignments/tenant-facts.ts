import type { components } from '@consign/api-client/consignment';
import { buildTrackingUrl } from '@consign/domain/settings';
import { findClaim } from '@consign/domain/status';

import type { ConsignmentDetail } from './consignment-store.js';
import { type LinkContext, findReceiversPage } from './tracking/receivers-page.js';

/** A consignment with the page that its receiver follows it by. */
export interface TrackableConsignment extends ConsignmentDetail {
  readonly receiversPage: components['schemas']['ReceiversPage'] | null;
}

/**
 * Adds what follows from the tenant's settings: the tracking link (CONS-05) or the link to the receiver's page (TRAK-03),
 * unless the consignment has one of its own, and the claim that its exceptions allow (CLAM-01).
 */
export function withTenantFacts(found: ConsignmentDetail, context: LinkContext): TrackableConsignment {
  const { trackingUrl, reference, statusCode: status, history, events } = found;
  const { settings } = context.tenant;
  const { receiversPage, url } = findReceiversPage(found, context);
  const deliveredAt = history.findLast(({ code }) => code === 'DELIVERED')?.at ?? null;
  return {
    ...found,
    trackingUrl: trackingUrl ?? buildTrackingUrl(settings, { reference, status }) ?? url,
    receiversPage,
    claim: findClaim({ deliveredAt, events }, settings.claimDays),
  };
}
