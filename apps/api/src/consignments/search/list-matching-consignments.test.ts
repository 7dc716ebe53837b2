import { describe, expect } from 'vitest';

import { searchPath, test } from '../../testing/api-test.js';
import { kowhaiSite, kowhaiSiteIds } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { countInTurn } from './matching-consignments.js';

const it = test
  .extend('paste', ({ search }) =>
    async (references: unknown, over: object = {}) => {
      const { results, rowCount, notFound } = await search({ references, ...over });
      return { found: results.map(({ reference }) => reference.slice(-1)), rowCount, notFound };
    })
  .extend(
    'count',
    ({ api }) =>
      async (searches: readonly object[], siteIds = kowhaiSiteIds): Promise<(number | null)[]> => {
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

const countUrl = `${searchPath}/counts`;

const creation = (startDateUtc: string, endDateUtc: string) => ({
  date: { dateRangeType: 'Creation', startDateUtc, endDateUtc },
});

describe('a pasted list of references', () => {
  it('[LIST-26, LIST-98] finds these in any case, once, and returns others as written', async ({ paste }) => {
    expect(await paste([' tas1000002\t', '\u200BTAS1000001', 'Tas1000002', '  '])).toEqual({
      found: ['1', '2'],
      rowCount: 2,
      notFound: [],
    });
    expect(await paste(['zzz9', 'TAS1000001', ' Abc ', 'abc', 'TAS100000', 'TAS100000%'])).toEqual({
      found: ['1'],
      rowCount: 1,
      notFound: ['zzz9', 'Abc', 'TAS100000', 'TAS100000%'],
    });
    for (const nothing of [null, [], ['  ']]) {
      const all = { found: ['1', '2', '3'], rowCount: 3, notFound: undefined };
      expect(await paste(nothing)).toEqual(all);
    }
  });

  it('[LIST-26, PLAT-20] ignores the dates, and is narrowed by the other conditions, of which only the sites find nothing', async ({
    paste,
  }) => {
    const january = creation('2026-01-01T11:00:00Z', '2026-01-02T11:00:00Z');
    expect(await paste(['TAS1000001'], january)).toMatchObject({ found: ['1'] });
    expect(await paste(null, january)).toMatchObject({ found: [] });
    const references = ['TAS1000001', 'TAS1000002'];
    const staged = { found: ['1'], rowCount: 1, notFound: [] };
    expect(await paste(references, { statuses: ['STAGED'] })).toEqual(staged);
    expect(await paste(references, { searchTerm: 'tas1000001' })).toEqual(staged);
    expect(await paste(references, { searchTerm: 'ū', statuses: ['STAGED'] })).toEqual(staged);
    expect(await paste(references, { salesReference: 'none' })).toMatchObject({ found: [], notFound: [] });
    const atWellington = await paste(['TAS1000001', 'TAS1000003'], { siteIds: [kowhaiSite('WLG1').id] });
    expect(atWellington).toEqual({ found: ['3'], rowCount: 1, notFound: ['TAS1000001'] });
  });

  it('[LIST-26] has 1,000 at most, of 50 characters', async ({ paste, api }) => {
    const many = Array.from({ length: 1000 }, (_, index) => `TAS${1_000_000 + index}`);
    expect(await paste(many)).toMatchObject({ rowCount: 3 });
    for (const references of [[...many, 'TAS1'], ['T'.repeat(51)], ['a\u0000b']])
      expect((await api.post(searchPath, { siteIds: kowhaiSiteIds, references })).status).toBe(400);
  });
});

describe('all that match', () => {
  it('[LIST-28, CALL-58] are listed in short, in order, and counted', async ({ listMatching }) => {
    const matching = await listMatching();
    expect(matching).toMatchObject({
      rowCount: 3,
      items: [
        { reference: 'TAS1000001', statusCode: 'STAGED', serviceTypeCode: 'GENERAL' },
        { reference: 'TAS1000002', statusCode: 'DRAFT', serviceTypeCode: 'GENERAL' },
        { reference: 'TAS1000003', statusCode: 'DRAFT', serviceTypeCode: 'GENERAL' },
      ],
    });
    expect(Object.keys(matching.items[0] ?? {})).toHaveLength(4);
    expect(matching).not.toHaveProperty('notFound');
  });

  it('[LIST-47, CALL-58] come with their freight together', async ({ listMatching }) => {
    expect(await listMatching()).toMatchObject({ totals: { deliveryItems: 3, volume: 0.36, weight: 136.5 } });
    const none = { deliveryItems: 0, volume: 0, weight: 0 };
    expect(await listMatching({ salesReference: 'none' })).toMatchObject({ totals: none });
  });

  it('[LIST-28] [LIST-43, CALL-150] are what the search finds, and are counted so, whatever its conditions', async ({
    search,
    listMatching,
    count,
  }) => {
    const secondOfMarch = creation('2026-03-02T11:00:00Z', '2026-03-03T11:00:00Z');
    const searches = [
      {},
      { statuses: ['DRAFT'] },
      { searchTerm: 'zirconium' },
      secondOfMarch,
      { salesReference: 'none' },
      { attention: 'OLD_DRAFTS', ...secondOfMarch },
      { references: ['tas1000001', 'TAS9'] },
      { siteIds: [kowhaiSite('WLG1').id] },
    ];
    const listed: number[] = [];
    for (const body of searches) {
      const page = await search(body);
      const { rowCount, items, notFound } = await listMatching(body);
      expect([rowCount, notFound]).toEqual([page.rowCount, page.notFound]);
      expect(items.map(({ id }) => id)).toEqual(page.results.map(({ id }) => id));
      listed.push(rowCount);
    }
    expect(listed.slice(0, 5)).toEqual([3, 2, 1, 1, 0]);
    expect(await count(searches.slice(0, 6))).toEqual(listed.slice(0, 6));
    expect(await count([{}], [kowhaiSite('WLG1').id])).toEqual([1]);
  });

  it('[PLAT-20] [LIST-18] are refused like the search, counted too', async ({ apiAs }) => {
    const dispatch = await apiAs('dispatch');
    const siteIds = [kowhaiSite('WLG1').id];
    const backwards = creation('2026-03-02T11:00:00Z', '2026-03-01T11:00:00Z');
    for (const [path, body, id, at] of [
      ['matching', { siteIds: kowhaiSiteIds }, 'PLAT-20', 'siteIds'],
      ['matching', { siteIds, ...backwards }, 'LIST-18', 'date/endDateUtc'],
      ['counts', { siteIds: kowhaiSiteIds, searches: [{}] }, 'PLAT-20', 'siteIds'],
    ] as const)
      expect(await dispatch.post(`${searchPath}/${path}`, body)).toMatchObject({
        status: 422,
        body: { problems: [{ id, path: at }] },
      });
  });

  it('[LIST-28] [LIST-43] are the first 10,000 when there are more, and counted to 1,000', async ({
    listMatching,
    count,
    database,
  }) => {
    const [{ id = '' } = {}] = (await listMatching({ searchTerm: 'zirconium' })).items;
    await runSql(database)`
      insert into consignments select copy.* from consignments c, generate_series(1, 10005) n,
          jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
            'reference', 'TAS3' || lpad(n::text, 6, '0'), 'created_at', c.created_at + n * interval '1 minute')) copy
        where c.id = ${id}`;
    const { rowCount, items } = await listMatching({ statuses: ['DRAFT'] });
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
