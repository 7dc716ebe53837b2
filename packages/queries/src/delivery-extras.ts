import { unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { referenceKeys } from './keys.js';

/** The provider's extras for a service type (XTRA-06): a list that rarely changes. */
export function deliveryExtraQueries(client: Client) {
  return {
    catalogue: (organisationId: string, serviceTypeCode: string) =>
      queryOptions({
        queryKey: referenceKeys.deliveryExtras(organisationId, serviceTypeCode),
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.GET('/api/v2/organisations/{orgId}/delivery-extras', {
              params: { path: { orgId: organisationId }, query: { serviceTypeCode } },
              signal,
            }),
          ),
        staleTime: Infinity,
      }),
  };
}
