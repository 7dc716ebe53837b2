import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { describe, expect } from 'vitest';

import { searchPath, test } from '../../testing/api-test.js';
import { kowhaiSite, kowhaiSiteIds } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';

/** The numbers of the references found, in order. */
const it = test.extend('found', ({ search }) =>
  async (body: object = {}, query = ''): Promise<string[]> =>
    (await search(body, query)).results.map(({ reference }) => reference.slice(-1)));

const at = (text: string) => new Date(text);
const paint = { unNumber: '1263', class: '3', subsidiaryClass1: null, subsidiaryClass2: null };

const tin = { volume: volumeFromSteps(1), weight: weightFromSteps(1), dangerousGoods: paint };

it.beforeAll(async ({ database }) => {
  await storeConsignment(database, {
    reference: 'TAS1000001',
    createdAt: at('2026-03-01T11:00:00Z'),
    receiver: { fullName: 'Whāngārei  Café', phone: '09 438 7720' },
    salesReference: 'SO-50%_off Tāmaki',
    requestedDeliveryAt: at('2026-03-20T11:00:00Z'),
  });
  await storeConsignment(database, {
    reference: 'TAS1000002',
    createdAt: at('2026-03-02T11:00:00Z'),
    site: 'WLG1',
    sender: { fullName: 'Kōwhai Wellington', phone: '+64 4 568 9017' },
    receiver: { fullName: 'Ao Café', phone: '(021) 555-0199' },
    status: 'STAGED',
    statusAt: at('2026-03-05T00:00:00Z'),
    salesReference: 'so-7',
    items: [
      { count: 3, packagingType: 'PALLET', volume: volumeFromSteps(28_800), weight: weightFromSteps(50_001) },
      { ...tin, count: 2 },
      { ...tin, count: 1 },
    ],
  });
  await storeConsignment(database, {
    reference: 'TAS1000003',
    createdAt: at('2026-03-03T11:00:00Z'),
    status: 'DELIVERED',
    statusAt: at('2026-03-04T00:00:00Z'),
    confirmedDeliveryAt: at('2026-03-04T11:00:00Z'),
    requestedDeliveryAt: at('2026-03-10T11:00:00Z'),
    receiverReference: 'R_100% Hawke’s',
    salesReference: "O'Neill’s",
    items: [],
  });
  await storeConsignment(database, {
    reference: 'TAS1000004',
    createdAt: at('2026-03-04T11:00:00Z'),
    site: 'DUD1',
  });
});

const date = (dateRangeType: string, startDateUtc: string, endDateUtc: string) => ({
  date: { dateRangeType, startDateUtc, endDateUtc },
});

describe('what is searched for', () => {
  it.for([
    ['a reference in any case', { searchTerm: 'tas1000002' }, ['2']],
    ['a part of one', { searchTerm: '000003' }, ['3']],
    ['the receiver, without its macrons', { searchTerm: 'whangarei' }, ['1']],
    ['the receiver, with other macrons', { searchTerm: 'WHANGĀREI' }, ['1']],
    ['the sender', { searchTerm: 'kōwhai wellington' }, ['2']],
    ['words in any order and place', { searchTerm: 'café 1000002' }, ['2']],
    ['words of which one is nowhere', { searchTerm: 'café zirconium' }, []],
    ['the receiver reference', { searchTerm: 'r_100%' }, ['3']],
    ['an apostrophe as a keyboard types it', { searchTerm: "hawke's" }, ['3']],
    ['an apostrophe as a phone types it', { searchTerm: 'Hawke’s' }, ['3']],
    ['a sales reference with either apostrophe', { salesReference: "o’neill's" }, ['3']],
    ['two characters', { searchTerm: 'ao' }, ['2']],
    ['one character and a word', { searchTerm: 'a 1000002' }, ['2']],
    ['a percent sign as itself', { searchTerm: '%' }, ['1', '3']],
    ['an underscore as itself', { searchTerm: '_1' }, ['3']],
    ['a backslash as itself', { searchTerm: '\\' }, []],
    ['only space as nothing', { searchTerm: '   ' }, ['1', '2', '3', '4']],
    ['a phone as it was typed', { phoneNumber: '(021) 555-0199' }, ['2']],
    ['a phone with the country', { phoneNumber: '+64 21 555 0199' }, ['2']],
    ['a phone with 00 and a bracket', { phoneNumber: '0064 (0)21 555 0199' }, ['2']],
    ['a phone of the sender', { phoneNumber: '04 568 9017' }, ['2']],
    ['a part of a phone', { phoneNumber: '555 0199' }, []],
    ['a phone and more', { phoneNumber: '021 555 01990' }, []],
    ['a phone without a digit', { phoneNumber: '-' }, []],
    ['a phone and a keyword', { phoneNumber: '021 555 0199', searchTerm: 'café' }, ['2']],
    ['a phone and a keyword of another', { phoneNumber: '021 555 0199', searchTerm: 'whangarei' }, []],
    ['a keyword with what shows nothing', { searchTerm: 'tas\u00AD1000002\u200B' }, ['2']],
    ['a whole sales reference', { salesReference: 'SO-7' }, ['2']],
    ['a sales reference in part', { salesReference: 'off' }, ['1']],
    ['a sales reference with % and _ as themselves', { salesReference: '50%_' }, ['1']],
    ['a sales reference in its own field alone', { salesReference: 'TAS1000001' }, []],
    ['a sales reference of which there are many', { salesReference: 'so-' }, ['1', '2']],
    ['a sales reference without its macron', { salesReference: 'tamaki' }, ['1']],
    ['a sales reference with one that it lacks', { salesReference: 'SŌ-7' }, ['2']],
    ['a sales reference by letters too few for the index', { salesReference: 'ta' }, ['1']],
  ] as const)(
    '[CALL-35, LIST-09, LIST-51, LIST-89, LIST-98] finds %s',
    async ([_what, body, numbers], { found }) => {
      expect(await found(body)).toEqual(numbers);
    },
  );

  it('[LIST-36] is found without dates where its date range leaves it out', async ({ found }) => {
    const year = date('Creation', '2025-01-01T00:00:00Z', '2025-12-31T00:00:00Z');
    for (const body of [{ searchTerm: 'tas1000002' }, { salesReference: 'so-7' }]) {
      expect(await found({ ...body, ...year })).toEqual([]);
      expect(await found({ ...body, date: null })).toEqual(['2']);
    }
  });
});

