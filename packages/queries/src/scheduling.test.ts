import { ApiError } from '@consign/api-client/internal';
import { getDay } from '@consign/domain/dates';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { schedulingQueries } from './scheduling.js';
import { describeSchedulingFailure } from './call-errors.js';
import { fakeServer } from './testing/index.js';

const week = { regionId: 'wellington', from: getDay('2026-01-16'), to: getDay('2026-01-20') };
const monday = { date: '2026-01-19', reason: 'Closed: Wellington Anniversary' };
const dates = [{ workingDates: ['2026-01-16'], nonWorkingDates: [monday.date], reasons: [monday] }];

describe('working days', () => {
  it('[CALL-80] [DATE-03] are requested by region, days and service, and cached for 60 seconds', async () => {
    const server = fakeServer({ 'GET /api/v1/scheduling/workDays/workingDates': dates });
    const { closedDays } = schedulingQueries(server.client);
    const cache = new QueryClient();
    for (let time = 0; time < 2; time += 1) {
      expect(await cache.fetchQuery(closedDays(week))).toEqual(new Map([[monday.date, monday.reason]]));
    }
    expect(server.calls.map(({ query }) => query.toString())).toEqual([
      'regionId=wellington&startDate=2026-01-16&endDate=2026-01-20',
    ]);
    expect(closedDays(week).staleTime).toBe(60_000);
    await cache.fetchQuery(closedDays({ ...week, serviceType: 'HOME' }));
    expect(server.calls[1]?.query.get('serviceType')).toBe('HOME');
  });
});

it('[DATE-04] failures have their own messages', () => {
  const scheduling = schedulingQueries(fakeServer({}).client);
  const asked = { originRegionId: 'auckland', destinationRegionId: 'wellington' };
  expect([scheduling.closedDays(week).meta, scheduling.serviceDate(asked).meta]).toEqual([
    { failure: { schedulingText: 'An error occurred while fetching working dates' } },
    { failure: { schedulingText: 'An error occurred while fetching service date' } },
  ]);
});

it('[ERR-17] a failed call shows the title of the answer, that there was none, or its own sentence', () => {
  const offline = 'No response received. You may be offline';
  const shown = [
    new ApiError('Region 7 is not known', { status: 400, title: 'Region 7 is not known' }),
    new ApiError(offline, { status: 0, isNoResponse: true }),
    new ApiError('Internal Server Error', { status: 500 }),
    new TypeError('x is undefined'),
  ].map((error) => describeSchedulingFailure(error, 'It failed'));
  expect(shown).toEqual(['Region 7 is not known', offline, 'It failed', 'It failed']);
});
