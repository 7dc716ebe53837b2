import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn } from '@consign/session';

import { authErrorKind, isUnreachable, type AuthErrorKind } from './auth-error.js';
import { SignInRefused } from './checked-manager.js';
import { createSignedIn } from './create-signed-in.js';
import { failure, type Failure } from './failure.js';
import { sendFirstCall } from './first-call.js';
import { tryRestart } from './restarts.js';
import { callbackPath, isPublicPath, safeReturnPath } from './return-path.js';
import type { SignInManager, ManagerSettings } from './sign-in.js';
import { loadTenant } from './tenant.js';

/** Browser APIs that boot uses, injected for tests. */
export interface BootEdges {
  location: Pick<Location, 'href' | 'origin' | 'hostname' | 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'replaceState'>;
  storage: Storage;
  /** The tenant's settings that the page carries, the first time; later, and in a page without them, null. */
  takeCarriedSettings(): unknown;
  fetch: typeof fetch;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** Whether crypto.subtle is available, which PKCE needs. */
  isSecure: boolean;
  /** Whether the browser keeps cookies and `storage` during a sign-in. */
  canKeepSignIn: boolean;
  /** Whether the identity provider must ask for a password, even if it still knows the user (AUTH-19). */
  mustAsk: boolean;
  createManager(settings: ManagerSettings): SignInManager;
  /** Called once the tenant is known. */
  onTenant(tenant: TenantSettings): void;
  /** Called before the session ends; the application clears all of its data. */
  onLeave(): void;
  /** Called when the session has expired and the browser is about to navigate away; it may still ask about unsaved work. */
  onExpire(): void;
  /** Shows a failure after the application had started. */
  onFailure(failure: Failure): void;
}

export type BootOutcome =
  | { kind: 'redirecting' }
  | { kind: 'failed'; failure: Failure }
  /** `tenant` is only null on a public page of an unknown host; `signedIn` is null on public pages. */
  | {
      kind: 'ready';
      tenant: TenantSettings | null;
      signedIn: SignedIn | null;
      /** The answer to the session's first call, which is under way; null where none was sent. */
      firstAnswer?: Promise<Response> | null;
      signOut: () => Promise<void>;
    };

const TENANT_TIMEOUT_MS = 10_000;
/** A public page only needs the tenant for its colours. */
const PUBLIC_TENANT_TIMEOUT_MS = 2_000;

function createSignInManager(edges: BootEdges, tenant: TenantSettings): SignInManager | null {
  const { authority, clientId, audience } = tenant.signIn;
  if (authority === null || clientId === null || audience === null) return null;
  const { origin } = edges.location;
  return edges.createManager({
    authority,
    clientId,
    audience,
    organisation: tenant.externalId,
    origin,
    storage: edges.storage,
  });
}

/** Loads the tenant of the host, then redirects to sign-in, handles its callback or opens a public page. Renders nothing. */
export async function boot(edges: BootEdges): Promise<BootOutcome> {
  const { pathname, hostname } = edges.location;
  const isPublic = isPublicPath(pathname);
  const result = await loadTenant(
    {
      fetch: edges.fetch,
      pause: isPublic ? null : edges.pause,
      host: hostname,
      carried: edges.takeCarriedSettings(),
      isRepeated: pathname === callbackPath,
    },
    isPublic ? PUBLIC_TENANT_TIMEOUT_MS : TENANT_TIMEOUT_MS,
  );
  if ('failure' in result) {
    return isPublic
      ? { kind: 'ready', tenant: null, signedIn: null, signOut: async () => undefined }
      : { kind: 'failed', failure: result.failure };
  }
  const { tenant } = result;
  edges.onTenant(tenant);
  const manager = createSignInManager(edges, tenant);
  if (isPublic) return { kind: 'ready', tenant, signedIn: null, signOut: () => endSession(edges, manager) };
  if (!edges.isSecure) return { kind: 'failed', failure: failure('insecure') };
  if (!edges.canKeepSignIn) return { kind: 'failed', failure: failure('no-storage') };
  if (manager === null) return { kind: 'failed', failure: failure('invalid-configuration') };
  return pathname === callbackPath
    ? finishSignIn(edges, tenant, manager)
    : startSignIn(edges, manager, edges.location.pathname + edges.location.search + edges.location.hash);
}

