import type { AccountClaims } from 'oidc-provider';

/** A user who can sign in. The customer organisation and sites belong to the product, not to the identity provider. */
export interface IdentityAccount {
  subject: string;
  email: string;
  password: string;
  name: string;
  givenName: string;
  familyName: string;
  nickname: string;
  picture?: string;
  locale: string;
  /** The tenant's externalId: the claim `org_id`. */
  organisation: string;
  /** The claim `object_id`: the user's id in their employer's directory. */
  objectId: string;
  permissions: readonly string[];
}

function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export function findAccountByPassword(
  accounts: readonly IdentityAccount[],
  email: string,
  password: string,
): IdentityAccount | undefined {
  const key = toEmailKey(email);
  return accounts.find((account) => toEmailKey(account.email) === key && account.password === password);
}

/** Claims by scope. `org_id` and `object_id` come with `openid`, so that every client gets them. */
export const claimsByScope: Record<string, readonly string[]> = {
  openid: ['sub', 'org_id', 'object_id'],
  profile: ['name', 'nickname', 'picture', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
};

/** Claims of the ID token and userinfo (AUTH-02). */
export function toUserClaims(account: IdentityAccount): AccountClaims {
  return {
    sub: account.subject,
    name: account.name,
    nickname: account.nickname,
    ...(account.picture === undefined ? {} : { picture: account.picture }),
    email: account.email,
    email_verified: true,
    org_id: account.organisation,
    object_id: account.objectId,
    given_name: account.givenName,
    family_name: account.familyName,
    locale: account.locale,
  };
}

/** Extra claims of the access token, for the API (AUTH-03, AUTH-05). */
export function toAccessClaims(account: IdentityAccount): { permissions: string[]; org_id: string } {
  return { permissions: [...account.permissions], org_id: account.organisation };
}
