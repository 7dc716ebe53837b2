import { buildTrackingUrl } from '@consign/domain/settings';

import type { Tenant } from '../http/auth/identity.js';
import type { ConsignmentDetail } from './consignment-store.js';

/** Adds the tenant's tracking link, unless the consignment has one of its own (CONS-05). */
export function withTrackingUrl(
  found: ConsignmentDetail,
  { settings }: Pick<Tenant, 'settings'>,
): ConsignmentDetail {
  const { trackingUrl, reference, statusCode: status } = found;
  return { ...found, trackingUrl: trackingUrl ?? buildTrackingUrl(settings, { reference, status }) };
}
