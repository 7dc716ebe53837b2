/** Every permission, in the order of AUTH-05, then of later rows (PROV-22). */
export const permissions = [
  'Access.DISPATCH',
  'Access.DASHBOARD',
  'Consignment.MAINTAIN',
  'Consignment.CREATE',
  'Consignment.PRINT',
  'Consignment.ViewPricing',
  'Consignment.RequestQuotation',
  'Consignment.LimitedEdit',
  'Webhook.MANAGE',
] as const;

/** A user's permission, as spelled in the access token (AUTH-05). */
export type Permission = (typeof permissions)[number];

/**
 * The permission of the provider's own systems (PROV-01). Users never have it: it is ignored in a user's token and
 * grants no user operation.
 */
export const reportPermission = 'Provider.REPORT';

/** Whether the `permissions` claim of a machine token is exactly the provider's report permission (PROV-01). */
export function hasReportPermission(claim: unknown): boolean {
  return Array.isArray(claim) && claim.length === 1 && claim[0] === reportPermission;
}

/** The permissions of a user. */
export type PermissionSet = ReadonlySet<Permission>;

const known: ReadonlySet<unknown> = new Set(permissions);

export function isPermission(value: unknown): value is Permission {
  return known.has(value);
}

/**
 * Reads the `permissions` claim of an access token, a list of strings (AUTH-05). Unknown permissions are ignored; a
 * missing claim or any other shape gives an empty set.
 */
export function parsePermissions(claim: unknown): PermissionSet {
  return new Set(Array.isArray(claim) ? claim.filter(isPermission) : []);
}

/** Whether the user has every needed permission; true when none is needed. */
export function hasAllPermissions(held: PermissionSet, needed: readonly Permission[]): boolean {
  return needed.every((permission) => held.has(permission));
}

/** Creating consignments needs a site, which pays for them (ROUTE-08, IMPT-41). */
export const noSiteMessage = 'No site configured for you. Please contact your service provider.';

/** The sentence for an action or call without the required permission (BULK-10). */
export const missingPermissionMessage =
  'You do not have required permissions to perform this action. Please contact your administrator.';
