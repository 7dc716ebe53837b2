import type { components } from '@consign/api-client/consignment';
import { buildTrackingUrl } from '@consign/domain/settings';

import type { ConsignmentDetail } from './consignment-store.js';
import { type LinkContext, findReceiversPage } from './tracking/receivers-page.js';

/** A consignment with the link that it is tracked by. */
export interface TrackableConsignment extends ConsignmentDetail {
  readonly receiversPage: components['schemas']['ReceiversPage'] | null;
}

/** Adds the tenant's tracking link (CONS-05) or that of the receiver's page (TRAK-03), unless the consignment has its own. */
export function withTrackingUrl(found: ConsignmentDetail, context: LinkContext): TrackableConsignment {
  const { trackingUrl, reference, statusCode: status } = found;
  const { receiversPage, url } = findReceiversPage(found, context);
  const own = trackingUrl ?? buildTrackingUrl(context.tenant.settings, { reference, status });
  return { ...found, trackingUrl: own ?? url, receiversPage };
}
