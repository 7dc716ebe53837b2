import { unwrap, type Client } from '@consign/api-client';
import type { LineItemInput, UpdateLineItem } from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { refreshConsignment } from './refresh-consignment.js';

interface CreateItem {
  readonly reference: string;
  readonly body: LineItemInput;
  /** New for each item, the same for every retry of it (CONS-34). */
  readonly idempotencyKey: string;
}

interface UpdateItem {
  readonly reference: string;
  readonly itemId: string;
  readonly body: UpdateLineItem;
}

type DeleteItem = Omit<UpdateItem, 'body'>;

/** The freight of one consignment, item by item (FRGT-12). */
export function lineItemMutations(client: Client) {
  return {
    create: () =>
      mutationOptions({
        mutationKey: ['line-items', 'create'],
        mutationFn: ({ reference, body, idempotencyKey }: CreateItem) =>
          unwrap(
            client.consignment.POST('/api/v1/consignments/{ref}/line-items', {
              params: { path: { ref: reference }, header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: (_item, { reference }, _result, { client: cache }) => refreshConsignment(cache, reference),
      }),

    update: () =>
      mutationOptions({
        mutationKey: ['line-items', 'update'],
        mutationFn: ({ reference, itemId, body }: UpdateItem) =>
          unwrap(
            client.consignment.PUT('/api/v1/consignments/{ref}/line-items/{itemId}', {
              params: { path: { ref: reference, itemId } },
              body,
            }),
          ),
        onSuccess: (_item, { reference }, _result, { client: cache }) => refreshConsignment(cache, reference),
      }),

    remove: () =>
      mutationOptions({
        mutationKey: ['line-items', 'delete'],
        mutationFn: ({ reference, itemId }: DeleteItem) =>
          unwrap(
            client.consignment.DELETE('/api/v1/consignments/{ref}/line-items/{itemId}', {
              params: { path: { ref: reference, itemId } },
            }),
          ),
        onSuccess: (_nothing, { reference }, _result, { client: cache }) =>
          refreshConsignment(cache, reference),
      }),
  };
}
