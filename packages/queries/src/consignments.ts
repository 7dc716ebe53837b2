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

import { consignmentKeys } from './keys.js';

/** Where in the result, and in which order (LIST-15, LIST-16). */
export interface SearchPage {
  readonly pageNumber: number;
  readonly pageSize: PageSize;
  readonly sortOption: SortOption;
  readonly sortDirection: SortDirection;
}

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
     * One page of the list. The page before stays on the screen until the next is here; its nextPageKey, where it is
     * known, makes this one cheap however deep it is (LIST-27).
     */
    search: (search: ConsignmentSearch, page: SearchPage, pageKey?: string) =>
      queryOptions({
        queryKey: [...consignmentKeys.lists, search, page] as const,
        queryFn: async ({ signal }) =>
          normaliseConsignmentPage(
            await unwrap(
              client.consignment.POST('/api/v2/consignments/search', {
                params: { query: pageKey === undefined ? page : { ...page, pageKey } },
                body: search,
                signal,
              }),
            ),
          ),
        placeholderData: keepPreviousData,
        meta: { failure: { text: 'Search error, please try again later' } },
      }),

    /** All that match, in short: the first 10,000, and how many there are (LIST-28). Asked for anew each time. */
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
  /** New for each form, the same for every retry of it (CONS-34). */
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

/** Each mutation brings what it changed up to date before it counts as done; callers add their own effects. */
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
        onSuccess: (_created, _sent, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
      }),

    /** A save refused as stale is an ApiError of status 409 (CONS-33). */
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
          ]);
        },
      }),

    /** The receiver and its reference alone, without Consignment.MAINTAIN (CONS-27); stale as `update` is. */
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
          ]);
        },
      }),
  };
}
