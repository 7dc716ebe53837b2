import { ApiError, type Client } from '@consign/api-client/internal';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { findApiError } from './call-errors.js';
import { forTheSession, isTooLong } from './references.js';

const failuresKey = ['products', 'failures'] as const;
const requestTimeoutMs = 15_000;
const maxFailures = 5;
const minChars = 3;
const MAX_TERM = 250;

function countFailure(cache: QueryClient): void {
  cache.setQueryData<number>(failuresKey, (failures = 0) => failures + 1);
}

/** A refusal says that the call was wrong, not that the service fails (FRGT-35). */
function isFailure(error: unknown): boolean {
  const { status = 0 } = findApiError(error) ?? {};
  return status < 400 || status >= 500;
}

/** Whether the catalogue can be searched for a term (FRGT-09, FRGT-35). */
export function isProductTerm(term: string): boolean {
  return [...term.trim()].length >= minChars && !isTooLong(term, MAX_TERM);
}

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
}

/** The customer's product catalogue, for auto-completing freight items (FRGT-09). Calls time out after 15 seconds. */
export function productQueries(client: Client) {
  const { GET } = client.product;
  return {
    /** The capabilities of the organisation's catalogue. */
    catalog: (organisationId: string) =>
      queryOptions({
        queryKey: ['products', 'metadata', organisationId],
        queryFn: ({ signal }) =>
          GET('/api/v1/organisations/{orgId}/productCatalog/metadata', {
            path: { orgId: organisationId },
            signal: withTimeout(signal),
          }),
        ...forTheSession,
      }),

    /** Products whose code or description contains the term; none for a term that cannot be searched for. */
    matches: (organisationId: string, term: string) =>
      queryOptions({
        queryKey: ['products', 'matches', organisationId, term.trim()],
        queryFn: async ({ signal, client: cache }) => {
          if (!isProductTerm(term)) return [];
          try {
            const { matches } = await GET('/api/v1/organisations/{orgId}/productCatalog/auto-complete', {
              path: { orgId: organisationId },
              query: {
                matchField: ['code', 'description'],
                maxMatches: 30,
                searchTerm: term.trim(),
                sortOrder: 'code',
              },
              signal: withTimeout(signal),
            });
            return matches;
          } catch (error) {
            // A search superseded by the next keystroke isn't a failure.
            if (!signal.aborted && isFailure(error)) countFailure(cache);
            throw error;
          }
        },
        // A retry would count the same failure twice.
        retry: false,
        staleTime: 60_000,
      }),

    /** True after 5 failures, until the next sign-in: auto-complete is off (FRGT-10). */
    isOff: () =>
      queryOptions({
        queryKey: failuresKey,
        queryFn: () => 0,
        initialData: 0,
        select: (failures) => failures >= maxFailures,
        ...forTheSession,
      }),
  };
}

/** Looks up UN numbers and dangerous goods classes (DG-02). On failure the user types the fields. */
export function dangerousGoodsQueries(client: Client) {
  const { GET } = client.product;
  return {
    /** Null for an unknown number. Enable it only with 4 digits. */
    byNumber: (unNumber: string) =>
      queryOptions({
        queryKey: ['dangerous-goods', 'number', unNumber],
        queryFn: ({ signal }) =>
          GET('/api/v1/dangerousGoods/number/{unNumber}', { path: { unNumber }, signal }).catch(
            (error: unknown) => {
              if (error instanceof ApiError && error.status === 404) return null;
              throw error;
            },
          ),
        ...forTheSession,
      }),

    classes: () =>
      queryOptions({
        queryKey: ['dangerous-goods', 'classes'],
        queryFn: ({ signal }) => GET('/api/v1/dangerousGoodsClasses', { signal }),
        ...forTheSession,
      }),
  };
}
