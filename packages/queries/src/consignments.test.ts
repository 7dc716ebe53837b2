import type { Client } from '@consign/api-client/internal';
import type { Consignment, UpdateConsignment } from '@consign/api-client/consignment';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import {
  consignmentMutations,
  consignmentQueries,
  listJustCreated,
  rememberCreated,
} from './consignments.js';
import { copyMutations } from './copies.js';
import { consignmentKeys } from './keys.js';
import { lineItemMutations } from './line-items.js';
import { emptyConsignment, emptyPage, fakeServer } from './testing/index.js';

// Only the properties these tests read, and those without which it isn't a consignment (ERR-14).
function buildConsignment(reference: string, salesReference: string | null = null): Consignment {
  return { ...emptyConsignment, reference, salesReference } as Consignment;
}

const search = { siteIds: ['019808b4-5b1e-7c3a-9a51-000000000010'] };
const page = {
  pageNumber: 1,
  pageSize: 25,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
} as const;

describe('a consignment', () => {
  it('[CALL-94] accepts the alternative spelling of a property', async () => {
    const { client } = fakeServer({
      'GET /api/v1/consignments/{ref}': () =>
        Response.json({ ...buildConsignment('TAS1'), senderNotes: 'Gate 2' }),
    });
    const read = await new QueryClient().fetchQuery(consignmentQueries(client).detail('TAS1'));
    expect(read.notes).toBe('Gate 2');
  });

  it('has one cache entry, whatever the case of its reference', () => {
    const { client } = fakeServer({});
    const { detail } = consignmentQueries(client);
    expect(detail('tas0001234').queryKey).toEqual(detail('TAS0001234').queryKey);
  });
});

it('[LIST-27] [ERR-07] the list sends the cursor, which isn’t part of the cache key, and says when it fails', async () => {
  const server = fakeServer({ 'POST /api/v2/consignments/search': emptyPage });
  const { search: pageOf } = consignmentQueries(server.client);
  await new QueryClient().fetchQuery(pageOf(search, page, 'after-25'));
  expect(server.calls[0]?.query.get('pageKey')).toBe('after-25');
  const { queryKey, meta } = pageOf(search, page, 'after-25');
  expect(queryKey).toEqual(pageOf(search, page).queryKey);
  expect(meta).toEqual({ failure: { text: 'Search error, please try again later' } });
});

const fields = {
  accountId: '019808b4-5b1e-7c3a-9a51-000000000020',
  serviceType: 'GENERAL',
  senderParticipantId: '019808b4-5b1e-7c3a-9a51-000000000030',
  receiverParticipantId: '019808b4-5b1e-7c3a-9a51-000000000031',
};
const changed = { ...fields, lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' } satisfies UpdateConsignment;

function listed(queryClient: QueryClient, client: Client) {
  const { queryKey } = consignmentQueries(client).search(search, page);
  queryClient.setQueryData(queryKey, emptyPage);
  return () => queryClient.getQueryState(queryKey)?.isInvalidated;
}

describe('a change', () => {
  it('caches the saved consignment and refreshes the lists', async () => {
    const server = fakeServer({ 'PUT /api/v1/consignments/{ref}': () => buildConsignment('TAS1', 'S-2') });
    const queryClient = new QueryClient();
    const isListStale = listed(queryClient, server.client);
    const update = new MutationObserver(queryClient, consignmentMutations(server.client).update());
    await update.mutate({ reference: 'TAS1', body: changed });
    expect(queryClient.getQueryData(consignmentKeys.detail('TAS1'))).toEqual(buildConsignment('TAS1', 'S-2'));
    expect(isListStale()).toBe(true);
  });

  it('of freight stays pending until the consignment is refetched', async () => {
    const server = fakeServer({
      'DELETE /api/v1/consignments/{ref}/line-items/{itemId}': null,
      'GET /api/v1/consignments/{ref}': () => buildConsignment('TAS1', 'after'),
    });
    const queryClient = new QueryClient();
    const { detail } = consignmentQueries(server.client);
    await queryClient.fetchQuery(detail('TAS1'));
    const stop = new QueryObserver(queryClient, detail('TAS1')).subscribe(() => undefined);
    const remove = new MutationObserver(queryClient, lineItemMutations(server.client).remove());
    await remove.mutate({ reference: 'TAS1', itemId: 'item-1', version: 1 });
    stop();
    expect(server.names().slice(-2)).toEqual([
      'DELETE /api/v1/consignments/{ref}/line-items/{itemId}',
      'GET /api/v1/consignments/{ref}',
    ]);
    expect(queryClient.isFetching()).toBe(0);
  });
});

describe('the consignments just created', () => {
  it('[LIST-50] remembers the last three, latest first', () => {
    const cache = new QueryClient();
    expect(listJustCreated(cache)).toEqual([]);
    for (const reference of ['TAS1', 'TAS2', 'TAS3', 'TAS1', 'TAS4']) rememberCreated(cache, reference);
    expect(listJustCreated(cache)).toEqual(['TAS4', 'TAS1', 'TAS3']);
  });

  it('[LIST-50] a copy is remembered as created', async () => {
    const { client } = fakeServer({
      'POST /api/v1/consignments/{ref}/copies': {
        id: '019808b4-5b1e-7c3a-9a51-000000000100',
        reference: 'TAS9',
      },
    });
    const cache = new QueryClient();
    const copy = new MutationObserver(cache, copyMutations(client).create());
    await copy.mutate({ reference: 'TAS1', copyType: 'Copy', idempotencyKey: 'key-1' });
    expect(listJustCreated(cache)).toEqual(['TAS9']);
  });
});
