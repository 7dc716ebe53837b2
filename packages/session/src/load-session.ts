import type { Client } from '@consign/api-client';
import type { PermissionSet } from '@consign/domain/permissions';
import { defaultFeatureFlags, type FeatureFlags } from '@consign/domain/settings';
import { prefetch, referenceQueries, sessionQueries } from '@consign/queries';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads what a session needs (AUTH-10): flags, user, organisation, sites and service types with Access.DISPATCH; and
 * statuses, packaging types, hire units, participant sites and accounts with Consignment.LimitedEdit too. Resolves with
 * the flags, which routes and tabs depend on; the rest is prefetched, and screens show its failures.
 *
 * @throws InvalidConfigurationError for a non-boolean flag, ApiError when the flags can't be loaded
 */
export async function loadSession(
  queryClient: QueryClient,
  client: Client,
  permissions: PermissionSet,
): Promise<FeatureFlags> {
  if (!permissions.has('Access.DISPATCH')) return defaultFeatureFlags;
  const session = sessionQueries(client);
  const references = referenceQueries(client);
  const isEditor = permissions.has('Consignment.LimitedEdit');

  void prefetch(queryClient, session.userName());
  void prefetch(queryClient, session.sites());
  if (isEditor) {
    void prefetch(queryClient, references.statuses());
    void prefetch(queryClient, references.hireUnits());
    void prefetch(queryClient, references.accounts());
  }
  void prefetchOrganisationData(queryClient, client, isEditor);
  return queryClient.fetchQuery(session.flags());
}

/** Prefetches what needs the organisation's id, after loading the organisation. */
async function prefetchOrganisationData(
  queryClient: QueryClient,
  client: Client,
  isEditor: boolean,
): Promise<void> {
  const organisation = sessionQueries(client).organisation();
  await prefetch(queryClient, organisation);
  const id = queryClient.getQueryData(organisation.queryKey)?.id;
  if (id === undefined) return;
  const references = referenceQueries(client);
  void prefetch(queryClient, references.serviceTypes(id));
  if (isEditor) {
    void prefetch(queryClient, references.packagingTypes(id));
    void prefetch(queryClient, references.participantSites(id));
  }
}
