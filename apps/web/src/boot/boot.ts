import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn } from '@consign/session';

import { authErrorKind, isUnreachable, type AuthErrorKind } from './auth-error.js';
import { createSignedIn } from './create-signed-in.js';
import { failure, type Failure } from './failure.js';
import { tryRestart } from './restarts.js';
import { callbackPath, isPublicPath, safeReturnPath } from './return-path.js';
import type { SignInManager, ManagerSettings } from './sign-in.js';
import { loadTenant } from './tenant.js';

/** What boot touches of the browser, so that a test can stand in for it. */
export interface BootEdges {
  location: Pick<Location, 'href' | 'origin' | 'hostname' | 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'replaceState'>;
  storage: Storage;
  fetch: typeof fetch;
  now(): number;
  /** Whether the browser has crypto.subtle here, without which there is no PKCE. */
  isSecure: boolean;
  createManager(settings: ManagerSettings): SignInManager;
  /** Called once it is known whose page this is. */
  onTenant(tenant: TenantSettings): void;
  /** Called before the session is given up; the application lets go of all it knows. */
  onLeave(): void;
  /** Called when the session is over and the browser is about to leave: it may still ask about unsaved work. */
  onExpire(): void;
  /** Shows why the application is gone after it was up. */
  onFailure(failure: Failure): void;
}

export type BootOutcome =
  | { kind: 'redirecting' }
  | { kind: 'failed'; failure: Failure }
  /** tenant is null only on a public page whose tenant is not known; signedIn is null on public pages. */
  | { kind: 'ready'; tenant: TenantSettings | null; signedIn: SignedIn | null; signOut: () => Promise<void> };

const TENANT_TIMEOUT_MS = 10_000;
/** A public page waits only for its colours. */
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

/** Host, tenant, then the redirect to sign-in, its callback, or a public page. Shows nothing itself. */
export async function boot(edges: BootEdges): Promise<BootOutcome> {
  const { pathname, hostname } = edges.location;
  const isPublic = isPublicPath(pathname);
  const answer = await loadTenant(
    { fetch: edges.fetch, host: hostname },
    isPublic ? PUBLIC_TENANT_TIMEOUT_MS : TENANT_TIMEOUT_MS,
  );
  if ('failure' in answer) {
    return isPublic
      ? { kind: 'ready', tenant: null, signedIn: null, signOut: async () => undefined }
      : { kind: 'failed', failure: answer.failure };
  }
  const { tenant } = answer;
  edges.onTenant(tenant);
  const manager = createSignInManager(edges, tenant);
  if (isPublic) return { kind: 'ready', tenant, signedIn: null, signOut: () => endSession(edges, manager) };
  if (!edges.isSecure) return { kind: 'failed', failure: failure('insecure') };
  if (manager === null) return { kind: 'failed', failure: failure('invalid-configuration') };
  return pathname === callbackPath
    ? finishSignIn(edges, tenant, manager)
    : startSignIn(edges, manager, edges.location.pathname + edges.location.search + edges.location.hash);
}

async function startSignIn(edges: BootEdges, manager: SignInManager, returnTo: string): Promise<BootOutcome> {
  try {
    await manager.signinRedirect({ state: { returnTo: safeReturnPath(returnTo, edges.location.origin) } });
    return { kind: 'redirecting' };
  } catch {
    return { kind: 'failed', failure: failure('no-sign-in') };
  }
}

async function findReturnPath(manager: SignInManager, callback: string, origin: string): Promise<string> {
  const note = await manager.findState(callback).catch(() => null);
  const path = typeof note === 'object' && note !== null && 'returnTo' in note ? note.returnTo : null;
  return safeReturnPath(path, origin);
}

/** The callback, once: its address leaves the history before the code is used, so that a reload starts afresh. */
async function finishSignIn(
  edges: BootEdges,
  tenant: TenantSettings,
  manager: SignInManager,
): Promise<BootOutcome> {
  const { href, origin } = edges.location;
  edges.history.replaceState(null, '', callbackPath);
  // Read before the code is used: using it takes the note away, whether it succeeds or not.
  const returnPath = await findReturnPath(manager, href, origin);
  let leaving: Promise<void> | null = null;
  let expiring: Promise<void> | null = null;
  const signOut = () => (leaving ??= endSession(edges, manager));
  const refuse = (): BootOutcome => {
    edges.history.replaceState(null, '', '/error/invalid-organisation');
    return { kind: 'ready', tenant, signedIn: null, signOut };
  };
  try {
    const user = await manager.signinRedirectCallback(href);
    // Calls that are refused together are one session that is over.
    const expire = () => leaving ?? (expiring ??= expireSession(edges, manager));
    const signedIn = await createSignedIn(user, tenant, { manager, fetch: edges.fetch }, { signOut, expire });
    if (signedIn === null) return refuse();
    edges.history.replaceState(null, '', returnPath);
    return { kind: 'ready', tenant, signedIn, signOut };
  } catch (error) {
    if (isUnreachable(error)) {
      edges.history.replaceState(null, '', returnPath);
      return { kind: 'failed', failure: failure('no-sign-in') };
    }
    const kind = authErrorKind(error);
    if (kind === 'invalid_organisation') return refuse();
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

/** Ends the session here and at the identity provider (AUTH-09); the browser leaves the page. */
async function endSession(edges: BootEdges, manager: SignInManager | null): Promise<void> {
  edges.onLeave();
  await redirectToSignOut(edges, manager);
}

async function redirectToSignOut(edges: BootEdges, manager: SignInManager | null): Promise<void> {
  try {
    await manager?.signoutRedirect();
  } catch {
    // The issuer has no end of session, or cannot be reached: at least nothing of it is left here.
    await manager?.removeUser();
    edges.onFailure(failure('left'));
  }
}

/**
 * AUTH-08, within the limit of AUTH-04: an issuer that signs in by itself must not turn this into a loop. The
 * application stays until the browser leaves, since what was typed last may be nowhere else: the browser asks (AUTH-14).
 */
async function expireSession(edges: BootEdges, manager: SignInManager): Promise<void> {
  if (tryRestart(edges.storage, edges.now())) {
    edges.onExpire();
    return redirectToSignOut(edges, manager);
  }
  edges.onLeave();
  await manager.removeUser();
  edges.onFailure(failure('restarts', "The server didn't accept your session."));
}
