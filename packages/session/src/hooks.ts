import type { Client } from '@consign/api-client/internal';
import type { PermissionSet } from '@consign/domain/permissions';
import type { FeatureFlags, TenantSettings } from '@consign/domain/settings';
import {
  referenceQueries,
  sessionQueries,
  defaultPreferences,
  preferenceQueries,
  type Preferences,
} from '@consign/queries';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { UserSite } from '@consign/api-client/consignment';
import { useMemo, useSyncExternalStore } from 'react';

import { useSessionContext } from './SessionProvider.js';
import { type LocalStore, activeSiteIds } from './active-sites.js';
import type { AnalyticsSink } from './analytics.js';
import type { SignedInUser } from './signed-in.js';

/** The signed-in user and signOut (AUTH-09). */
export function useSession(): { user: SignedInUser; signOut: () => Promise<void> } {
  const { signedIn } = useSessionContext();
  return signedIn;
}

/** The session's API client, for queries and mutations. */
export function useClient(): Client {
  return useSessionContext().client;
}

/** What this browser keeps for the user (PLAT-13); it throws where storage is full or blocked. */
export function useLocalStore(): LocalStore {
  return useSessionContext().storage;
}

/** Records a PLAT-16 event; the function is stable for the whole session. */
export function useAnalytics(): AnalyticsSink {
  return useSessionContext().track;
}

export function usePermissions(): PermissionSet {
  return useSessionContext().signedIn.permissions;
}

/** The tenant's name, code and settings. */
export function useSettings(): TenantSettings {
  return useSessionContext().settings;
}

/** The feature flags. Suspends until they load; the app doesn't start without them. */
export function useFlags(): FeatureFlags {
  return useSuspenseQuery(sessionQueries(useClient()).flags()).data;
}

/** The user's organisation with its settings by service type (PLAT-07). Suspends until it loads. */
export function useOrganisation() {
  return useSuspenseQuery(sessionQueries(useClient()).organisation()).data;
}

/** The service types of the user's organisation. Suspends until they load. */
export function useServiceTypes() {
  const { id } = useOrganisation();
  return useSuspenseQuery(referenceQueries(useClient()).serviceTypes(id)).data;
}

/** The user's name from the provider; until it loads, or without one, the name in the token (NAV-14). */
export function useUserName(): string {
  const { user } = useSession();
  const known = useQuery(sessionQueries(useClient()).userName());
  return known.data ?? user.name ?? user.nickname ?? user.email ?? '';
}

/** The user's preferences (NAV-17); the defaults until they load, or if they can't. */
export function usePreferences(): Preferences {
  const { data = defaultPreferences } = useQuery(preferenceQueries(useClient()).all());
  return data;
}

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
