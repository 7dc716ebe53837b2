import { unwrap, type Client } from '@consign/api-client';

import type { AddressSearch, SuggestedAddress } from './address-search.js';

/** Our own address search: the organisation's addresses, and New Zealand's towns and suburbs (PART-11). */
export function ownAddresses(client: Client): AddressSearch {
  return {
    adapter: 'own',
    find: async (term, signal) => {
      const suggestions = await unwrap(
        client.consignment.GET('/api/v1/addresses/search', { params: { query: { term } }, signal }),
      );
      return suggestions.map(({ label, source, name, address }, index) => ({
        id: `${index} ${label}`,
        label,
        source,
        name,
        handle: address,
      }));
    },
    read: ({ handle }) => Promise.resolve(handle as SuggestedAddress),
  };
}
