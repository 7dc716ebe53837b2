import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { countInTurn } from './matching-consignments.js';

const it = test
  .extend('search', ({ api }) =>
    async (references: unknown, over: object = {}) => {
      const answer = await api.post('/api/v2/consignments/search', {
        siteIds: sites,
        references,
        ...over,
      });
      if (answer.status !== 200) return answer.status;
      const { results, rowCount, notFound } = answer.body as {
        results: { reference: string }[];
        rowCount: number;
        notFound?: string[];
      };
      return { found: results.map(({ reference }) => reference.slice(-1)), rowCount, notFound };
    })

  .extend('ask', ({ api }) => async (body: object = {}, query = ''): Promise<Matching> => {
    const answer = await api.post(`${url}${query}`, { siteIds: sites, ...body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Matching;
  })
  .extend(
    'count',
    ({ api }) =>
      async (searches: readonly object[], siteIds = sites): Promise<(number | null)[]> => {
        const answer = await api.post(countUrl, { siteIds, searches });
        if (answer.status !== 200) throw new Error(answer.text);
        return (answer.body as { counts: (number | null)[] }).counts;
      },
  );

it.beforeAll(async ({ database }) => {
  for (const number of [1, 2, 3]) {
    await storeConsignment(database, {
      reference: `TAS100000${number}`,
      createdAt: new Date(`2026-03-0${number}T11:00:00Z`),
      site: number === 3 ? 'WLG1' : 'AKL1',
      receiver: { fullName: number === 2 ? 'Zirconium' : 'Tūī Café' },
      ...(number === 1 ? { status: 'STAGED', statusAt: new Date('2026-03-20T11:00:00Z') } : {}),
    });
  }
});

const url = '/api/v2/consignments/search/matching';
const countUrl = '/api/v2/consignments/search/counts';
const sites = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);

const refusal = (id: string, path: string) => ({ status: 422, body: { problems: [{ id, path }] } });
const backwards = {
  dateRangeType: 'Creation',
  startDateUtc: '2026-03-02T11:00:00Z',
  endDateUtc: '2026-03-01T11:00:00Z',
};

interface Matching {
  rowCount: number;
  items: { id: string; reference: string; statusCode: string; serviceTypeCode: string }[];
  totals: { deliveryItems: number; volume: number; weight: number };
  notFound?: string[];
}
const numbers = ({ items }: Matching) => items.map(({ reference }) => reference.slice(-1));

describe('a pasted list of references', () => {
  it('[LIST-26] finds exactly these, in any case and each once, and returns the others as written', async ({
    search,
  }) => {
    expect(await search([' tas1000002\t', 'TAS1000001', 'Tas1000002', '  '])).toEqual({
      found: ['1', '2'],
      rowCount: 2,
      notFound: [],
    });
    expect(await search(['zzz9', 'TAS1000001', ' Abc ', 'abc', 'TAS100000', 'TAS100000%'])).toEqual({
      found: ['1'],
      rowCount: 1,
      notFound: ['zzz9', 'Abc', 'TAS100000', 'TAS100000%'],
    });
    for (const nothing of [null, [], ['  ']]) {
      const all = { found: ['1', '2', '3'], rowCount: 3, notFound: undefined };
      expect(await search(nothing)).toEqual(all);
    }
  });

  it('[LIST-26, PLAT-20] ignores the dates, and is narrowed by the other conditions, of which only the sites find nothing', async ({
    search,
  }) => {
    const date = {
      dateRangeType: 'Creation',
      startDateUtc: '2026-01-01T11:00:00Z',
      endDateUtc: '2026-01-02T11:00:00Z',
    };
    expect(await search(['TAS1000001'], { date })).toMatchObject({ found: ['1'] });
    expect(await search(null, { date })).toMatchObject({ found: [] });
    const references = ['TAS1000001', 'TAS1000002'];
    const staged = { found: ['1'], rowCount: 1, notFound: [] };
    expect(await search(references, { statuses: ['STAGED'] })).toEqual(staged);
    expect(await search(references, { searchTerm: 'tas1000001' })).toEqual(staged);
    expect(await search(references, { searchTerm: 'ū', statuses: ['STAGED'] })).toEqual(staged);
    expect(await search(references, { salesReference: 'none' })).toMatchObject({ found: [], notFound: [] });
    const atWellington = await search(['TAS1000001', 'TAS1000003'], { siteIds: [kowhaiSite('WLG1').id] });
    expect(atWellington).toEqual({ found: ['3'], rowCount: 1, notFound: ['TAS1000001'] });
  });

  it('[LIST-26] has 1,000 at most, of 50 characters', async ({ search }) => {
    const many = Array.from({ length: 1000 }, (_, index) => `TAS${1_000_000 + index}`);
    expect(await search(many)).toMatchObject({ rowCount: 3 });
    for (const refused of [[...many, 'TAS1'], ['T'.repeat(51)], ['a\u0000b']])
      expect(await search(refused)).toBe(400);
  });
});

describe('all that match', () => {
  it('[LIST-28, CALL-58] are listed in short, in order, and counted', async ({ ask }) => {
    const matching = await ask();
    expect(matching).toMatchObject({
      rowCount: 3,
      items: [
        { reference: 'TAS1000001', statusCode: 'STAGED', serviceTypeCode: 'GENERAL' },
        { reference: 'TAS1000002', statusCode: 'DRAFT', serviceTypeCode: 'GENERAL' },
        { reference: 'TAS1000003', statusCode: 'DRAFT', serviceTypeCode: 'GENERAL' },
      ],
    });
    expect(Object.keys(matching.items[0] ?? {})).toEqual([
      'id',
      'reference',
      'statusCode',
      'serviceTypeCode',
    ]);
    expect(matching).not.toHaveProperty('notFound');
  });

  it('[LIST-47, CALL-58] come with their freight together', async ({ ask, api }) => {
    const page = (await api.post('/api/v2/consignments/search?pageSize=25', { siteIds: sites })).body as {
      results: { totals: { deliveryItems: number; volume: number; weight: number } }[];
    };
    const sum = (key: 'deliveryItems' | 'volume' | 'weight') =>
      page.results.reduce((total, { totals }) => total + totals[key], 0);
    const { totals } = await ask();
    expect(totals.deliveryItems).toBe(sum('deliveryItems'));
    expect(totals.volume).toBeCloseTo(sum('volume'), 6);
    expect(totals.weight).toBeCloseTo(sum('weight'), 6);
    expect(totals.deliveryItems).toBeGreaterThan(0);
    expect((await ask({ salesReference: 'none' })).totals).toMatchObject({
      deliveryItems: 0,
      volume: 0,
      weight: 0,
    });
  });

  it.for([
    ['createdAtDateTimeUtc', 'desc', ['3', '2', '1']],
    ['statusDate', 'asc', ['2', '3', '1']],
    ['RequestedDeliveryDate', 'asc', ['1', '2', '3']],
  ] as const)(
    '[LIST-28, LIST-16] stand in the order of %s, %s',
    async ([option, direction, order], { ask }) => {
      expect(numbers(await ask({}, `?sortOption=${option}&sortDirection=${direction}`))).toEqual(order);
    },
  );

  it('[LIST-28] [LIST-43, CALL-150] are what the search finds, and are counted so, whatever its conditions', async ({
    api,
    ask,
    count,
  }) => {
    const date = {
      dateRangeType: 'Creation',
      startDateUtc: '2026-03-02T11:00:00Z',
      endDateUtc: '2026-03-03T11:00:00Z',
    };
    const searches = [
      {},
      { statuses: ['DRAFT'] },
      { searchTerm: 'zirconium' },
      { date },
      { salesReference: 'none' },
      { attention: 'OLD_DRAFTS', date },
      { references: ['tas1000001', 'TAS9'] },
      { siteIds: [kowhaiSite('WLG1').id] },
    ];
    const listed: number[] = [];
    for (const body of searches) {
      const page = (await api.post('/api/v2/consignments/search', { siteIds: sites, ...body })).body as {
        rowCount: number;
        results: { id: string }[];
        notFound?: string[];
      };
      const { rowCount, items, notFound } = await ask(body);
      expect([rowCount, items.map(({ id }) => id)]).toEqual([
        page.rowCount,
        page.results.map(({ id }) => id),
      ]);
      expect(notFound).toEqual(page.notFound);
      listed.push(rowCount);
    }
    expect(listed.slice(0, 5)).toEqual([3, 2, 1, 1, 0]);
    expect(await count(searches.slice(0, 6))).toEqual(listed.slice(0, 6));
    expect(await count([{}], [kowhaiSite('WLG1').id])).toEqual([1]);
  });

  it('[PLAT-20] [LIST-18] are refused like the search, counted too', async ({ apiAs }) => {
    const dispatch = await apiAs('dispatch');
    const siteIds = [kowhaiSite('WLG1').id];
    expect(await dispatch.post(url, { siteIds: sites })).toMatchObject(refusal('PLAT-20', 'siteIds'));
    expect(await dispatch.post(url, { siteIds, date: backwards })).toMatchObject(
      refusal('LIST-18', 'date/endDateUtc'),
    );
    for (const who of ['dispatch', 'southern']) {
      const counted = await (await apiAs(who)).post(countUrl, { siteIds: sites, searches: [{}] });
      expect(counted).toMatchObject(refusal('PLAT-20', 'siteIds'));
    }
  });

  it('[LIST-28] [LIST-43] are the first 10,000 when there are more, and counted to 1,000', async ({
    ask,
    count,
    database,
  }) => {
    const [{ id = '' } = {}] = (await ask({ searchTerm: 'zirconium' })).items;
    await runSql(database)`
      insert into consignments select copy.* from consignments c, generate_series(1, 10005) n,
          jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
            'reference', 'TAS3' || lpad(n::text, 6, '0'), 'created_at', c.created_at + n * interval '1 minute')) copy
        where c.id = ${id}`;
    const { rowCount, items } = await ask({ statuses: ['DRAFT'] });
    expect([rowCount, items.length]).toEqual([10_007, 10_000]);
    expect(items[0]).toMatchObject({ reference: 'TAS1000002' });
    expect(items[1]).toMatchObject({ reference: 'TAS3000001' });
    expect(await count([{ statuses: ['DRAFT'] }, { statuses: ['STAGED'] }])).toEqual([1_000, 1]);
  }, 60_000);
});

it('[LIST-43] counting stops when the time is up', async () => {
  let left = 2;
  const counts = await countInTurn(
    ['a', 'bb', 'ccc'],
    async ({ length }) => length,
    () => left-- > 0,
  );
  expect(counts).toEqual([1, 2, null]);
});
