import { rangeToUtc, getDay } from '@consign/domain/dates';
import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { storeReported } from '../testing/report-rows.js';

it('[DASH-09, DASH-22, CALL-61] averages time on working days, without a trend if nothing came before', async ({
  api,
  database,
}) => {
  // Staged, delivered, and the hours between without the weekend: a Tuesday; Tuesday to Monday; Friday to Monday.
  const trips = [
    ['2026-03-09T21:00:00Z', '2026-03-10T03:00:00Z', 6],
    ['2026-03-09T21:00:00Z', '2026-03-16T02:00:00Z', 149 - 48],
    ['2026-03-13T05:00:00Z', '2026-03-16T05:00:00Z', 72 - 48],
  ] as const;
  const [hours, days] = [trips.reduce((sum, [, , each]) => sum + each, 0), trips.length];
  await createLookups(database);
  await storeReported(
    database,
    trips.map(([staged, delivered]) => ({
      site: 'AKL1',
      serviceType: 'GENERAL',
      createdAt: Date.parse(staged),
      stagedAt: Date.parse(staged),
      status: 'DELIVERED',
      statusAt: Date.parse(delivered),
      requestedPickupAt: null,
      requestedAt: null,
      confirmedAt: null,
      origin: aucklandRegion,
      destination: wellingtonRegion,
      cents: null,
      exceptions: [],
    })),
  );
  const { body } = await api.post('/api/v2/reports/consignments-staged-to-delivered', {
    siteIds: [kowhaiSite('AKL1').id],
    ...rangeToUtc({ from: getDay('2026-03-09'), to: getDay('2026-03-17') }),
  });
  expect(body).toEqual({
    averageDays: Math.round((hours / 24 / days) * 100) / 100,
    previousAverageDays: null,
    trendPercent: null,
  });
});
