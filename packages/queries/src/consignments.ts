import { normaliseConsignment, normaliseConsignmentPage, type Client } from '@consign/api-client/internal';
import type {
  Consignment,
  ConsignmentSearch,
  CreateConsignment,
  PageSize,
  ListSortOption,
  SortDirection,
  SortOption,
  UpdateConsignment,
  UpdateReceiver,
  CreateFullConsignment,
} from '@consign/api-client/consignment';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
  infiniteQueryOptions,
} from '@tanstack/react-query';

import { consignmentKeys, refreshAround } from './keys.js';
import { type KeyedBody, toKeyHeader } from './keyed-call.js';

const MAX_CREATED = 3;

/** Remembers for a few minutes what this window created (LIST-50). */
export function rememberCreated(queryClient: QueryClient, reference: string): void {
  const before = listJustCreated(queryClient).filter((other) => other !== reference);
  queryClient.setQueryData(consignmentKeys.created, [reference, ...before].slice(0, MAX_CREATED));
}

/** The last references that this window created, latest first; at most 3. */
export function listJustCreated(queryClient: QueryClient): readonly string[] {
  return queryClient.getQueryData<readonly string[]>(consignmentKeys.created) ?? [];
}

/** Paging and sorting of a list (LIST-15, LIST-16). Pages start at 1. */
interface SortedPage<Sort> {
  readonly pageNumber: number;
  readonly pageSize: PageSize;
  readonly sortOption: Sort;
  readonly sortDirection: SortDirection;
}

/** A page of the list, which is also sorted by prices (LIST-84). */
export type SearchPage = SortedPage<ListSortOption>;
/** A page of the consignments behind a figure of the dashboard. */
export type DrillPage = SortedPage<SortOption>;

/** A search that started before its screen opened isn't repeated (PLAT-27). */
const asSoonAsKnownMs = 5_000;

export function consignmentQueries(client: Client) {
  const { GET, POST } = client.consignment;
  return {
    detail: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.detail(reference),
        queryFn: async ({ signal }) =>
          normaliseConsignment(await GET('/api/v1/consignments/{ref}', { path: { ref: reference }, signal })),
      }),

    /**
     * One page of the list; the previous page stays visible until it loads. `cursor`, the previous page's nextPageKey,
     * keeps deep pages fast (LIST-27).
     */
    search: (search: ConsignmentSearch, page: SearchPage, cursor?: string) =>
      queryOptions({
        queryKey: [...consignmentKeys.lists, search, page] as const,
        queryFn: async ({ signal }) =>
          normaliseConsignmentPage(
            await POST('/api/v2/consignments/search', {
              query: cursor === undefined ? page : { ...page, pageKey: cursor },
              body: search,
              signal,
            }),
          ),
        placeholderData: keepPreviousData,
        staleTime: asSoonAsKnownMs,
        meta: { failure: { text: 'Search error, please try again later' } },
      }),

    /** Summaries of the first 10,000 matches, and the total count (LIST-28). Never cached. */
    matching: (search: ConsignmentSearch, sort: Pick<SearchPage, 'sortOption' | 'sortDirection'>) =>
      queryOptions({
        queryKey: ['consignments', 'matching', search, sort] as const,
        queryFn: ({ signal }) =>
          POST('/api/v2/consignments/search/matching', { query: sort, body: search, signal }),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: { text: 'Search error, please try again later' } },
      }),
  };
}

interface Update {
  readonly reference: string;
  readonly body: UpdateConsignment;
}

interface ReceiverUpdate {
  readonly reference: string;
  readonly body: UpdateReceiver;
}

/** Shows a saved consignment, and invalidates what else depends on it. */
function showSaved(
  saved: Consignment,
  { reference }: Update | ReceiverUpdate,
  _result: unknown,
  { client: cache }: { readonly client: QueryClient },
): Promise<unknown> {
  cache.setQueryData(consignmentKeys.detail(reference), saved);
  return refreshAround(cache, reference);
}

/** Marks a created consignment as just created, and invalidates the lists. */
function listCreated(
  { reference }: { readonly reference: string },
  _sent: unknown,
  _result: unknown,
  { client: cache }: { readonly client: QueryClient },
): Promise<unknown> {
  rememberCreated(cache, reference);
  return cache.invalidateQueries({ queryKey: consignmentKeys.lists });
}

/**
 * Each mutation stays pending until the queries it affects are refreshed; callers add their own effects. The form shows
 * failures at its top.
 */
export function consignmentMutations(client: Client) {
  const { POST, PUT } = client.consignment;
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<CreateConsignment>) =>
          POST('/api/v1/consignments', { header: toKeyHeader(key), body }),
        onSuccess: listCreated,
        meta: { failure: 'screen' },
      }),

    /** A stale save rejects with an ApiError of status 409 (CONS-33). */
    update: () =>
      mutationOptions({
        mutationFn: async ({ reference, body }: Update) =>
          normaliseConsignment(await PUT('/api/v1/consignments/{ref}', { path: { ref: reference }, body })),
        onSuccess: showSaved,
        meta: { failure: 'screen' },
      }),

    /** Saves only the receiver and its reference, without Consignment.MAINTAIN (CONS-27). Stale saves reject like `update`. */
    updateReceiver: () =>
      mutationOptions({
        mutationFn: async ({ reference, body }: ReceiverUpdate) =>
          normaliseConsignment(
            await PUT('/api/v1/consignments/{ref}/receiver', { path: { ref: reference }, body }),
          ),
        onSuccess: showSaved,
        meta: { failure: 'screen' },
      }),
  };
}

/** Creates a consignment from a quote (QUOT-07); returns the reference to open. */
export function fullConsignmentMutations(client: Client) {
  const { POST } = client.consignment;
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<CreateFullConsignment>) =>
          POST('/api/v2/consignments/full', { header: toKeyHeader(key), body }),
        onSuccess: listCreated,
        meta: { failure: 'screen' },
      }),
  };
}

/** The change history of a consignment, newest first, paged (CONS-55). Refetched each time it opens. */
export function auditQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      infiniteQueryOptions({
        queryKey: consignmentKeys.audit(reference),
        queryFn: ({ pageParam, signal }) =>
          GET('/api/v2/consignments/{ref}/audit', {
            path: { ref: reference },
            query: { pageNumber: pageParam },
            signal,
          }),
        initialPageParam: 1,
        getNextPageParam: ({ currentPage, pageCount }) => (currentPage < pageCount ? currentPage + 1 : null),
        staleTime: 0,
      }),
  };
}
