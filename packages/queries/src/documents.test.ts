import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { documentMutations } from './documents.js';
import { consignmentKeys } from './keys.js';
import { fakeServer } from './testing/index.js';

const file = (disposition: string | null) => () =>
  new Response('\uFEFFConsignment\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      ...(disposition === null ? {} : { 'content-disposition': disposition }),
    },
  });

function exportWith(answer: () => Response) {
  const { client } = fakeServer({ 'POST /api/v1/data/export/consignments': answer });
  return new MutationObserver(new QueryClient(), documentMutations(client).exportCsv()).mutate({
    references: ['TAS0001234'],
  });
}

it.each([
  ['FRTLABEL', [true, true, false]],
  ['CONNOTE', [true, true, false]],
  ['DGDOC', [false, false, false]],
] as const)(
  '[DOCS-16] [DOCS-43] making a %s refreshes what says that papers are outdated: the list, its consignment, another: %j',
  async (type, refreshed) => {
    const { client } = fakeServer({
      'POST /api/v1/consignments/bulk/documents': {
        items: [{ documentType: type, uri: '/files/1/a.pdf' }],
        results: [],
      },
    });
    const cache = new QueryClient();
    const list = [...consignmentKeys.lists, 'any'];
    const keys = [list, consignmentKeys.detail('TAS1'), consignmentKeys.detail('TAS2')];
    for (const key of keys) cache.setQueryData(key, {});
    const make = new MutationObserver(cache, documentMutations(client).create());
    await make.mutate({ documentTypes: [type], references: ['TAS1'] });
    const stale = keys.map((key) => cache.getQueryState(key)?.isInvalidated);
    expect(stale).toEqual(refreshed);
  },
);

it.each([
  ['attachment; filename="Consignments.csv"', 'Consignments.csv'],
  ['attachment; filename="_.csv"; filename*=UTF-8\'\'K%C5%8Dwhai%20Kitchens.csv', 'Kōwhai Kitchens.csv'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="../../a\\"b.csv"', 'a"b.csv'],
  ['attachment; filename*=UTF-8\'\'%E0%A4%A.csv; filename="fallback.csv"', 'fallback.csv'],
  ['attachment', 'Consignments.csv'],
  [null, 'Consignments.csv'],
])('[BULK-18] a file %j gives the name %s', async (disposition, name) => {
  expect((await exportWith(file(disposition))).name).toBe(name);
});
