import type { User } from 'oidc-client-ts';

import { parsePermissions } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn, SignedInUser } from '@consign/session';

import { readClaims } from './access-token.js';
import { readUser } from './signed-in-user.js';
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
