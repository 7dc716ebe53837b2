import type { User } from 'oidc-client-ts';
import { parsePermissions } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn, SignedInUser } from '@consign/session';
import { isRecord } from '@consign/domain';

import type { SignInManager } from './sign-in.js';
import { createTokens } from './tokens.js';

/** Fetches the userinfo claims, for issuers that leave the profile out of the ID token; empty on failure. */
async function fetchUserInfo(
  manager: SignInManager,
  token: string,
  fetchFn: typeof fetch,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetchFn(await manager.metadataService.getUserInfoEndpoint(), {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    });
    const claims: unknown = response.ok ? await response.json() : {};
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** Creates the session of the tokens just received, or null for a user of another organisation (AUTH-03). */
export async function createSignedIn(
  tokenUser: User,
  tenant: TenantSettings,
  deps: { manager: SignInManager; fetch: typeof fetch },
  leave: Pick<SignedIn, 'signOut' | 'expire'>,
): Promise<SignedIn | null> {
  const access = readClaims(tokenUser.access_token);
  let user: SignedInUser = readUser(tokenUser.profile, access);
  if (user.orgId !== tenant.externalId) return null;
  if (user.email === null) {
    const { sub, ...rest } = await fetchUserInfo(deps.manager, tokenUser.access_token, deps.fetch);
    if (sub === user.sub) user = readUser(tokenUser.profile, access, rest);
  }
  return {
    user,
    permissions: parsePermissions(access['permissions']),
    ...createTokens(deps.manager, tokenUser, () => void leave.expire()),
    ...leave,
  };
}

/**
 * Reads the claims of a JSON Web Token; empty for opaque tokens. The signature isn't verified: the token came directly
 * from the issuer, and the server verifies it.
 */
export function readClaims(token: string): Record<string, unknown> {
  const [, payload] = token.split('.');
  if (payload === undefined) return {};
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

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
