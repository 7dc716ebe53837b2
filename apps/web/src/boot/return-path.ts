import { findRoute, routeAccess } from '@consign/domain/permissions';

/** Where the identity provider sends the browser back to; handled by boot, never a page of its own. */
export const callbackPath = '/signed-in';

/** Pages that show without signing in (ROUTE-09, ROUTE-10). */
export function isPublicPath(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== null && routeAccess[route].isPublic;
}

/** The page to show after sign-in (AUTH-01): a path of this origin, or home for anything else. */
export function safeReturnPath(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.pathname === callbackPath) return '/';
  return url.pathname + url.search + url.hash;
}
