import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test.extend('search', ({ api }) =>
  async (references: unknown, over: object = {}, query = '') => {
    const answer = await api.post(`/api/v2/consignments/search${query}`, {
      siteIds: allSites,
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
  });

it.beforeAll(async ({ database }) => {
  for (const number of [1, 2, 3, 4]) {
    await storeConsignment(database, {
      reference: `TAS100000${number}`,
      createdAt: new Date(`2026-03-0${number}T11:00:00Z`),
      site: number === 4 ? 'WLG1' : 'AKL1',
      ...(number === 3 ? { status: 'STAGED' } : {}),
    });
  }
});

const allSites = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);

describe('a pasted list of references', () => {
  it('[LIST-26] finds exactly these, in any case and each once, and returns the others as written', async ({
    search,
  }) => {
    expect(await search([' tas1000003\t', 'TAS1000001', 'Tas1000003', '  '])).toEqual({
      found: ['1', '3'],
      rowCount: 2,
      notFound: [],
    });
    expect(await search(['zzz9', 'TAS1000001', ' Abc ', 'abc', 'TAS100000', 'TAS100000%'])).toEqual({
      found: ['1'],
      rowCount: 1,
      notFound: ['zzz9', 'Abc', 'TAS100000', 'TAS100000%'],
    });
    for (const nothing of [null, [], ['  ']]) {
      expect(await search(nothing)).toEqual({
        found: ['1', '2', '3', '4'],
        rowCount: 4,
        notFound: undefined,
      });
    }
  });

  it('[LIST-26] ignores the dates', async ({ search }) => {
    const date = {
      dateRangeType: 'Creation',
      startDateUtc: '2026-01-01T11:00:00Z',
      endDateUtc: '2026-01-02T11:00:00Z',
    };
    expect(await search(['TAS1000001'], { date })).toMatchObject({ found: ['1'] });
    expect(await search(null, { date })).toMatchObject({ found: [] });
  });

  it('[LIST-26, PLAT-20] is narrowed by the other conditions, of which only the sites find nothing', async ({
    search,
  }) => {
    const references = ['TAS1000001', 'TAS1000003'];
    const staged = { found: ['3'], rowCount: 1, notFound: [] };
    expect(await search(references, { statuses: ['STAGED'] })).toEqual(staged);
    expect(await search(references, { searchTerm: 'tas1000003' })).toEqual(staged);
    expect(await search(references, { searchTerm: 'ū', statuses: ['STAGED'] })).toEqual(staged);
    expect(await search(references, { salesReference: 'none' })).toMatchObject({ found: [], notFound: [] });
    const atWellington = await search(['TAS1000001', 'TAS1000004'], { siteIds: [kowhaiSite('WLG1').id] });
    expect(atWellington).toEqual({ found: ['4'], rowCount: 1, notFound: ['TAS1000001'] });
  });

  it('[LIST-26] has 1,000 at most, of 50 characters', async ({ search }) => {
    const many = Array.from({ length: 1000 }, (_, index) => `TAS${1_000_000 + index}`);
    expect(await search(many)).toMatchObject({ rowCount: 4 });
    expect(await search([...many, 'TAS1'])).toBe(400);
    expect(await search(['T'.repeat(51)])).toBe(400);
    expect(await search(['a\u0000b'])).toBe(400);
  });
});
