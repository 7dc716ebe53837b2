import {
  firstAccessibleTab,
  canOpenRoute,
  routeAccess,
  type RouteName,
  noSiteMessage,
} from '@consign/domain/permissions';
import { sessionQueries } from '@consign/queries';
import { toastError } from '@consign/ui';
import { redirect } from '@tanstack/react-router';

import type { RouterContext, RouteSession } from './router.js';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's entry in `routeAccess`: title, tab, whether it is public (ROUTE-16). */
    screen?: RouteName;
  }
}

interface GuardContext {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** Returns the session, or reloads the page so that boot signs in and returns to the same URL. */
export function requireSession({ context, location }: GuardContext): RouteSession {
  if (context.session === null) throw redirect({ href: location.href, reloadDocument: true });
  return context.session;
}

/** Redirects to the error page if the user can't open the route (AUTH-06, ROUTE-18). */
export function requireAccess(name: RouteName, options: GuardContext): void {
  if (routeAccess[name].isPublic) return;
  const decision = canOpenRoute(name, requireSession(options).access);
  if (!decision.allowed) redirectToError(decision.refused);
}

export function redirectToError(code: 'not-authorised' | 'not-found'): never {
  throw redirect({ to: '/error/$code', params: { code }, replace: true });
}

/** Without sites, shows a message and stays on the current page (ROUTE-08). */
export async function requireSite(options: GuardContext & { readonly preload: boolean }): Promise<void> {
  const { client, queryClient, access } = requireSession(options);
  const sites = await queryClient.ensureQueryData(sessionQueries(client).sites());
  if (sites.length > 0 || options.preload) return;
  toastError(noSiteMessage);
  const shown = options.context.shownAddress();
  const first = firstAccessibleTab(access);
  throw redirect({ href: shown ?? (first === null ? '/' : routeAccess[first.route].path), replace: true });
}

/** Route options of every screen: its `routeAccess` entry and its guard. */
export function screenOptions(name: RouteName) {
  return {
    staticData: { screen: name },
    beforeLoad: (options: GuardContext) => requireAccess(name, options),
  };
}
