import type { Permission } from '@consign/domain/permissions';

/** Who is signed in, as the identity token tells it (AUTH-02). Absent claims are null. */
export interface SignedInUser {
  sub: string;
  name: string | null;
  nickname: string | null;
  picture: string | null;
  email: string | null;
  emailVerified: boolean;
  orgId: string;
  /** The user's id in the provider's own services; the path segment of `/users/{id}/…`. */
  objectId: string | null;
  givenName: string | null;
  familyName: string | null;
  locale: string | null;
}

/** What signing in leaves behind. Tokens stay inside these functions; nothing of them is stored. */
export interface SignedIn {
  user: SignedInUser;
  permissions: ReadonlySet<Permission>;
  /** A token that is still good for half a minute; renews it first where it is not. */
  getAccessToken(): Promise<string>;
  /** Asks for a new token whatever the age of the present one, once for all who ask at the same time. */
  renewAccessToken(): Promise<string>;
  /** Ends the session at the identity provider, here and in the other tabs (AUTH-09). */
  signOut(): Promise<void>;
  /** The server no longer takes this session: ends it and returns to the origin (AUTH-08). */
  expire(): Promise<void>;
}