describe('the other conditions', () => {
  it('[LIST-19] match the current status', async ({ found }) => {
    expect(await found({ statuses: ['DRAFT'] })).toEqual(['1', '4']);
    expect(await found({ statuses: ['STAGED', 'DELIVERED'] })).toEqual(['2', '3']);
    expect(await found({ statuses: ['ERR'] })).toEqual([]);
    expect(await found({ statuses: [] })).toEqual(['1', '2', '3', '4']);
  });

  it('[LIST-24] match dates of each kind, start included and end excluded', async ({ found }) => {
    const [first, second] = ['2026-03-01T11:00:00Z', '2026-03-02T11:00:00Z'];
    expect(await found(date('Creation', first, second))).toEqual(['1']);
    expect(await found(date('Creation', first, '2026-03-02T11:00:00.001Z'))).toEqual(['1', '2']);
    expect(await found(date('Creation', '2026-03-01T11:00:00.001Z', second))).toEqual([]);
    expect(await found(date('RequestedDelivery', '2026-03-10T11:00:00Z', '2026-03-11T11:00:00Z'))).toEqual([
      '3',
    ]);
    expect(await found(date('ConfirmedDelivery', '2026-03-04T11:00:00Z', '2026-03-05T11:00:00Z'))).toEqual([
      '3',
    ]);
    expect(await found(date('ConfirmedDelivery', '2026-03-10T11:00:00Z', '2026-03-11T11:00:00Z'))).toEqual(
      [],
    );
  });

  it('[LIST-19] must all hold', async ({ found }) => {
    const dates = date('Creation', '2026-03-01T11:00:00Z', '2026-03-03T11:00:00Z');
    expect(await found({ ...dates, statuses: ['STAGED'], searchTerm: 'café' })).toEqual(['2']);
    expect(await found({ ...dates, statuses: ['DELIVERED'] })).toEqual([]);
  });

  it('[LIST-18] refuse more than 365 days, but for an hour of daylight saving', async ({ api, found }) => {
    const year = date('Creation', '2025-04-05T11:00:00Z', '2026-04-06T12:00:00Z');
    const message = 'A maximum of 12 month(s) is allowed';
    expect(await api.post(searchPath, { siteIds: kowhaiSiteIds, ...year })).toMatchObject({
      status: 422,
      body: { problems: [{ id: 'LIST-18', path: 'date/endDateUtc', message }] },
    });
    expect(await found(date('Creation', '2025-04-05T11:00:00Z', '2026-04-05T12:00:00Z'))).toHaveLength(4);
  });

  it('[PLAT-20] are of the requested charge sites, which are the user’s own', async ({ found, apiAs }) => {
    expect(await found({ siteIds: [kowhaiSite('WLG1').id] })).toEqual(['2']);
    expect(await found({ siteIds: [kowhaiSite('WLG1').id, kowhaiSite('DUD1').id] })).toEqual(['2', '4']);
    const answer = await (await apiAs('dispatch')).post(searchPath, { siteIds: kowhaiSiteIds });
    expect(answer).toMatchObject({ status: 422, body: { problems: [{ id: 'PLAT-20', path: 'siteIds' }] } });
  });
});

