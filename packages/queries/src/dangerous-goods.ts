import { ApiError, unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { lookupKeys } from './lookup-keys.js';

const forTheSession = { staleTime: Infinity, gcTime: Infinity } as const;

/** Looks up UN numbers and dangerous goods classes (DG-02). On failure the user types the fields. */
export function dangerousGoodsQueries(client: Client) {
  return {
    /** Null for an unknown number. Enable it only with 4 digits. */
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
