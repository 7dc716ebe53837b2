import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

interface Listed {
  readonly reference: string;
}

/** The numbers of the references in the search and in the list of all that match. */
const it = test.extend('order', ({ api }) =>
  async (body: object, direction: string): Promise<string[][]> => {
    const query = `?sortOption=RequestedDeliveryDate&sortDirection=${direction}`;
    const search = { siteIds: [kowhaiSite('AKL1').id], ...body };
    const page = await api.post(`/api/v2/consignments/search${query}`, search);
    const matching = await api.post(`/api/v2/consignments/search/matching${query}`, search);
    const { results } = page.body as { results: Listed[] };
    const { items } = matching.body as { items: Listed[] };
    return [results, items].map((rows) => rows.map(({ reference }) => reference.slice(-1)));
  });

const may = (day: number) => new Date(`2026-05-${day}T12:00:00Z`);
const inMay = (dateRangeType: string) => ({
  date: { dateRangeType, startDateUtc: '2026-05-01T00:00:00Z', endDateUtc: '2026-06-01T00:00:00Z' },
});

it.beforeAll(async ({ database }) => {
  const createdAt = may(10);
  await storeConsignment(database, {
    reference: 'TAS1000001',
    createdAt,
    requestedDeliveryAt: may(20),
    confirmedDeliveryAt: may(12),
  });
  await storeConsignment(database, {
    reference: 'TAS1000002',
    createdAt,
    requestedDeliveryAt: may(11),
    confirmedDeliveryAt: may(15),
  });
  await storeConsignment(database, { reference: 'TAS1000003', createdAt, requestedDeliveryAt: may(13) });
  await storeConsignment(database, { reference: 'TAS1000004', createdAt });
});

describe('the order by delivery', () => {
  it.for([
    ['any date', {}, ['1', '3', '2'], ['4']],
    ['their creation', inMay('Creation'), ['1', '3', '2'], ['4']],
    ['the requested date', inMay('RequestedDelivery'), ['1', '3', '2'], []],
    ['the confirmed date', inMay('ConfirmedDelivery'), ['1', '2'], []],
    ['a keyword', { searchTerm: 'tas100000' }, ['1', '3', '2'], ['4']],
  ] as const)(
    '[LIST-16] is that of the date shown, confirmed or else requested, when searched by %s',
    async ([_what, body, dated, undated], { order }) => {
      const ascending = [...dated, ...undated];
      const descending = [...dated.toReversed(), ...undated];
      expect(await order(body, 'asc')).toEqual([ascending, ascending]);
      expect(await order(body, 'desc')).toEqual([descending, descending]);
    },
  );
});
