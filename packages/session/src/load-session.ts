import type { Client } from '@consign/api-client/internal';
import type { PermissionSet } from '@consign/domain/permissions';
import { defaultFeatureFlags, type FeatureFlags } from '@consign/domain/settings';
import { beginSession, findApiError, prefetch, referenceQueries, sessionQueries } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Begins a session (AUTH-10) with Access.DISPATCH: flags, user, organisation and sites, in one call with the saved views
 * and preferences (PLAT-29). If that call fails, each is read by its own call, and screens show failures. Resolves with the flags,
 * which routes and tabs depend on.
 *
 * @throws InvalidConfigurationError for a non-boolean flag, ApiError when the flags can't be loaded
 */
export async function loadSession(
  queryClient: QueryClient,
  client: Client,
  permissions: PermissionSet,
): Promise<FeatureFlags> {
  if (!permissions.has('Access.DISPATCH')) return defaultFeatureFlags;
  try {
    return await beginSession(queryClient, client);
  } catch (error) {
    if (findApiError(error) === null) throw error;
  }
  const session = sessionQueries(client);
  // Few, because a browser sends six calls at a time, and the screen's own are next.
  const flags = queryClient.fetchQuery(session.flags());
  void prefetch(queryClient, session.sites());
  void prefetch(queryClient, session.organisation());
  void prefetch(queryClient, session.userName());
  return flags;
}

/**
 * Loads the reference data of a session (AUTH-10), for after the first screen has asked for its own: service types with
 * Access.DISPATCH; statuses, packaging types, hire units, participant sites and accounts with Consignment.LimitedEdit too.
 * Each list loads once, whether a screen or this asks first (PLAT-17).
 */
export async function loadReferences(
  queryClient: QueryClient,
  client: Client,
  permissions: PermissionSet,
): Promise<void> {
  if (!permissions.has('Access.DISPATCH')) return;
  const references = referenceQueries(client);
  const isEditor = permissions.has('Consignment.LimitedEdit');
  if (isEditor) {
    void prefetch(queryClient, references.statuses());
    void prefetch(queryClient, references.hireUnits());
    void prefetch(queryClient, references.accounts());
  }
  const organisation = sessionQueries(client).organisation();
  await prefetch(queryClient, organisation);
  const id = queryClient.getQueryData(organisation.queryKey)?.id;
  if (id === undefined) return;
  void prefetch(queryClient, references.serviceTypes(id));
  if (isEditor) {
    void prefetch(queryClient, references.packagingTypes(id));
    void prefetch(queryClient, references.participantSites(id));
  }
}