it.for([
  ['createdAtDateTimeUtc', 'asc', ['1', '2', '3', '4']],
  ['createdAtDateTimeUtc', 'desc', ['4', '3', '2', '1']],
  ['RequestedDeliveryDate', 'asc', ['3', '1', '2', '4']],
  ['RequestedDeliveryDate', 'desc', ['1', '3', '4', '2']],
  ['statusDate', 'asc', ['1', '3', '4', '2']],
  ['statusDate', 'desc', ['2', '4', '3', '1']],
] as const)(
  '[LIST-16] the order is by %s, %s, with those that have none last',
  async ([option, direction, numbers], { found }) => {
    const query = `?sortOption=${option}&sortDirection=${direction}`;
    expect(await found({}, query)).toEqual(numbers);
    expect(await found({ searchTerm: 'tas1000' }, query)).toEqual(numbers);
  },
);

it('[LIST-03] [LIST-15] [LIST-23] [LIST-46] rows have freight, sender, service and history, by creation on pages of 25', async ({
  search,
}) => {
  const page = await search();
  expect(page).toMatchObject({ currentPage: 1, pageSize: 25, rowCount: 4 });
  const [first, second, third] = page.results;
  expect(second).toMatchObject({
    reference: 'TAS1000002',
    senderName: 'Kōwhai Wellington',
    serviceTypeCode: 'GENERAL',
    serviceTypeName: 'General freight',
    totals: { deliveryItems: 6, packagingTypeName: null, volume: 2.8802, weight: 500.03 },
    dangerousGoodsSummary: [paint],
    statusHistory: [
      { code: 'DRAFT', name: 'Draft', statusDate: '2026-03-02T11:00:00.000Z' },
      { code: 'STAGED', name: 'Staged', statusDate: '2026-03-05T00:00:00.000Z' },
    ],
  });
  expect(first).toMatchObject({
    reference: 'TAS1000001',
    totals: { deliveryItems: 1, packagingTypeName: 'Carton' },
  });
  expect(third).toMatchObject({
    reference: 'TAS1000003',
    totals: { deliveryItems: 0, packagingTypeName: null, volume: 0, weight: 0 },
    dangerousGoodsSummary: [],
  });
});

