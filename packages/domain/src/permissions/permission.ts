/** Every permission there is, in the order of AUTH-05. */
export const permissions = [
  'Access.DISPATCH',
  'Access.DASHBOARD',
  'Consignment.MAINTAIN',
  'Consignment.CREATE',
  'Consignment.PRINT',
  'Consignment.ViewPricing',
  'Consignment.RequestQuotation',
  'Consignment.LimitedEdit',
] as const;

/** A right of a user, as written in the access token (AUTH-05). */
export type Permission = (typeof permissions)[number];

/**
 * The right of the provider's own systems (PROV-01). No user holds it: in a user's token it counts for nothing, and it
 * opens nothing that a user may.
 */
export const reportPermission = 'Provider.REPORT';

/** Whether a token of a machine may report what happens to consignments, by its `permissions` claim. */
export function hasReportPermission(claim: unknown): boolean {
  return Array.isArray(claim) && claim.length === 1 && claim[0] === reportPermission;
}

/** The rights that a user holds. */
export type PermissionSet = ReadonlySet<Permission>;

const known: ReadonlySet<unknown> = new Set(permissions);

export function isPermission(value: unknown): value is Permission {
  return known.has(value);
}

/**
 * The rights in the `permissions` claim of an access token, a list of strings (AUTH-05). A right that this product
 * does not know is ignored, and so is a claim of any other shape: no claim, no rights.
 */
export function parsePermissions(claim: unknown): PermissionSet {
  return new Set(Array.isArray(claim) ? claim.filter(isPermission) : []);
}

/** Whether every right asked for is held; asking for none is always met. */
export function hasAllPermissions(held: PermissionSet, needed: readonly Permission[]): boolean {
  return needed.every((permission) => held.has(permission));
}

/** The sentence for an action or a call that the user's rights do not cover (BULK-10). */
export const missingPermissionMessage =
  'You do not have required permissions to perform this action. Please contact your administrator.';
