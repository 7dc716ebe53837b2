import { ApiError, type Client, normaliseLineItemsById } from '@consign/api-client/internal';
import type { LineItemInput, UpdateLineItem } from '@consign/api-client/consignment';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { refreshConsignment } from './keys.js';
import { type Keyed, toKeyHeader } from './keyed-call.js';

interface CreateItem extends Keyed {
  readonly reference: string;
  readonly body: LineItemInput;
}

interface UpdateItem {
  readonly reference: string;
  readonly itemId: string;
  readonly body: UpdateLineItem;
}

interface DeleteItem extends Omit<UpdateItem, 'body'> {
  /** As loaded; undefined deletes regardless of later changes (CONS-57). */
  readonly version: number | undefined;
}

/** Refreshes the consignment after a 409 or 404, so that the next attempt is based on the current items (CONS-57). */
function rereadAfterConflict(
  error: Error,
  { reference }: Pick<UpdateItem, 'reference'>,
  _result: unknown,
  { client: cache }: { readonly client: QueryClient },
): Promise<unknown> | undefined {
  const isConflict = error instanceof ApiError && [404, 409].includes(error.status);
  return isConflict ? refreshConsignment(cache, reference) : undefined;
}

/** Creates, updates and deletes single freight items of a saved consignment (FRGT-12). */
export function lineItemMutations(client: Client) {
  const { DELETE, POST, PUT } = client.consignment;
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ reference, body, ...key }: CreateItem) =>
          POST('/api/v1/consignments/{ref}/line-items', {
            path: { ref: reference },
            header: toKeyHeader(key),
            body,
          }),
        onSuccess: (_item, { reference }, _result, { client: cache }) => refreshConsignment(cache, reference),
        meta: { failure: 'screen' },
      }),

    update: () =>
      mutationOptions({
        mutationFn: ({ reference, itemId, body }: UpdateItem) =>
          PUT('/api/v1/consignments/{ref}/line-items/{itemId}', { path: { ref: reference, itemId }, body }),
        onSuccess: (_item, { reference }, _result, { client: cache }) => refreshConsignment(cache, reference),
        onError: rereadAfterConflict,
        meta: { failure: 'screen' },
      }),

    remove: () =>
      mutationOptions({
        mutationFn: ({ reference, itemId, version }: DeleteItem) =>
          DELETE('/api/v1/consignments/{ref}/line-items/{itemId}', {
            path: { ref: reference, itemId },
            query: version === undefined ? {} : { version },
          }),
        onSuccess: (_nothing, { reference }, _result, { client: cache }) =>
          refreshConsignment(cache, reference),
        onError: rereadAfterConflict,
        meta: { failure: 'screen' },
      }),
  };
}

const cacheTtlMs = 60_000;

/** Summaries of the freight items of one list row, cached for 60 seconds (LIST-03). Empty when the id isn't found. */
export function freightQueries(client: Client) {
  const { POST } = client.consignment;
  return {
    forConsignment: (id: string) =>
      queryOptions({
        queryKey: ['consignments', 'freight', id],
        queryFn: async ({ signal }) => {
          const byId = await POST('/api/v2/consignments/consignments-line-items', { body: [id], signal });
          return normaliseLineItemsById(byId)[id] ?? [];
        },
        staleTime: cacheTtlMs,
        meta: { failure: { text: 'Failed to load line item information. Please try again.' } },
      }),
  };
}
