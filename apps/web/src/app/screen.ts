import {
  firstAccessibleRoute,
  canOpenRoute,
  visibleTabs,
  routeAccess,
  type RouteName,
  type Tab,
} from '@consign/domain/permissions';
import { sessionQueries } from '@consign/queries';
import { toastError } from '@consign/ui';
import { redirect } from '@tanstack/react-router';

import { noSiteMessage } from './no-site-message.js';
import type { RouterContext, RouteSession } from './router.js';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's row in the domain's table: title, tab, whether it is public (ROUTE-16). */
    screen?: RouteName;
  }
}

interface GuardContext {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** The session behind a route that needs one. Without it, boot signs in and comes back to the same address. */
export function requireSession({ context, location }: GuardContext): RouteSession {
  if (context.session === null) throw redirect({ href: location.href, reloadDocument: true });
  return context.session;
}

/** Lets the user in, or leads to the error page that says why not (AUTH-06, ROUTE-18). */
export function requireAccess(name: RouteName, guarded: GuardContext): void {
  if (routeAccess[name].isPublic) return;
  const answer = canOpenRoute(name, requireSession(guarded).access);
  if (!answer.allowed) redirectToError(answer.refused);
}

export function redirectToError(code: 'not-authorised' | 'not-found'): never {
  throw redirect({ to: '/error/$code', params: { code }, replace: true });
}

/** The first tab that the user may open, or null (ROUTE-19). */
export function firstOpenTab(session: RouteSession): Tab | null {
  return visibleTabs(session.access)[0] ?? null;
}

/** Without any site there is nothing to create for: the page stays as it is and says why (ROUTE-08). */
export async function requireSite(guarded: GuardContext & { readonly preload: boolean }): Promise<void> {
  const { client, queryClient, access } = requireSession(guarded);
  const sites = await queryClient.ensureQueryData(sessionQueries(client).sites());
  if (sites.length > 0 || guarded.preload) return;
  toastError(noSiteMessage);
  const shown = guarded.context.shownAddress();
  const first = firstAccessibleRoute(access);
  throw redirect({ href: shown ?? (first === null ? '/' : routeAccess[first].path), replace: true });
}

/** What every route of the register has: its row for title and tab, and its guard. */
export function screenOptions(name: RouteName) {
  return {
    staticData: { screen: name },
    beforeLoad: (guarded: GuardContext) => requireAccess(name, guarded),
  };
}
