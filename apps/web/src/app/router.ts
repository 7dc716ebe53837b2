import type { Client } from '@consign/api-client';
import type { RouteContext } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn } from '@consign/session';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';

import { routeTree } from '../routeTree.gen';
import { parseSearch, stringifySearch } from './query-string.js';

/** What a signed-in user's routes work with. */
export interface RouteSession {
  readonly signedIn: SignedIn;
  readonly access: RouteContext;
  readonly settings: TenantSettings;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** session is null on a public page opened without signing in, tenant where not even that is known. */
export interface RouterContext {
  readonly tenant: TenantSettings | null;
  readonly session: RouteSession | null;
  signOut(): Promise<void>;
}

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Freshness is the query cache's to judge.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultStructuralSharing: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
