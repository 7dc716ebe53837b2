import type { User } from 'oidc-client-ts';

import { parsePermissions } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn, SignedInUser } from '@consign/session';

import { readClaims } from './access-token.js';
import { readUser } from './signed-in-user.js';
import type { SignInManager } from './sign-in.js';
import { createTokens } from './tokens.js';

/** The claims of userinfo, for an issuer that keeps the profile out of the identity token; none when it fails. */
async function fetchUserInfo(
  manager: SignInManager,
  token: string,
  fetchIt: typeof fetch,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetchIt(await manager.metadataService.getUserInfoEndpoint(), {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    });
    const claims: unknown = response.ok ? await response.json() : {};
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** The user of the tokens just received, or null for one who is not of the tenant's organisation (AUTH-03). */
export async function createSignedIn(
  given: User,
  tenant: TenantSettings,
  edges: { manager: SignInManager; fetch: typeof fetch },
  leave: Pick<SignedIn, 'signOut' | 'expire'>,
): Promise<SignedIn | null> {
  const access = readClaims(given.access_token);
  let user: SignedInUser = readUser(given.profile, access);
  if (user.orgId !== tenant.externalId) return null;
  if (user.email === null) {
    const { sub, ...rest } = await fetchUserInfo(edges.manager, given.access_token, edges.fetch);
    if (sub === user.sub) user = readUser(given.profile, access, rest);
  }
  return {
    user,
    permissions: parsePermissions(access['permissions']),
    ...createTokens(edges.manager, given, () => void leave.expire()),
    ...leave,
  };
}
