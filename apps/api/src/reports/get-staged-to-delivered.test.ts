import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

it('[DASH-09, DASH-22, CALL-61] averages time on working days, without a trend if nothing came before', async ({
  report,
}) => {
  // 6 hours; 101 and 97 without the weekend.
  expect(await report('consignments-staged-to-delivered')).toEqual({
    averageDays: 2.83,
    previousAverageDays: null,
    trendPercent: null,
  });
});
