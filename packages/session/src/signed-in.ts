import type { Permission } from '@consign/domain/permissions';

/** The claims of the identity token (AUTH-02). Absent claims are null. */
export interface SignedInUser {
  sub: string;
  name: string | null;
  nickname: string | null;
  picture: string | null;
  email: string | null;
  emailVerified: boolean;
  orgId: string;
  /** The user's id in the provider's services. Calls name the signed-in user as `me` instead (CALL-13). */
  objectId: string | null;
  givenName: string | null;
  familyName: string | null;
  locale: string | null;
}

/** A signed-in session. Tokens stay inside these functions and are never stored. */
export interface SignedIn {
  user: SignedInUser;
  permissions: ReadonlySet<Permission>;
  /** A token valid for at least 30 seconds; renews it first if needed. */
  getAccessToken(): Promise<string>;
  /** Renews the token regardless of its age; concurrent calls share one request. */
  renewAccessToken(): Promise<string>;
  /** Ends the session at the identity provider, in this and other tabs (AUTH-09). */
  signOut(): Promise<void>;
  /** Ends a session the server rejects and returns to the origin (AUTH-08). */
  expire(): Promise<void>;
}
