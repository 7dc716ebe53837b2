import type { PermissionSet } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';

/** A freight provider, found by the host name of the call. */
export interface Tenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The org_id of its tokens (AUTH-03). */
  readonly externalId: string;
  readonly settings: TenantSettings;
  /** The stored record of CALL-02, in either of its shapes. It may contain an API key: never log it. */
  readonly record: unknown;
  /** Sign-in settings with deployment defaults filled in; null: sign-in is off. */
  readonly signIn: SignIn | null;
}

export interface SignIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/** The signed-in user: our own account for the token's subject. */
export interface User {
  readonly id: string;
  readonly subject: string;
  readonly organisationId: string;
  /** The sites that this user may see and choose. */
  readonly siteIds: readonly string[];
  readonly permissions: PermissionSet;
}

/** A user as stored by us; the token adds subject and permissions. */
export interface Account extends Omit<User, 'permissions' | 'subject'> {
  /** What a machine client may do at most (PROV-20); null for a person. */
  readonly machinePermissions?: PermissionSet | null;
}

/** Finds the tenant of a Host header. */
export type FindTenant = (host: string) => Promise<Tenant | undefined>;

/** Finds the active account of a verified token's subject in this tenant. */
export type FindUser = (tenant: Tenant, subject: string) => Promise<Account | undefined>;

/** Whether the operator lets a machine client of the freight provider report events (PROV-31). */
export type FindReporter = (tenant: Tenant, subject: string) => Promise<boolean>;

/** Normalises a Host header to lower case without port; undefined if it isn't a host name. */
export function hostName(host: string): string | undefined {
  const name = host.trim().toLowerCase().replace(/:\d*$/u, '').replace(/\.$/u, '');
  return /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/u.test(name) ? name : undefined;
}
