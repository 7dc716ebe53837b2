import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Fetches data that a screen is likely to need next. A failure shows nothing (ERR-11): a screen that then needs the data
 * fetches it again and reports its own failure.
 */
export function prefetch<Data, Result, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Result, Key>,
): Promise<void> {
  return queryClient.prefetchQuery({ ...options, meta: { ...options.meta, failure: 'screen' } });
}
