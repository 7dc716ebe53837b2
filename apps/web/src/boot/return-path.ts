import { isRecord } from '@consign/domain';
import { findRoute, routeAccess } from '@consign/domain/permissions';

/** Redirect path of the identity provider; handled by boot, not by the router. */
export const callbackPath = '/signed-in';

/** Whether the page needs no sign-in (ROUTE-09, ROUTE-10). */
export function isPublicPath(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== null && routeAccess[route].isPublic;
}

/** The page to show after sign-in (AUTH-01): a path of this origin, or home for anything else. */
export function safeReturnPath(requested: unknown, origin: string): string {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(requested, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.pathname === callbackPath) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * The path that a callback will return to, read without using up its stored state; home if it is not known. Only for hints:
 * sign-in reads and checks the state itself.
 */
export function peekReturnPath(storage: Pick<Storage, 'getItem'>, callback: string): string {
  const { origin, searchParams } = new URL(callback);
  try {
    const stored: unknown = JSON.parse(storage.getItem(`oidc.${searchParams.get('state') ?? ''}`) ?? 'null');
    const data = isRecord(stored) && isRecord(stored['data']) ? stored['data'] : {};
    return new URL(safeReturnPath(data['returnTo'], origin), origin).pathname;
  } catch {
    return '/';
  }
}
