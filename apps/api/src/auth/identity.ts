import type { Permission } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';

/** A freight provider, found by the host name of the call. */
export interface Tenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The org_id of its tokens (AUTH-03). */
  readonly externalId: string;
  readonly settings: TenantSettings;
  /** Who signs its tokens and for whom; deployment defaults filled in. */
  readonly signIn: { readonly issuer: string; readonly clientId: string; readonly audience: string };
}

/** Who calls: the account of our own users table that the token's subject leads to. */
export interface User {
  readonly id: string;
  readonly subject: string;
  readonly organisationId: string;
  /** The sites that this user may see and choose. */
  readonly siteIds: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
}
