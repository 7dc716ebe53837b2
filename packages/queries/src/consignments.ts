import { normaliseConsignment, normaliseConsignmentPage, unwrap, type Client } from '@consign/api-client';
import type {
  ConsignmentSearch,
  CreateConsignment,
  PageSize,
  SortDirection,
  SortOption,
  UpdateConsignment,
  UpdateReceiver,
} from '@consign/api-client/consignment';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { rememberCreated } from './just-created.js';
import { consignmentKeys } from './keys.js';

/** Paging and sorting of the list (LIST-15, LIST-16). Pages start at 1. */
export interface SearchPage {
  readonly pageNumber: number;
  readonly pageSize: PageSize;
  readonly sortOption: SortOption;
  readonly sortDirection: SortDirection;
}

/** A list that was asked for before its screen opened isn't asked for again (PLAT-27). */
const asSoonAsKnownMs = 5_000;

export function consignmentQueries(client: Client) {
  return {
    detail: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.detail(reference),
        queryFn: async ({ signal }) =>
          normaliseConsignment(
            await unwrap(
              client.consignment.GET('/api/v1/consignments/{ref}', {
                params: { path: { ref: reference } },
                signal,
              }),
            ),
          ),
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
            await unwrap(
              client.consignment.POST('/api/v2/consignments/search', {
                params: { query: cursor === undefined ? page : { ...page, pageKey: cursor } },
                body: search,
                signal,
              }),
            ),
          ),
        placeholderData: keepPreviousData,
        staleTime: asSoonAsKnownMs,
        meta: { failure: { text: 'Search error, please try again later' } },
      }),

    /** Summaries of the first 10,000 matches, and the total count (LIST-28). Never cached. */
    matching: (search: ConsignmentSearch, sort: Pick<SearchPage, 'sortOption' | 'sortDirection'>) =>
      queryOptions({
        queryKey: [...consignmentKeys.matching, search, sort] as const,
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/search/matching', {
              params: { query: sort },
              body: search,
              signal,
            }),
          ),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: { text: 'Search error, please try again later' } },
      }),
  };
}

interface Create {
  readonly body: CreateConsignment;
  /** One per form; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

interface Update {
  readonly reference: string;
  readonly body: UpdateConsignment;
}

interface ReceiverUpdate {
  readonly reference: string;
  readonly body: UpdateReceiver;
}

/** Each mutation stays pending until the queries it affects are refreshed; callers add their own effects. */
export function consignmentMutations(client: Client) {
  return {
    create: () =>
      mutationOptions({
        mutationKey: ['consignments', 'create'],
        mutationFn: ({ body, idempotencyKey }: Create) =>
          unwrap(
            client.consignment.POST('/api/v1/consignments', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: ({ reference }, _sent, _result, { client: cache }) => {
          rememberCreated(cache, reference);
          return cache.invalidateQueries({ queryKey: consignmentKeys.lists });
        },
      }),

    /** A stale save rejects with an ApiError of status 409 (CONS-33). */
    update: () =>
      mutationOptions({
        mutationKey: ['consignments', 'update'],
        mutationFn: async ({ reference, body }: Update) =>
          normaliseConsignment(
            await unwrap(
              client.consignment.PUT('/api/v1/consignments/{ref}', {
                params: { path: { ref: reference } },
                body,
              }),
            ),
          ),
        onSuccess: (saved, { reference }, _result, { client: cache }) => {
          cache.setQueryData(consignmentQueries(client).detail(reference).queryKey, saved);
          return Promise.all([
            cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
            cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.booking(reference) }),
          ]);
        },
      }),

    /** Saves only the receiver and its reference, without Consignment.MAINTAIN (CONS-27). Stale saves reject like `update`. */
    updateReceiver: () =>
      mutationOptions({
        mutationKey: ['consignments', 'update-receiver'],
        mutationFn: async ({ reference, body }: ReceiverUpdate) =>
          normaliseConsignment(
            await unwrap(
              client.consignment.PUT('/api/v1/consignments/{ref}/receiver', {
                params: { path: { ref: reference } },
                body,
              }),
            ),
          ),
        onSuccess: (saved, { reference }, _result, { client: cache }) => {
          cache.setQueryData(consignmentQueries(client).detail(reference).queryKey, saved);
          return Promise.all([
            cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
            cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }),
            cache.invalidateQueries({ queryKey: consignmentKeys.booking(reference) }),
          ]);
        },
      }),
  };
}
