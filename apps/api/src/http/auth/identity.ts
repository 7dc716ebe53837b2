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
  /** The record of CALL-02 as it is stored, in either of its shapes. It may hold a key: never log it. */
  readonly record: unknown;
  /** Who signs its tokens and for whom, deployment defaults filled in; null: nobody can sign in. */
  readonly signIn: SignIn | null;
}

export interface SignIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
}

/** Who calls: the account of our own users table that the token's subject leads to. */
export interface User {
  readonly id: string;
  readonly subject: string;
  readonly organisationId: string;
  /** The sites that this user may see and choose. */
  readonly siteIds: readonly string[];
  readonly permissions: PermissionSet;
}

/** What our users table knows of a user; the token adds subject and permissions. */
export type Account = Omit<User, 'permissions' | 'subject'>;

/** Finds the tenant of a Host header; undefined when no tenant has that host. */
export type FindTenant = (host: string) => Promise<Tenant | undefined>;

/** Finds the active account of a verified token's subject in this tenant. */
export type FindUser = (tenant: Tenant, subject: string) => Promise<Account | undefined>;
