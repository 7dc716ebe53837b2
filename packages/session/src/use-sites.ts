import type { UserSite } from '@consign/api-client/consignment';
import { sessionQueries } from '@consign/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { activeSiteIds } from './active-sites.js';
import { useSessionContext } from './SessionProvider.js';

/** The user's sites (PLAT-20). A site's own `isActive` means it isn't closed; it is unrelated to `activeIds`. */
export interface Sites {
  /** Every site the user works for, sorted by name. */
  readonly available: readonly UserSite[];
  /** The sites that list, dashboard and reports include, in the order of `available`. */
  readonly activeIds: readonly string[];
  /** The site that pays for the consignments the user creates. */
  readonly requesting: UserSite | null;
  readonly defaultOrigin: UserSite | null;
  setActiveIds(ids: readonly string[]): void;
}

/** The user's sites. Suspends until they load. */
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
