import type { Client } from '@consign/api-client';
import type { PermissionSet } from '@consign/domain/permissions';
import type { FeatureFlags, TenantSettings } from '@consign/domain/settings';
import { referenceQueries, sessionQueries } from '@consign/queries';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import type { AnalyticsSink } from './analytics.js';
import { useSessionContext } from './SessionProvider.js';
import type { SignedInUser } from './signed-in.js';

/** The signed-in user, and the way out (AUTH-09). */
export function useSession(): { user: SignedInUser; signOut: () => Promise<void> } {
  const { signedIn } = useSessionContext();
  return signedIn;
}

/** The one client of this session; queries and mutations take it. */
export function useClient(): Client {
  return useSessionContext().client;
}

/** Records an event of PLAT-16; the same function for the whole session. */
export function useAnalytics(): AnalyticsSink {
  return useSessionContext().track;
}

export function usePermissions(): PermissionSet {
  return useSessionContext().signedIn.permissions;
}

/** The tenant: name, code, what it has switched on. */
export function useSettings(): TenantSettings {
  return useSessionContext().settings;
}

/** Suspends until the flags are here; the application does not start without them. */
export function useFlags(): FeatureFlags {
  return useSuspenseQuery(sessionQueries(useClient()).flags()).data;
}

/** The user's organisation with its settings by service type (PLAT-07). Suspends until it is here. */
export function useOrganisation() {
  return useSuspenseQuery(sessionQueries(useClient()).organisation()).data;
}

/** The service types of the user's organisation. Suspends until they are here. */
export function useServiceTypes() {
  const { id } = useOrganisation();
  return useSuspenseQuery(referenceQueries(useClient()).serviceTypes(id)).data;
}

/** The provider's own name for the user, the token's until it is here or where there is none (NAV-14). */
export function useUserName(): string {
  const { user } = useSession();
  const known = useQuery(sessionQueries(useClient()).userName());
  return known.data ?? user.name ?? user.nickname ?? user.email ?? '';
}
