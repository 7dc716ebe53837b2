import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-15, DASH-22, CALL-62] counts deliveries by Auckland day, beside the days before the period', async ({
  report,
}) => {
  const points = await report<Schemas['CountPoint'][]>('consignments-delivered');
  expect(points.map(({ date }) => date)).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
    '2026-03-16',
    '2026-03-17',
  ]);
  expect(points.map(({ current }) => current)).toEqual([0, 1, 0, 0, 0, 0, 0, 2, 0]);
  expect(points[0]).toMatchObject({ previousDate: '2026-02-28', previous: 0 });
});