async function startSignIn(edges: BootEdges, manager: SignInManager, returnTo: string): Promise<BootOutcome> {
  try {
    await manager.signinRedirect({
      nonce: createNonce(),
      ...(edges.mustAsk && { prompt: 'login' }),
      state: { returnTo: safeReturnPath(returnTo, edges.location.origin) },
    });
    return { kind: 'redirecting' };
  } catch (error) {
    return { kind: 'failed', failure: signInFailure(error) };
  }
}

/** 128 random bits, which the ID token must repeat (AUTH-17). */
function createNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function signInFailure(error: unknown): Failure {
  return error instanceof SignInRefused ? error.failure : failure('no-sign-in');
}

async function findReturnPath(manager: SignInManager, callback: string, origin: string): Promise<string> {
  const state = await manager.findState(callback).catch(() => null);
  const path = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return safeReturnPath(path, origin);
}

/** Handles the callback. Its URL is replaced before the code is used, so that a reload starts a new sign-in. */
async function finishSignIn(
  edges: BootEdges,
  tenant: TenantSettings,
  manager: SignInManager,
): Promise<BootOutcome> {
  const { href, origin } = edges.location;
  edges.history.replaceState(null, '', callbackPath);
  // Read before the code is used: using it deletes the stored state, even on failure.
  const returnPath = await findReturnPath(manager, href, origin);
  let leaving: Promise<void> | null = null;
  let expiring: Promise<void> | null = null;
  const signOut = () => (leaving ??= endSession(edges, manager));
  const showInvalidOrganisation = (): BootOutcome => {
    edges.history.replaceState(null, '', '/error/invalid-organisation');
    return { kind: 'ready', tenant, signedIn: null, signOut };
  };
  try {
    const user = await manager.signinRedirectCallback(href);
    // Several rejected calls expire the session once.
    const expire = () => leaving ?? (expiring ??= expireSession(edges, manager));
    const signedIn = await createSignedIn(user, tenant, { manager, fetch: edges.fetch }, { signOut, expire });
    if (signedIn === null) return showInvalidOrganisation();
    edges.history.replaceState(null, '', returnPath);
    return { kind: 'ready', tenant, signedIn, firstAnswer: sendFirstCall(signedIn, edges.fetch), signOut };
  } catch (error) {
    if (error instanceof SignInRefused || isUnreachable(error)) {
      edges.history.replaceState(null, '', returnPath);
      return { kind: 'failed', failure: signInFailure(error) };
    }
    const kind = authErrorKind(error);
    if (kind === 'invalid_organisation') return showInvalidOrganisation();
    return restartSignIn(edges, manager, returnPath, kind);
  }
}

async function restartSignIn(
  edges: BootEdges,
  manager: SignInManager,
  returnTo: string,
  kind: AuthErrorKind,
): Promise<BootOutcome> {
  edges.history.replaceState(null, '', returnTo);
  if (tryRestart(edges.storage, edges.now())) return startSignIn(edges, manager, returnTo);
  return { kind: 'failed', failure: failure('restarts', `Reason: ${kind}.`) };
}

/** Ends the session here and at the identity provider, which navigates away (AUTH-09). */
async function endSession(edges: BootEdges, manager: SignInManager | null): Promise<void> {
  edges.onLeave();
  await redirectToSignOut(edges, manager);
}

async function redirectToSignOut(edges: BootEdges, manager: SignInManager | null): Promise<void> {
  // Best effort (AUTH-18): signing out goes on without it.
  await manager?.revokeRefreshToken().catch(() => undefined);
  try {
    await manager?.signoutRedirect();
  } catch {
    // The issuer is unreachable or has no end-session endpoint: at least clear the local session.
    manager?.removeUser();
    edges.onFailure(failure('left'));
  }
}

/**
 * Handles an expired session (AUTH-08) within the restart limit of AUTH-04, because an issuer that signs in silently would
 * otherwise cause a loop. The application stays until the browser navigates away, so that the browser can warn about
 * unsaved work (AUTH-14).
 */
async function expireSession(edges: BootEdges, manager: SignInManager): Promise<void> {
  if (tryRestart(edges.storage, edges.now())) {
    edges.onExpire();
    return redirectToSignOut(edges, manager);
  }
  edges.onLeave();
  manager.removeUser();
  edges.onFailure(failure('restarts', "The server didn't accept your session."));
}
