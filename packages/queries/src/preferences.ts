import type { Client } from '@consign/api-client/internal';
import type { components } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

export type Preferences = components['schemas']['UserPreferences'];
export type PreferenceChanges = components['schemas']['SavePreferences'];

/** For a user who never saved any, and until the saved ones load (NAV-17). */
export const defaultPreferences: Preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
  morningMail: null,
};

/** The user's preferences on every device (NAV-17). */
export function preferenceQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    all: () =>
      queryOptions({
        queryKey: ['session', 'preferences'],
        queryFn: ({ signal }) => GET('/api/v1/users/me/preferences', { signal }),
        staleTime: 5 * 60_000,
        gcTime: Infinity,
      }),
  };
}

export function preferenceMutations(client: Client) {
  const { PUT } = client.consignment;
  return {
    /** Saves the given preferences and keeps the others. Saves run one at a time, in order. */
    save: () =>
      mutationOptions({
        scope: { id: 'preferences' },
        mutationFn: (body: PreferenceChanges) => PUT('/api/v1/users/me/preferences', { body }),
        onSuccess: (saved, _changes, _result, { client: cache }) =>
          cache.setQueryData(preferenceQueries(client).all().queryKey, saved),
      }),
  };
}
