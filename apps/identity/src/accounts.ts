import { hashPassword, verifyPassword } from './passwords.js';
import type { IdentityQuery } from './store.js';

/** A user who can sign in. The customer organisation and sites belong to the product, not to the identity provider. */
export interface IdentityAccount {
  subject: string;
  email: string;
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

interface AccountRow {
  subject: string;
  email: string;
  password_hash: string;
  profile: Omit<IdentityAccount, 'subject' | 'email' | 'organisation' | 'permissions'>;
  organisation: string;
  permissions: string[];
}

const columns = 'subject, email, password_hash, profile, organisation, permissions';

export function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

function toAccount({ subject, email, profile, organisation, permissions }: AccountRow): IdentityAccount {
  return { ...profile, subject, email, organisation, permissions };
}

export async function upsertAccount(
  store: IdentityQuery,
  { password, ...account }: IdentityAccount & { password: string },
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<void> {
  const { subject, email, organisation, permissions, ...profile } = account;
  await store.query(
    `insert into identity.account (subject, email, email_key, password_hash, profile, organisation, permissions)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7::text[])
     on conflict (subject) do update set
       email = excluded.email,
       email_key = excluded.email_key,
       password_hash = excluded.password_hash,
       profile = excluded.profile,
       organisation = excluded.organisation,
       permissions = excluded.permissions`,
    [
      subject,
      email,
      toEmailKey(email),
      await hash(password),
      JSON.stringify(profile),
      organisation,
      [...permissions],
    ],
  );
}

export async function findAccount(
  store: IdentityQuery,
  subject: string,
): Promise<IdentityAccount | undefined> {
  const sql = `select ${columns} from identity.account where subject = $1`;
  const [row] = await store.query<AccountRow>(sql, [subject]);
  return row && toAccount(row);
}

// Verified for unknown emails, so that response times don't reveal which emails exist.
let dummyHash: Promise<string> | undefined;

export async function findAccountByPassword(
  store: IdentityQuery,
  email: string,
  password: string,
): Promise<IdentityAccount | undefined> {
  const sql = `select ${columns} from identity.account where email_key = $1`;
  const [row] = await store.query<AccountRow>(sql, [toEmailKey(email)]);
  dummyHash ??= hashPassword('nobody');
  const isCorrect = await verifyPassword(password, row?.password_hash ?? (await dummyHash));
  return row && isCorrect ? toAccount(row) : undefined;
}
