import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const url = '/api/v2/consignments/search/counts';
const sites = ['AKL1', 'WLG1'].map((code) => kowhaiSite(code).id);

const it = test.extend('count', ({ api }) =>
  async (searches: readonly object[], siteIds = sites): Promise<(number | null)[]> => {
    const answer = await api.post(url, { siteIds, searches });
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { counts: (number | null)[] }).counts;
  });

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

describe('the counts of several searches', () => {
  it('[LIST-43, CALL-150] are those of the list, in their order', async ({ api, count }) => {
    const date = {
      dateRangeType: 'Creation',
      startDateUtc: '2026-03-02T11:00:00Z',
      endDateUtc: '2026-03-03T11:00:00Z',
    };
    const searches = [
      {},
      { statuses: ['STAGED'] },
      { searchTerm: 'tui' },
      { date },
      { salesReference: 'none' },
      { attention: 'OLD_DRAFTS', date },
      { searchTerm: 'tas1000002' },
    ];
    const listed = [];
    for (const search of searches) {
      const page = await api.post('/api/v2/consignments/search', { siteIds: sites, ...search });
      listed.push((page.body as { rowCount: number }).rowCount);
    }
    expect(await count(searches)).toEqual(listed);
    expect(listed.slice(0, 5)).toEqual([3, 1, 2, 1, 0]);
  });

  it('[LIST-43, PLAT-20] are of the given sites, which are the user’s', async ({ count, apiAs }) => {
    expect(await count([{}], [kowhaiSite('WLG1').id])).toEqual([1]);
    const dispatch = await apiAs('dispatch');
    expect(await dispatch.post(url, { siteIds: sites, searches: [{}] })).toMatchObject({
      status: 422,
      body: { problems: [{ id: 'PLAT-20', path: 'siteIds' }] },
    });
  });

  it('[LIST-43, AUTH-11] leave out another customer', async ({ apiAs }) => {
    const southern = await apiAs('southern');
    const answer = await southern.post(url, { siteIds: sites, searches: [{}] });
    expect(answer).toMatchObject({ status: 422 });
  });

  it('[LIST-43] stop at 1,000', async ({ count, database }) => {
    await database.asOwner(kowhaiScope, (tx) =>
      sql`insert into consignments select copy.* from consignments c, generate_series(1, 1200) n,
          jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
            'reference', 'TAS3' || lpad(n::text, 6, '0'), 'created_at', c.created_at + n * interval '1 minute')) copy
        where c.reference = 'TAS1000002'`.execute(tx),
    );
    expect(await count([{ statuses: ['DRAFT'] }, { statuses: ['STAGED'] }])).toEqual([1_000, 1]);
  });
});
