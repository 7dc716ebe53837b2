import type { ConsignmentPage } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { searchPath, test } from '../../testing/api-test.js';
import { kowhaiSiteIds } from '../../testing/fixtures.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test.extend('page', ({ search }) =>
  (query: string, over: object = {}) =>
    search({ date: february, ...over }, `?${query}`));

const february = {
  dateRangeType: 'Creation',
  startDateUtc: '2026-02-01T00:00:00Z',
  endDateUtc: '2026-02-02T00:00:00Z',
};

it.beforeAll(async ({ database }) => {
  for (let number = 0; number < 60; number += 1) {
    await storeConsignment(database, {
      reference: `TAS20000${String(number).padStart(2, '0')}`,
      createdAt: new Date(Date.parse('2026-02-01T00:00:00Z') + Math.floor(number / 7)),
      site: number % 6 === 0 ? 'WLG1' : 'AKL1',
      requestedDeliveryAt: new Date(Date.parse('2026-02-08T11:00:00Z') + number),
      confirmedDeliveryAt: new Date('2026-02-10T11:00:00Z'),
    });
  }
  // A microsecond is all that tells these apart, which no Date holds.
  await runSql(database)`
    update consignments set created_at = created_at + (right(reference, 2)::int % 5) * interval '1 microsecond'`;
});

const toReferences = ({ results }: ConsignmentPage) => results.map(({ reference }) => reference);

describe('the key of a page', () => {
  it.for([
    ['createdAtDateTimeUtc', 'asc'],
    ['createdAtDateTimeUtc', 'desc'],
    ['RequestedDeliveryDate', 'asc'],
    ['RequestedDeliveryDate', 'desc'],
  ] as const)(
    '[LIST-27] leads to the page that its number does, by %s %s',
    async ([sortOption, sortDirection], { page }) => {
      const date =
        sortOption === 'createdAtDateTimeUtc'
          ? february
          : {
              ...february,
              dateRangeType: 'ConfirmedDelivery',
              startDateUtc: '2026-02-10T11:00:00Z',
              endDateUtc: '2026-02-11T11:00:00Z',
            };
      const order = `sortOption=${sortOption}&sortDirection=${sortDirection}`;
      const first = await page(order, { date });
      const second = await page(`${order}&pageNumber=2&pageKey=${first.nextPageKey}`, { date });
      const third = await page(`${order}&pageNumber=3&pageKey=${second.nextPageKey}`, { date });
      expect(new Set([first, second, third].flatMap(toReferences)).size).toBe(60);
      expect(second).toEqual(await page(`${order}&pageNumber=2`, { date }));
      expect(third).toEqual(await page(`${order}&pageNumber=3`, { date }));
      expect(third).not.toHaveProperty('nextPageKey');
    },
  );

  it('[LIST-27] begins after the row that it names, also after one has gone', async ({ page, database }) => {
    const first = await page('pageSize=25');
    const [gone = ''] = toReferences(first);
    const move = (createdAt: string) =>
      runSql(database)`update consignments set created_at = ${createdAt} where reference = ${gone}`;
    const before = await page(`pageNumber=2&pageKey=${first.nextPageKey}`);
    await move('2026-03-01T00:00:00Z');
    const after = await page(`pageNumber=2&pageKey=${first.nextPageKey}`);
    const byNumber = await page('pageNumber=2');
    await move('2026-02-01T00:00:00Z');
    expect(toReferences(after)).toEqual(toReferences(before));
    expect(toReferences(byNumber)).toEqual([...toReferences(before).slice(1), expect.any(String)]);
    expect(after.rowCount).toBe(59);
  });

  it.for([
    ['another page', 'pageNumber=3', {}],
    ['another size', 'pageNumber=2&pageSize=50', {}],
    ['another order', 'pageNumber=2&sortDirection=desc', {}],
    ['other conditions', 'pageNumber=2', { statuses: ['DRAFT'] }],
    ['other sites', 'pageNumber=2', { siteIds: kowhaiSiteIds.slice(0, 1) }],
  ] as const)('[LIST-27] of one search is passed over by %s', async ([_what, query, over], { page }) => {
    const { nextPageKey } = await page('pageSize=25');
    expect(await page(`${query}&pageKey=${nextPageKey}`, over)).toEqual(await page(query, over));
  });

  it('[LIST-27] is ignored when it is none, or its position no moment', async ({ page }) => {
    const { nextPageKey = '' } = await page('pageSize=25');
    const [, ...rest] = Buffer.from(nextPageKey, 'base64url').toString().split(',');
    expect(rest).toHaveLength(2);
    const moments = ['2026-02-31 00:00:00', '0000-01-01 00:00:00', '2026-02-01 25:00:00'];
    const moved = [...moments.map((at) => `${at}+00`), '2026-02-01 00:00:00+99'].map((at) =>
      Buffer.from([at, ...rest].join(',')).toString('base64url'),
    );
    const second = await page('pageNumber=2');
    for (const key of ['nothing', '%00', 'MjAyNi0wMi0wMSAwMDowMDowMCswMA', 'é', ...moved])
      expect(await page(`pageNumber=2&pageKey=${encodeURIComponent(key)}`)).toEqual(second);
  });

  it('[LIST-27] is left out where no index has the order', async ({ page }) => {
    expect(await page('sortOption=statusDate')).not.toHaveProperty('nextPageKey');
    expect(await page('sortOption=RequestedDeliveryDate')).not.toHaveProperty('nextPageKey');
    expect(await page('pageSize=25', { searchTerm: 'tas20000' })).not.toHaveProperty('nextPageKey');
  });
});

it.for([
  ['pageSize=-1', {}, 'pageSize: This must be one of 25, 50, 100, 200'],
  ['pageSize=26', {}, 'pageSize: This must be one of 25, 50, 100, 200'],
  ['pageNumber=0', {}, 'pageNumber: This must be 1 or more'],
  ['pageNumber=1000001', {}, 'pageNumber: This must be 1,000,000 or less'],
  ['sortOption=name', {}, 'sortOption: This must be one of createdAtDateTimeUtc'],
  ['sortDirection=up', {}, 'sortDirection: This must be one of asc, desc'],
  [`pageKey=${'k'.repeat(501)}`, {}, 'pageKey: Maximum length is 500 characters'],
  ['', { searchTerm: 'x'.repeat(251) }, 'searchTerm: Maximum length is 250 characters'],
  ['', { phoneNumber: '0'.repeat(51) }, 'phoneNumber: Maximum length is 50 characters'],
  ['', { statuses: ['LOST'] }, 'statuses/0: This must be one of DRAFT'],
  ['', { siteIds: [] }, 'siteIds: This must have at least 1 entry'],
] as const)(
  '[LIST-14] [LIST-19] a search that no list asks for is refused with what is wrong: %s %j',
  async ([query, over, sentence], { api }) => {
    const answer = await api.post(`${searchPath}?${query}`, { siteIds: kowhaiSiteIds, ...over });
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining(sentence) } });
  },
);
