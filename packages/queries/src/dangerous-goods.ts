import { ApiError, unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { lookupKeys } from './lookup-keys.js';

const forTheSession = { staleTime: Infinity, gcTime: Infinity } as const;

/** What a UN number stands for, and the classes there are (DG-02). A failure leaves the fields to type. */
export function dangerousGoodsQueries(client: Client) {
  return {
    /** Null for a number that is not known. Asked for with four digits alone. */
    byNumber: (unNumber: string) =>
      queryOptions({
        queryKey: lookupKeys.dangerousGoods(unNumber),
        queryFn: ({ signal }) =>
          unwrap(
            client.product.GET('/api/v1/dangerousGoods/number/{unNumber}', {
              params: { path: { unNumber } },
              signal,
            }),
          ).catch((error: unknown) => {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          }),
        ...forTheSession,
      }),

    classes: () =>
      queryOptions({
        queryKey: lookupKeys.dangerousGoodsClasses,
        queryFn: ({ signal }) => unwrap(client.product.GET('/api/v1/dangerousGoodsClasses', { signal })),
        ...forTheSession,
      }),
  };
}
