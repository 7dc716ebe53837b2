import { User } from 'oidc-client-ts';

import { boot, type BootEdges } from '../boot.js';
import type { Failure } from '../failure.js';
import type { SignInManager, ManagerSettings } from '../sign-in.js';
import { createMemoryStorage } from '../open-storage.js';

export const tenantRecord = {
  tenantName: 'Tasman Freight',
  tenantCode: 'TASMAN',
  externalId: 'org_tasman',
  settings: [
    { name: 'Auth:Authority', value: 'http://localhost:4301' },
    { name: 'Auth:ClientId', value: 'consign-tasman' },
    { name: 'Auth:Audience', value: 'urn:consign:tasman' },
  ],
};

function base64url(value: unknown): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A JWT with a fake signature. */
export function buildToken(claims: Readonly<Record<string, unknown>>): string {
  return `${base64url({ alg: 'RS256', typ: 'at+jwt' })}.${base64url(claims)}.c2ln`;
}

interface Given {
  readonly org?: string;
  readonly permissions?: readonly string[];
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly expiresIn?: number;
  readonly refreshToken?: string | null;
}

export function buildUser(given: Given = {}): User {
  const { org = 'org_tasman', permissions = ['Access.DISPATCH'], expiresIn = 600 } = given;
  const refreshToken = given.refreshToken === undefined ? 'refresh-1' : given.refreshToken;
  return new User({
    access_token: buildToken({ org_id: org, permissions }),
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    token_type: 'Bearer',
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    profile: {
      iss: 'http://localhost:4301',
      aud: 'consign-tasman',
      exp: 0,
      iat: 0,
      sub: 'auth|manager',
      name: 'Mere Manager',
      email: 'manager@kowhai.example',
      org_id: org,
      ...given.profile,
    },
  });
}

interface Page {
  readonly url: string;
  /** The state stored before the redirect to sign-in. */
  readonly state: unknown;
  readonly storage: Storage;
  readonly fetch: typeof fetch;
  readonly manager: Partial<SignInManager>;
  readonly isSecure: boolean;
  readonly canKeepSignIn: boolean;
  readonly mustAsk: boolean;
  readonly createManager: BootEdges['createManager'];
  readonly now: number;
}

export const respondWithTenant: typeof fetch = async () => Response.json(tenantRecord);

/** A fake browser page for boot, which records what boot does. */
export function openPage(page: Partial<Page> = {}) {
  const url = new URL(page.url ?? 'http://tasman.localhost:4300/search');
  const storage = page.storage ?? createMemoryStorage();
  const settings: ManagerSettings[] = [];
  const redirects: unknown[] = [];
  const shown: Failure[] = [];
  const counts = { signedOut: 0, removed: 0, left: 0, expired: 0, now: page.now ?? 1_000_000 };
  const manager: SignInManager = {
    signinRedirect: async (args) => void redirects.push(args?.state),
    signinRedirectCallback: async () => buildUser(),
    signinSilent: async () => null,
    revokeRefreshToken: async () => undefined,
    signoutRedirect: async () => void (counts.signedOut += 1),
    removeUser: () => void (counts.removed += 1),
    findState: async () => ('state' in page ? page.state : { returnTo: '/search?searchTerm=kauri#top' }),
    metadataService: { getUserInfoEndpoint: async () => 'http://localhost:4301/me' },
    ...page.manager,
  };
  const edges: BootEdges = {
    location: url,
    history: { replaceState: (_state, _title, path) => void (url.href = new URL(path ?? '', url).href) },
    storage,
    takeCarriedSettings: () => null,
    fetch: page.fetch ?? respondWithTenant,
    now: () => counts.now,
    pause: async () => undefined,
    isSecure: page.isSecure ?? true,
    canKeepSignIn: page.canKeepSignIn ?? true,
    mustAsk: page.mustAsk ?? false,
    createManager: (made) => {
      settings.push(made);
      return page.createManager?.(made) ?? manager;
    },
    onTenant: () => undefined,
    onLeave: () => void (counts.left += 1),
    onExpire: () => void (counts.expired += 1),
    onFailure: (failure) => void shown.push(failure),
  };
  return { url, storage, settings, redirects, shown, did: counts, run: () => boot(edges) };
}
