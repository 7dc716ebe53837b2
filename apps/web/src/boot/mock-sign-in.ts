import type { Permission } from '@consign/domain/permissions';
import { User } from 'oidc-client-ts';

import { callbackPath } from './return-path.js';
import type { ManagerSettings, SignInManager } from './sign-in.js';

const keys = {
  user: 'consign.mock-user',
  permissions: 'consign.mock-permissions',
  state: 'consign.mock-state',
} as const;

/** Default permissions of a mock user (AUTH-07). */
const defaultPermissions: readonly Permission[] = ['Access.DISPATCH', 'Consignment.MAINTAIN'];

/** Claims of the ID token; `org_id` defaults to the tenant's. */
export type MockUser = { readonly sub: string } & Readonly<Record<string, unknown>>;

/**
 * Stores the user and permissions to sign in with from the next start.
 *
 * @throws Error 'mock user is not set' when the browser cannot store it
 */
export function setMockUser(storage: Storage, user: MockUser, permissions?: readonly Permission[]): void {
  try {
    storage.setItem(keys.user, JSON.stringify(user));
    if (permissions === undefined) storage.removeItem(keys.permissions);
    else storage.setItem(keys.permissions, JSON.stringify(permissions));
  } catch (cause) {
    throw new Error('mock user is not set', { cause });
  }
}

function readMockUser(storage: Storage): MockUser {
  const stored: unknown = JSON.parse(storage.getItem(keys.user) ?? 'null');
  if (typeof stored !== 'object' || stored === null || !('sub' in stored)) {
    throw new Error('mock user is not set');
  }
  return { ...stored, sub: String(stored.sub) };
}

function readMockPermissions(storage: Storage): readonly unknown[] {
  const stored: unknown = JSON.parse(storage.getItem(keys.permissions) ?? 'null');
  return Array.isArray(stored) ? stored : defaultPermissions;
}

function base64url(value: unknown): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function buildMockUser({ authority, clientId, organisation }: ManagerSettings, storage: Storage): User {
  const user = { org_id: organisation, ...readMockUser(storage) };
  const { sub, org_id } = user;
  return new User({
    // Unsigned, so only a mock API accepts it.
    access_token: `${base64url({ alg: 'none' })}.${base64url({ sub, org_id, permissions: readMockPermissions(storage) })}.`,
    token_type: 'Bearer',
    profile: { ...user, iss: authority, aud: clientId, exp: 0, iat: 0 },
  });
}

export function hasMockUser(storage: Storage): boolean {
  return storage.getItem(keys.user) !== null;
}

/** Signs in the stored mock user without an identity provider (AUTH-07). For tests and development only. */
export function createMockManager(
  settings: ManagerSettings,
  { local, goTo }: { readonly local: Storage; readonly goTo: (address: string) => void },
): SignInManager {
  return {
    signinRedirect: async (args) => {
      settings.storage.setItem(keys.state, JSON.stringify(args?.state ?? null));
      goTo(settings.origin + callbackPath);
    },
    findState: async () => JSON.parse(settings.storage.getItem(keys.state) ?? 'null') as unknown,
    signinRedirectCallback: async () => buildMockUser(settings, local),
    signinSilent: async () => buildMockUser(settings, local),
    revokeRefreshToken: async () => undefined,
    signoutRedirect: async () => {
      local.removeItem(keys.user);
      goTo(`${settings.origin}/`);
    },
    removeUser: () => local.removeItem(keys.user),
    metadataService: {
      getUserInfoEndpoint: () => Promise.reject(new Error('The mock user has no further claims')),
    },
  };
}
