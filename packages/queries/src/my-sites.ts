import { unwrap, type Client } from '@consign/api-client';
import type { UpdateMySites } from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

export function mySitesMutations(client: Client) {
  return {
    /** Saves the requesting site and the default origin site (NAV-11). */
    update: () =>
      mutationOptions({
        mutationKey: ['session', 'sites', 'update'],
        mutationFn: (body: UpdateMySites) =>
          unwrap(client.consignment.PUT('/api/v1/users/me/sites', { body })),
        onSuccess: (_nothing, _sent, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: sessionKeys.sites }),
      }),
  };
}
