import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { worldId } from '../testing/world-rows.js';
import { tasman } from '../testing/world.js';

const it = test
  .extend('workingDates', ({ api }) =>
    (from: string, to: string, more = '', regionId = wellingtonRegion) =>
      api.get(
        `/api/v1/scheduling/workDays/workingDates?regionId=${regionId}&startDate=${from}&endDate=${to}${more}`,
      ))
  .extend('region', ({ api }) => async (locality: Record<string, string>) => {
    const query = new URLSearchParams(locality).toString();
    const { status, body } = await api.get(`/api/v1/scheduling/regions?${query}`);
    return { status, body };
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

it('[CALL-82] [PART-09] a typed address has the region of its postcode, else its city, or null', async ({
  region,
}) => {
  const wellington = { id: wellingtonRegion, name: 'Wellington' };
  const auckland = { id: aucklandRegion, name: 'Auckland' };
  for (const [locality, found] of [
    [{ postcode: '6011' }, wellington],
    [{ postcode: ' 6011 ', city: 'Auckland' }, wellington],
    [{ city: 'wellington' }, wellington],
    [{ postcode: '9999', city: 'Auckland' }, auckland],
    [{}, null],
    [{ postcode: '', city: '' }, null],
    [{ postcode: '9999', city: 'Atlantis' }, null],
  ] as const) {
    expect([locality, await region(locality)]).toEqual([locality, { status: 200, body: { region: found } }]);
  }
  // No address can have such a postcode.
  expect((await region({ postcode: '12345678901' })).status).toBe(400);
});

describe('working dates', () => {
  it('[CALL-80] [DATE-08] are the region’s or provider’s; others have a reason', async ({ workingDates }) => {
    const answer = await workingDates('2026-01-16', '2026-01-20');
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        {
          workingDates: ['2026-01-16', '2026-01-20'],
          nonWorkingDates: ['2026-01-17', '2026-01-18', '2026-01-19'],
          reasons: [
            { date: '2026-01-17', reason: 'Closed: weekend' },
            { date: '2026-01-18', reason: 'Closed: weekend' },
            { date: '2026-01-19', reason: 'Closed: Wellington Anniversary' },
          ],
        },
      ],
    ]);
    // One region's anniversary is a working day in another.
    expect((await workingDates('2026-01-19', '2026-01-19', '', aucklandRegion)).body).toMatchObject([
      { workingDates: ['2026-01-19'], reasons: [] },
    ]);
    expect((await workingDates('2026-03-19', '2026-03-22')).body).toMatchObject([
      {
        workingDates: ['2026-03-19', '2026-03-21'],
        reasons: [
          { date: '2026-03-20', reason: 'Closed: Depot move' },
          { date: '2026-03-22', reason: 'Closed: weekend' },
        ],
      },
    ]);
    expect((await workingDates('2026-01-17', '2026-01-18', '&serviceType=OVERNIGHT')).body).toMatchObject([
      { workingDates: ['2026-01-17'], nonWorkingDates: ['2026-01-18'] },
    ]);
  });

  it.for([
    ['2026-01-01', '2027-01-01', wellingtonRegion, 200, undefined],
    ['2026-01-02', '2026-01-01', wellingtonRegion, 422, 'Ask for 1 to 366 days'],
    ['2026-01-01', '2027-01-02', wellingtonRegion, 422, 'Ask for 1 to 366 days'],
    ['2026-02-30', '2026-03-01', wellingtonRegion, 400, "The request doesn't match the API contract"],
    ['2026-01-01', '2026-01-02', worldId(999), 404, 'There is no calendar for this region'],
    ['2026-01-01', '2026-01-02', tasman.regionId, 404, 'There is no calendar for this region'],
  ] as const)(
    '[CALL-80] [CALL-210] from %s to %s in %s returns %i, with a title that says what to do',
    async ([from, to, regionId, status, title], { workingDates }) => {
      const answer = await workingDates(from, to, '', regionId);
      expect([answer.status, (answer.body as { title?: string }).title]).toEqual([status, title]);
    },
  );
});
