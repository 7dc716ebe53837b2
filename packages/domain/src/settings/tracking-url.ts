import type { StatusCode } from '../status/codes.js';
import type { TenantSettings } from './tenant-settings.js';

const PLACEHOLDER = '{reference}';

/** Whether a tracking address can be built from it: an http or https URL with the placeholder {reference}. */
export function isTrackingUrlTemplate(template: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d+)?[/?#]\S*$/iu.test(template) && template.includes(PLACEHOLDER);
}

/**
 * The public tracking page of a consignment (CONS-05): the tenant's template with the encoded reference. Null for a Draft
 * and for a tenant without a template.
 */
export function buildTrackingUrl(
  { trackingUrlTemplate }: Pick<TenantSettings, 'trackingUrlTemplate'>,
  { reference, status }: { readonly reference: string; readonly status: StatusCode },
): string | null {
  if (trackingUrlTemplate === null || status === 'DRAFT') return null;
  return trackingUrlTemplate.replaceAll(PLACEHOLDER, () => encodeURIComponent(reference));
}
