import type { components } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { createPlace } from '../../testing/lookups.js';
import { addConsignment } from '../../testing/store-consignment.js';

const it = test
  .extend('find', ({ api }) =>
    async (term: string, max?: number, by = api) => {
      const query = new URLSearchParams({ term, ...(max === undefined ? {} : { max: String(max) }) });
      const { status, body, text } = await by.get(`/api/v1/addresses/search?${query}`);
      if (status !== 200) throw new Error(text);
      return body as components['schemas']['AddressSuggestion'][];
    })
  .extend('labels', ({ find }) => async (term: string, max?: number) => {
    return (await find(term, max)).map(({ label }) => label);
  });

it.beforeAll(async ({ database }) => {
  await addConsignment(database, { createdAt: new Date('2026-03-10T00:00:00Z') });
  await addConsignment(database, { createdAt: new Date('2026-03-11T00:00:00Z'), site: 'WLG1' });
});

describe('address search', () => {
  it('[CALL-29] [PART-11] the organisation’s own address fills every field', async ({ find }) => {
    const [found] = await find('bank street');
    expect(found).toEqual({
      label: '5 Bank Street, Regent, Whangārei 0110',
      source: 'earlier',
      name: 'Tūī Café',
      address: {
        streetNumber: '5',
        street: 'Bank Street',
        suburb: 'Regent',
        city: 'Whangārei',
        postcode: '0110',
        country: 'New Zealand',
        latitude: null,
        longitude: null,
      },
    });
  });

  it('[PART-11] sites come first, then earlier addresses, then places; each line once', async ({ find }) => {
    const found = await find('whangarei', 20);
    expect([...new Set(found.map(({ source }) => source))]).toEqual(['site', 'earlier', 'place']);
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
  });

  it('[PART-11] inactive sites are not suggested', async ({ labels }) => {
    expect((await labels('dud1')).filter((label) => label.includes('DUD1'))).toEqual([]);
    expect(await labels('akl1')).toEqual(['12 AKL1 Road, Avondale, Whangārei 0110']);
  });

  it('[PART-11] a typed address is suggested only to users of the same site', async ({ apiAs, find }) => {
    const dispatch = await apiAs('dispatch');
    const nobody = await apiAs('nosites');
    expect((await find('tui cafe', 8, dispatch)).map(({ source }) => source)).toEqual(['earlier']);
    expect(await find('tui cafe', 8, nobody)).toEqual([]);
  });

  it.for([
    ['otahuhu', 'Ōtāhuhu, Auckland 1062'],
    ['Ōtāhuhu', 'Ōtāhuhu, Auckland 1062'],
    ['0610 henderson', 'Henderson, Auckland 0610'],
    ['hokitika', 'Hokitika 7810'],
    ['mt eden', 'Mount Eden, Auckland 1024'],
    ['st kilda', 'Saint Kilda, Dunedin 9012'],
    ['kerik', 'Kerikeri 0230'],
  ] as const)('[PART-11] %j finds %s', async ([term, label], { labels }) => {
    expect((await labels(term))[0]).toBe(label);
  });

  it("[PART-11] [PART-18] a street stands before the suburb; its type doesn't", async ({ find, labels }) => {
    const [found] = await find('14A Great South Road, Papatoetoe');
    expect(found).toMatchObject({
      label: '14A Great South Road, Papatoetoe, Auckland 2025',
      source: 'place',
      address: { streetNumber: '14A', street: 'Great South Road', suburb: 'Papatoetoe', postcode: '2025' },
    });
    for (const term of ['12 queen st', '12 queen str']) expect(await labels(term)).toEqual([]);
    expect(await labels('12 queen st marys bay')).toEqual(['12 queen st, Saint Marys Bay, Auckland 1011']);
  });

  it('[PART-11] a small town is its own suburb; a city has none until one is chosen', async ({ find }) => {
    expect((await find('hokitika'))[0]?.address).toMatchObject({ suburb: 'Hokitika', city: 'Hokitika' });
    expect((await find('invercargill'))[0]?.address).toMatchObject({ suburb: null, city: 'Invercargill' });
  });

  it('[CALL-29] finds nothing by less than two letters, nor by the signs of a pattern', async ({ find }) => {
    const signs = ['%%', '__', '..', '.*', '[a-z]', '(bank', String.raw`\w\w`, '5|bank'];
    for (const term of ['', ' ', 'h', ',,', "'; drop table places; --", ...signs])
      expect(await find(term)).toEqual([]);
  });

  it('[CALL-29] returns at most the requested number, 8 by default', async ({ find, api }) => {
    expect(await find('auckland')).toHaveLength(8);
    expect(await find('auckland', 20)).toHaveLength(20);
    expect((await api.get('/api/v1/addresses/search?term=auckland&max=21')).status).toBe(400);
  });
});

it('[PART-11] the provider’s table replaces the built-in one', async ({ database, labels, apiAs, find }) => {
  await createPlace(database);
  expect(await labels('zircon')).toEqual(['Zircon Bay, Zirconia 9999']);
  expect(await labels('1 long road zircon bay')).toEqual(['1 long road, Zircon Bay, Zirconia 9999']);
  expect(await labels('hokitika')).toEqual([]);
  const other = await apiAs('harbour');
  expect((await find('hokitika', 8, other)).map(({ label }) => label)).toEqual(['Hokitika 7810']);
});
