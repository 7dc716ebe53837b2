import { unwrap, type Client } from '@consign/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { lookupKeys } from './lookup-keys.js';

const requestTimeoutMs = 15_000;
const maxFailures = 5;
const minChars = 3;
const forTheSession = { staleTime: Infinity, gcTime: Infinity } as const;

function countFailure(cache: QueryClient): void {
  cache.setQueryData<number>(lookupKeys.productFailures, (failures = 0) => failures + 1);
}

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
}

/** The customer's product catalogue, which completes freight items (FRGT-09). Each call is given up after 15 seconds. */
export function productQueries(client: Client) {
  return {
    /** What the organisation's catalogue can do. */
    catalog: (organisationId: string) =>
      queryOptions({
        queryKey: lookupKeys.productCatalog(organisationId),
        queryFn: ({ signal }) =>
          unwrap(
            client.product.GET('/api/v1/organisations/{orgId}/productCatalog/metadata', {
              params: { path: { orgId: organisationId } },
              signal: withTimeout(signal),
            }),
          ),
        ...forTheSession,
      }),

    /** Products whose code or description has the term; none with fewer than 3 characters. */
    matches: (organisationId: string, term: string) =>
      queryOptions({
        queryKey: lookupKeys.products(organisationId, term.trim()),
        queryFn: async ({ signal, client: cache }) => {
          if ([...term.trim()].length < minChars) return [];
          try {
            const { matches } = await unwrap(
              client.product.GET('/api/v1/organisations/{orgId}/productCatalog/auto-complete', {
                params: {
                  path: { orgId: organisationId },
                  query: {
                    matchField: ['code', 'description'],
                    maxMatches: 30,
                    searchTerm: term.trim(),
                    sortOrder: 'code',
                  },
                },
                signal: withTimeout(signal),
              }),
            );
            return matches;
          } catch (error) {
            // A search that the next letter made needless did not fail.
            if (!signal.aborted) countFailure(cache);
            throw error;
          }
        },
        // Each failure counts: another try of the same would count twice.
        retry: false,
        staleTime: 60_000,
      }),

    /** Whether completion is off: after 5 failures, until the next sign-in (FRGT-10). */
    isOff: () =>
      queryOptions({
        queryKey: lookupKeys.productFailures,
        queryFn: () => 0,
        initialData: 0,
        select: (failures) => failures >= maxFailures,
        ...forTheSession,
      }),
  };
}
