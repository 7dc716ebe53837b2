import { allowed, hidden, type ActionDecision } from '../action-decision.js';
import { missingPermissionMessage, type PermissionSet } from '../permissions/index.js';
import type { TenantSettings } from '../settings/tenant-settings.js';
import type { StatusCode } from '../status/codes.js';

interface Sharing {
  readonly settings: Pick<TenantSettings, 'trackingUrlTemplate'>;
  readonly status: StatusCode;
  /** Its own tracking link, which some consignments have (CONS-05). */
  readonly ownUrl: string | null;
}

/**
 * Whether a consignment has a page for its receiver (TRAK-03): where neither the tenant nor the consignment has another
 * tracking page, and once it is no Draft. Whoever sees the consignment may share the page.
 */
export function canShareWithReceiver({ settings, status, ownUrl }: Sharing): ActionDecision {
  if (settings.trackingUrlTemplate !== null || ownUrl !== null)
    return hidden('TRAK-03', 'This consignment is tracked on another page');
  if (status === 'DRAFT') return hidden('TRAK-03', 'A Draft has no page for the receiver');
  return allowed;
}

/** Whether a user may end a link and make another (TRAK-05). */
export function canRenewLink(
  sharing: Sharing,
  { permissions }: { readonly permissions: PermissionSet },
): ActionDecision {
  return permissions.has('Consignment.MAINTAIN')
    ? canShareWithReceiver(sharing)
    : hidden('TRAK-05', missingPermissionMessage);
}
