import {
  checkOrganisationSettings,
  parseFeatureFlags,
  parseOrganisationSettings,
} from '@consign/domain/settings';
import { unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

/** At least one feature flag isn't boolean; the message names it (PLAT-18). */
export class InvalidConfigurationError extends Error {
  override name = 'InvalidConfigurationError';
}

const forTheSession = { staleTime: Infinity, gcTime: Infinity } as const;

/** Facts about the signed-in user, fetched once per session (AUTH-10). */
export function sessionQueries(client: Client) {
  return {
    flags: () =>
      queryOptions({
        queryKey: sessionKeys.flags,
        queryFn: async ({ signal }) => {
          const list = await unwrap(
            client.configuration.GET('/api/v1/configuration/featureFlags/clientFlags', { signal }),
          );
          const flags = parseFeatureFlags(list);
          if (!flags.ok) {
            throw new InvalidConfigurationError(flags.problems.map(({ message }) => message).join('\n'));
          }
          return flags.value;
        },
        ...forTheSession,
      }),

    userName: () =>
      queryOptions({
        queryKey: sessionKeys.userName,
        queryFn: async ({ signal }) => {
          const user = await unwrap(
            client.consignment.GET('/api/v1/users/{id}/name', { params: { path: { id: 'me' } }, signal }),
          );
          return user.name;
        },
        ...forTheSession,
      }),

    organisation: () =>
      queryOptions({
        queryKey: sessionKeys.organisation,
        queryFn: async ({ signal }) => {
          const { id, name, serviceTypeSettings } = await unwrap(
            client.consignment.GET('/api/v1/users/{id}/organisation', {
              params: { path: { id: 'me' } },
              signal,
            }),
          );
          const settings = parseOrganisationSettings(serviceTypeSettings);
          return {
            id,
            name,
            settings: settings.ok ? settings.value : new Map(),
            settingsProblems: checkOrganisationSettings(serviceTypeSettings),
          };
        },
        ...forTheSession,
      }),

    sites: () =>
      queryOptions({
        queryKey: sessionKeys.sites,
        queryFn: ({ signal }) => unwrap(client.consignment.GET('/api/v1/users/me/sites', { signal })),
        ...forTheSession,
      }),
  };
}
