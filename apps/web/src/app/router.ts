import type { Client } from '@consign/api-client/internal';
import { findRoute, routeAccess, type RouteContext } from '@consign/domain/permissions';
import type { TenantSettings } from '@consign/domain/settings';
import type { SignedIn } from '@consign/session';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { routeTree } from '../routeTree.gen';
import { FailedPage } from './FailedPage.js';
import { PagePending } from './PagePending.js';
import { parseSearch, stringifySearch } from './query-string.js';

/** Session data of a signed-in user's routes. */
export interface RouteSession {
  readonly signedIn: SignedIn;
  readonly access: RouteContext;
  readonly settings: TenantSettings;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** `session` is null on public pages; `tenant` is also null if the host is unknown. */
export interface RouterContext {
  readonly tenant: TenantSettings | null;
  readonly session: RouteSession | null;
  signOut(): Promise<void>;
  /** URL of the current page; null before the first. */
  shownAddress(): string | null;
  /** URL of the list with its last filters (CONS-02). */
  listAddress(): string;
  /** References of the consignments opened since sign-in, latest first (NAV-20). */
  recentReferences(): readonly string[];
  readonly unsaved: UnsavedWork;
}

/** Context properties that createAppRouter provides. */
type RouterOwned = 'shownAddress' | 'listAddress' | 'recentReferences' | 'unsaved';

const maxRecent = 8;

/** Tests can pass their own history. */
export function createAppRouter(context: Omit<RouterContext, RouterOwned>, history?: RouterHistory) {
  let listAddress: string = routeAccess.search.path;
  let recent: readonly string[] = [];
  const router = createRouter({
    ...(history === undefined ? {} : { history }),
    routeTree,
    context: {
      ...context,
      shownAddress: () => router.state.resolvedLocation?.href ?? null,
      listAddress: () => listAddress,
      recentReferences: () => recent,
      unsaved: createUnsavedWork(),
    },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides about staleness.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: FailedPage,
    defaultStructuralSharing: true,
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname === routeAccess.search.path) listAddress = toLocation.href;
    if (findRoute(toLocation.pathname) === 'consignment') {
      const reference = decodeURIComponent(toLocation.pathname.split('/').at(-1) ?? '');
      recent = [reference, ...recent.filter((other) => other !== reference)].slice(0, maxRecent);
    }
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Whether the current screen has unsaved changes (CONS-07). The screen sets it; whatever navigates away checks it. */
interface UnsavedWork {
  isDirty(): boolean;
  setDirty(isThere: boolean): void;
}

function createUnsavedWork(): UnsavedWork {
  let current = false;
  return {
    isDirty: () => current,
    setDirty: (isThere) => {
      current = isThere;
    },
  };
}
