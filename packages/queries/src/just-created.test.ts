import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { listJustCreated, rememberCreated } from './consignments.js';
import { copyMutations } from './copies.js';
import { fakeServer } from './testing/index.js';

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
