import type { SignedInUser } from '@consign/session';

type Claims = Readonly<Record<string, unknown>>;

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads the user (AUTH-02) from claims; earlier sources take precedence. */
export function readUser(...sources: Claims[]): SignedInUser {
  const find = (name: string): unknown => sources.find((claims) => claims[name] !== undefined)?.[name];
  return {
    sub: text(find('sub')) ?? '',
    name: text(find('name')),
    nickname: text(find('nickname')),
    picture: text(find('picture')),
    email: text(find('email')),
    emailVerified: find('email_verified') === true,
    orgId: text(find('org_id')) ?? '',
    objectId: text(find('object_id')),
    givenName: text(find('given_name')),
    familyName: text(find('family_name')),
    locale: text(find('locale')),
  };
}
