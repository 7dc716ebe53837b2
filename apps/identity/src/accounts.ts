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
