import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Query keys in families, widest first: invalidating `consignmentKeys.all` reaches every list and detail. There is one
 * QueryClient per signed-in user, so keys don't include the user or the user's organisation. A key that only its query
 * uses stands there.
 */
export const consignmentKeys = {
  all: ['consignments'] as const,
  lists: ['consignments', 'list'] as const,
  /** Below the lists, so that they are read again with them. */
  counts: ['consignments', 'list', 'counts'] as const,
  created: ['consignments', 'created'] as const,
  /** References are case-insensitive, as on the server. */
  detail: (reference: string) => ['consignments', 'detail', reference.toUpperCase()] as const,
  links: (reference: string) => ['consignments', 'links', reference.toUpperCase()] as const,
  files: (reference: string) => ['consignments', 'files', reference.toUpperCase()] as const,
  prices: (reference: string) => ['consignments', 'prices', reference.toUpperCase()] as const,
  booking: (reference: string) => ['consignments', 'booking', reference.toUpperCase()] as const,
  /** Below the booking, so that they are read again with it. */
  slots: (reference: string) => ['consignments', 'booking', reference.toUpperCase(), 'slots'] as const,
  audits: ['consignments', 'audit'] as const,
  audit: (reference: string) => ['consignments', 'audit', reference.toUpperCase()] as const,
};

export const deliverySlotsKey = ['delivery-slots'] as const;

/**
 * Invalidates a consignment wherever it is shown: its detail, and all that `refreshAround` does.
 */
export function refreshConsignment(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    refreshAround(cache, reference),
  ]);
}

/**
 * Invalidates all of a consignment but its detail: the lists, its audit trail (CONS-55), its prices, its booking and its
 * files, which lose outdated documents (DOCS-16).
 */
export function refreshAround(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.booking(reference) }),
  ]);
}

type Refresh<Answer> = (
  answer: Answer,
  sent: unknown,
  result: unknown,
  context: { readonly client: QueryClient },
) => Promise<unknown>;

/** The `onSuccess` of a mutation that makes one query out of date; it is pending until fresh data is in. */
export function refreshOnSuccess(queryKey: QueryKey): Refresh<unknown> {
  return (_saved, _sent, _result, { client: cache }) => cache.invalidateQueries({ queryKey });
}

/** The `onError` of a mutation that a change made elsewhere may have caused to fail. */
export function refreshOnError(queryKey: QueryKey): Refresh<Error> {
  return refreshOnSuccess(queryKey);
}
