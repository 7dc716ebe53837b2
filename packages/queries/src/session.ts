import {
  checkOrganisationSettings,
  parseFeatureFlags,
  parseOrganisationSettings,
  type FeatureFlags,
} from '@consign/domain/settings';
import type { Client } from '@consign/api-client/internal';
import type { components, UpdateMySites } from '@consign/api-client/consignment';
import { queryOptions, type QueryClient, mutationOptions } from '@tanstack/react-query';

import { refreshOnError } from './keys.js';
import { preferenceQueries } from './preferences.js';
import { forTheSession } from './references.js';
import { savedViewQueries } from './saved-views.js';

const sitesKey = ['session', 'sites'] as const;

/** At least one feature flag isn't boolean; the message names it (PLAT-18). */
export class InvalidConfigurationError extends Error {
  override name = 'InvalidConfigurationError';
}

/** Reads the list of flags; a known one that isn't boolean is an error. */
function readFlags(list: unknown): FeatureFlags {
  const flags = parseFeatureFlags(list);
  if (flags.ok) return flags.value;
  throw new InvalidConfigurationError(flags.problems.map(({ message }) => message).join('\n'));
}

type OrganisationAnswer = components['schemas']['SessionOrganisation'];

function readOrganisation({ id, name, serviceTypeSettings }: OrganisationAnswer) {
  const settings = parseOrganisationSettings(serviceTypeSettings);
  return {
    id,
    name,
    settings: settings.ok ? settings.value : new Map(),
    settingsProblems: checkOrganisationSettings(serviceTypeSettings),
  };
}

/** Facts about the signed-in user, fetched once per session (AUTH-10). */
export function sessionQueries(client: Client) {
  return {
    flags: () =>
      queryOptions({
        queryKey: ['session', 'flags'],
        queryFn: async ({ signal }) =>
          readFlags(
            await client.configuration.GET('/api/v1/configuration/featureFlags/clientFlags', { signal }),
          ),
        ...forTheSession,
      }),

    userName: () =>
      queryOptions({
        queryKey: ['session', 'user-name'],
        queryFn: async ({ signal }) => {
          const user = await client.consignment.GET('/api/v1/users/{id}/name', {
            path: { id: 'me' },
            signal,
          });
          return user.name;
        },
        ...forTheSession,
      }),

    organisation: () =>
      queryOptions({
        queryKey: ['session', 'organisation'],
        queryFn: async ({ signal }) =>
          readOrganisation(
            await client.consignment.GET('/api/v1/users/{id}/organisation', { path: { id: 'me' }, signal }),
          ),
        ...forTheSession,
      }),

    sites: () =>
      queryOptions({
        queryKey: sitesKey,
        queryFn: ({ signal }) => client.consignment.GET('/api/v1/users/me/sites', { signal }),
        ...forTheSession,
      }),
  };
}

/**
 * Fills the session's queries, the saved views and the preferences by one call instead of six (PLAT-29).
 *
 * @throws InvalidConfigurationError for a non-boolean flag, ApiError when the call fails
 */
export async function beginSession(queryClient: QueryClient, client: Client): Promise<FeatureFlags> {
  const { flags, userName, organisation, sites, views, preferences } =
    await client.consignment.GET('/api/v1/users/me/session');
  const known = readFlags(flags);
  const session = sessionQueries(client);
  queryClient.setQueryData(session.flags().queryKey, known);
  queryClient.setQueryData(session.userName().queryKey, userName);
  queryClient.setQueryData(session.organisation().queryKey, readOrganisation(organisation));
  queryClient.setQueryData(session.sites().queryKey, sites);
  queryClient.setQueryData(savedViewQueries(client).all().queryKey, views);
  queryClient.setQueryData(preferenceQueries(client).all().queryKey, preferences);
  return known;
}

/** Reads the user's sites again. */
export function refreshSites(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sitesKey }, { cancelRefetch: false });
}

export function mySitesMutations(client: Client) {
  const { PUT } = client.consignment;
  return {
    /** Saves the requesting site and the default origin site (NAV-11). */
    update: () =>
      mutationOptions({
        mutationFn: (body: UpdateMySites) => PUT('/api/v1/users/me/sites', { body }),
        onSuccess: (_nothing, _sent, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: sitesKey }),
        onError: refreshOnError(sitesKey),
      }),
  };
}
