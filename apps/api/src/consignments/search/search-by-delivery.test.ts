import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { storeConsignment } from '../../testing/store-consignment.js';

/** The numbers of the references in the search and in the list of all that match. */
const it = test.extend('order', ({ search, listMatching }) =>
  async (body: object, direction: string): Promise<string[][]> => {
    const query = `?sortOption=RequestedDeliveryDate&sortDirection=${direction}`;
    const { results } = await search(body, query);
    const { items } = await listMatching(body, query);
    return [results, items].map((rows) => rows.map(({ reference }) => reference.slice(-1)));
  });

const may = (day: number) => new Date(`2026-05-${day}T12:00:00Z`);
const inMay = (dateRangeType: string) => ({
  date: { dateRangeType, startDateUtc: '2026-05-01T00:00:00Z', endDateUtc: '2026-06-01T00:00:00Z' },
});

it.beforeAll(async ({ database }) => {
  const createdAt = may(10);
  for (const dates of [
    { reference: 'TAS1000001', requestedDeliveryAt: may(20), confirmedDeliveryAt: may(12) },
    { reference: 'TAS1000002', requestedDeliveryAt: may(11), confirmedDeliveryAt: may(15) },
    { reference: 'TAS1000003', requestedDeliveryAt: may(13) },
    { reference: 'TAS1000004' },
  ])
    await storeConsignment(database, { createdAt, ...dates });
});

it.for([
  ['any date', {}, ['1', '3', '2'], ['4']],
  ['their creation', inMay('Creation'), ['1', '3', '2'], ['4']],
  ['the requested date', inMay('RequestedDelivery'), ['1', '3', '2'], []],
  ['the confirmed date', inMay('ConfirmedDelivery'), ['1', '2'], []],
  ['a keyword', { searchTerm: 'tas100000' }, ['1', '3', '2'], ['4']],
] as const)(
  '[LIST-16] the order by delivery is that of the date shown, confirmed or else requested, when searched by %s',
  async ([_what, body, dated, undated], { order }) => {
    const ascending = [...dated, ...undated];
    const descending = [...dated.toReversed(), ...undated];
    expect(await order(body, 'asc')).toEqual([ascending, ascending]);
    expect(await order(body, 'desc')).toEqual([descending, descending]);
  },
);