describe('pages', () => {
  const february = date('Creation', '2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z');
  it.beforeAll(async ({ database }) => {
    for (let number = 0; number < 60; number += 1) {
      await storeConsignment(database, {
        reference: `TAS20000${String(number).padStart(2, '0')}`,
        createdAt: at('2026-02-01T00:00:00Z'),
        site: number % 6 === 0 ? 'WLG1' : 'AKL1',
        requestedDeliveryAt: number % 2 === 0 ? at(`2026-02-${10 + (number % 9)}T11:00:00Z`) : null,
        receiver: { fullName: number === 59 ? 'Zirconium' : 'Everywhere' },
      });
    }
  });

  it.for(['asc', 'desc'])(
    '[LIST-19] %s have each row once, those of one moment too',
    async (direction, { search }) => {
      for (const searchTerm of [null, 'everywhere', 'tas20000']) {
        const { rowCount, pageCount } = await search({ ...february, searchTerm });
        expect([rowCount, pageCount]).toEqual([searchTerm === 'everywhere' ? 59 : 60, 3]);
        const pages = await Promise.all(
          [1, 2, 3].map((page) =>
            search({ ...february, searchTerm }, `?pageNumber=${page}&sortDirection=${direction}`),
          ),
        );
        expect(pages.map(({ results }) => results.length)).toEqual([25, 25, rowCount - 50]);
        const references = pages.flatMap(({ results }) => results.map(({ reference }) => reference));
        expect(new Set(references).size).toBe(rowCount);
      }
    },
  );

  it.for(['asc', 'desc'])(
    '[LIST-16] by delivery %s end with the rows that have none',
    async (direction, { search }) => {
      const query = `?sortOption=RequestedDeliveryDate&sortDirection=${direction}&pageSize=25`;
      const pages = await Promise.all(
        [1, 2, 3].map((page) => search(february, `${query}&pageNumber=${page}`)),
      );
      const days = pages.flatMap(({ results }) => results.map((row) => row.requestedDeliveryDateTimeUtc));
      const dated = days.slice(0, 30);
      expect(days.slice(30)).toEqual(Array.from({ length: 30 }, () => null));
      expect(dated).toEqual(direction === 'asc' ? dated.toSorted() : dated.toSorted().toReversed());
      expect(dated).not.toContain(null);
    },
  );

  it('[LIST-19] have their position; past the last, or of nothing, they have none', async ({ search }) => {
    const position = async (query: string, body: object = february) => {
      const { currentPage, firstRowOnPage, lastRowOnPage, pageCount, rowCount } = await search(body, query);
      return [currentPage, firstRowOnPage, lastRowOnPage, pageCount, rowCount];
    };
    expect(await position('?pageNumber=2')).toEqual([2, 26, 50, 3, 60]);
    expect(await position('?pageNumber=3')).toEqual([3, 51, 60, 3, 60]);
    expect(await position('?pageSize=200')).toEqual([1, 1, 60, 1, 60]);
    expect(await position('?pageNumber=4')).toEqual([4, 0, 0, 3, 60]);
    expect(await position('', { searchTerm: 'nowhere' })).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('a keyword of more consignments than are looked up by id', () => {
  const january = date('Creation', '2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z');
  it.beforeAll(async ({ database }) => {
    const id = await storeConsignment(database, {
      reference: 'TAS3000000',
      createdAt: at('2026-01-05T10:00:00Z'),
      receiver: { fullName: 'Titanium', phone: '03 349 5516' },
      salesReference: 'BULK-1',
      requestedDeliveryAt: at('2026-01-08T11:00:00Z'),
    });
    await runSql(database)`
      insert into consignments select copy.* from consignments c, generate_series(1, 1100) n,
          jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
            'reference', 'TAS3' || lpad(n::text, 6, '0'), 'created_at', c.created_at - n * interval '1 minute')) copy
        where c.id = ${id}`;
    await runSql(database)`
      insert into status_history select h.tenant_id, h.organisation_id, c.id, 1, 'DRAFT', h.status_at
        from status_history h, consignments c where h.consignment_id = ${id} and c.id <> ${id}
          and c.reference like 'TAS3%'`;
    await runSql(database)`
      insert into consignment_search (tenant_id, organisation_id, consignment_id, site_id, created_at, search_text, phones)
        select s.tenant_id, s.organisation_id, c.id, s.site_id, c.created_at, s.search_text, s.phones from consignment_search s, consignments c where s.consignment_id = ${id} and c.id <> ${id}
          and c.reference like 'TAS3%'`;
    // As the server would by itself: without statistics each page takes a second.
    await database.runScript('analyze consignments, consignment_search, status_history');
  });

  it.for([
    ['a keyword', { searchTerm: 'titanium' }, 1101],
    ['a phone number', { phoneNumber: '03 349 5516' }, 1101],
    ['a sales reference', { salesReference: 'bulk-1' }, 1101],
    ['a keyword of some of them', { searchTerm: 'titanium', salesReference: 'bulk-2' }, 0],
    ['both', { searchTerm: 'titanium', phoneNumber: '03 349 5516' }, 1101],
  ] as const)('[CALL-35] is found all the same: %s', async ([_what, body, count], { search }) => {
    expect((await search(body)).rowCount).toBe(count);
    expect((await search({ ...body, siteIds: [kowhaiSite('WLG1').id] })).rowCount).toBe(0);
    // The ten hours before 10 o'clock have a consignment every minute.
    expect((await search({ ...body, ...january })).rowCount).toBe(count === 0 ? 0 : 601);
    expect((await search({ ...body, ...january, statuses: ['DRAFT'] })).rowCount).toBe(count === 0 ? 0 : 601);
    expect((await search({ ...body, statuses: ['STAGED'] })).rowCount).toBe(0);
    const delivery = date('RequestedDelivery', '2026-01-08T11:00:00Z', '2026-01-09T11:00:00Z');
    expect((await search({ ...body, ...delivery })).rowCount).toBe(count);
    expect((await search({ ...body, ...delivery, siteIds: [kowhaiSite('WLG1').id] })).rowCount).toBe(0);
    const later = date('RequestedDelivery', '2026-01-09T11:00:00Z', '2026-01-10T11:00:00Z');
    expect((await search({ ...body, ...later })).rowCount).toBe(0);
  });

  it.for(['createdAtDateTimeUtc', 'statusDate', 'RequestedDeliveryDate'])(
    '[LIST-16] is sorted and paged as well, by %s',
    async (sortOption, { search }) => {
      const query = `?sortOption=${sortOption}&sortDirection=desc&pageSize=200`;
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => search({ searchTerm: 'titanium' }, `${query}&pageNumber=${page}`)),
      );
      const references = pages.flatMap(({ results }) => results.map(({ reference }) => reference));
      expect(new Set(references).size).toBe(1101);
      const moments = pages.flatMap(({ results }) => results.map((row) => row.createdAtDateTimeUtc));
      const isByCreation = sortOption === 'createdAtDateTimeUtc';
      expect(isByCreation ? moments : []).toEqual(isByCreation ? moments.toSorted().toReversed() : []);
    },
  );
});
