import { unwrap, type Client } from '@consign/api-client';
import type { components } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

export type Preferences = components['schemas']['UserPreferences'];
export type PreferenceChanges = components['schemas']['SavePreferences'];

/** What counts for a user who never saved anything, and until the saved preferences are there (NAV-17). */
export const defaultPreferences: Preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
};

/** What the user prefers, on every device (NAV-17). Only the user changes it. */
export function preferenceQueries(client: Client) {
  return {
    all: () =>
      queryOptions({
        queryKey: sessionKeys.preferences,
        queryFn: ({ signal }) => unwrap(client.consignment.GET('/api/v1/users/me/preferences', { signal })),
        staleTime: 5 * 60_000,
        gcTime: Infinity,
      }),
  };
}

export function preferenceMutations(client: Client) {
  return {
    /** Saves the given preferences; the others stay as they are. What is saved first is answered first. */
    save: () =>
      mutationOptions({
        mutationKey: sessionKeys.preferences,
        scope: { id: 'preferences' },
        mutationFn: (body: PreferenceChanges) =>
          unwrap(client.consignment.PUT('/api/v1/users/me/preferences', { body })),
        onSuccess: (saved, _changes, _result, { client: cache }) =>
          cache.setQueryData(preferenceQueries(client).all().queryKey, saved),
      }),
  };
}
