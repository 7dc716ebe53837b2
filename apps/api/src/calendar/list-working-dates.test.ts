import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

const it = test.extend('workingDates', ({ api }) =>
  (from: string, to: string, more = '', regionId = wellingtonRegion) =>
    api.get(
      `/api/v1/scheduling/workDays/workingDates?regionId=${regionId}&startDate=${from}&endDate=${to}${more}`,
    ));

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

describe('working dates', () => {
  it('[CALL-80] [DATE-08] are the region’s; every other day has a reason', async ({ workingDates }) => {
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
  });

  it('[DATE-08] one region’s anniversary is a working day in another', async ({ workingDates }) => {
    const answer = await workingDates('2026-01-19', '2026-01-19', '', aucklandRegion);
    expect(answer.body).toMatchObject([{ workingDates: ['2026-01-19'], reasons: [] }]);
  });

  it('[DATE-08] the provider’s own days override the calendar, either way', async ({ workingDates }) => {
    const answer = await workingDates('2026-03-19', '2026-03-22');
    expect(answer.body).toMatchObject([
      {
        workingDates: ['2026-03-19', '2026-03-21'],
        reasons: [
          { date: '2026-03-20', reason: 'Closed: Depot move' },
          { date: '2026-03-22', reason: 'Closed: weekend' },
        ],
      },
    ]);
  });

  it('[DATE-08] a service can work on weekend days', async ({ workingDates }) => {
    const answer = await workingDates('2026-01-17', '2026-01-18', '&serviceType=OVERNIGHT');
    expect(answer.body).toMatchObject([{ workingDates: ['2026-01-17'], nonWorkingDates: ['2026-01-18'] }]);
  });

  it.for([
    ['2026-01-02', '2026-01-01', 422],
    ['2026-01-01', '2027-01-02', 422],
    ['2026-01-01', '2027-01-01', 200],
    ['2026-02-30', '2026-03-01', 400],
  ] as const)('[CALL-80] from %s to %s returns %i', async ([from, to, status], { workingDates }) => {
    expect((await workingDates(from, to)).status).toBe(status);
  });

  it('[CALL-210] refusals have a title that says what to do', async ({ workingDates }) => {
    const answers = [
      await workingDates('2026-01-02', '2026-01-01'),
      await workingDates('2026-02-30', '2026-03-01'),
      await workingDates('2026-01-01', '2026-01-02', '', worldId(999)),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { title: string }).title])).toEqual([
      [422, 'Ask for 1 to 366 days'],
      [400, "The request doesn't match the API contract"],
      [404, 'There is no calendar for this region'],
    ]);
  });

  it.for([
    ['has no calendar', tasman.regionId],
    ['does not exist', worldId(999)],
  ] as const)('[CALL-80] a region that %s is not found', async ([_what, regionId], { workingDates }) => {
    expect((await workingDates('2026-01-01', '2026-01-02', '', regionId)).status).toBe(404);
  });
});
