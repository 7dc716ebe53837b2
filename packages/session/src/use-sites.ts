import type { UserSite } from '@consign/api-client/consignment';
import { sessionQueries } from '@consign/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { activeSiteIds } from './active-sites.js';
import { useSessionContext } from './SessionProvider.js';

/** The user's sites (PLAT-20). `isActive` of a site says that it is not closed, and is something else. */
export interface Sites {
  /** All that the user works for, by name. */
  readonly available: readonly UserSite[];
  /** Ids of those that list, dashboard and reports look at, in the order of `available`. */
  readonly activeIds: readonly string[];
  /** It bears the cost of what the user creates. */
  readonly requesting: UserSite | null;
  readonly defaultOrigin: UserSite | null;
  setActiveIds(ids: readonly string[]): void;
}

/** Suspends until the sites are here. */
export function useSites(): Sites {
  const { client, activeSites } = useSessionContext();
  const available = useSuspenseQuery(sessionQueries(client).sites()).data;
  const stored = useSyncExternalStore(activeSites.subscribe, activeSites.get);
  return useMemo(
    () => ({
      available,
      activeIds: activeSiteIds(stored, available),
      requesting: available.find(({ isDefault }) => isDefault) ?? null,
      defaultOrigin: available.find(({ isDefaultOrigin }) => isDefaultOrigin) ?? null,
      setActiveIds: activeSites.set,
    }),
    [available, stored, activeSites],
  );
}
