import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it, weekFilter } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-14, DASH-23, CALL-65] adds up confirmed prices by the day of staging', async ({ report }) => {
  const points = await report<Schemas['MoneyPoint'][]>('revenue');
  // Three delivered and one on its way, each $123.45; the one that is only Ready was never staged.
  expect(points.filter(({ current }) => current !== 0)).toMatchObject([
    { date: '2026-03-10', current: 493.8, previous: 0 },
  ]);
});

it('[DASH-14, AUTH-11] needs the price permission', async ({ apiAs }) => {
  const without = await apiAs('manager', ['Access.DISPATCH', 'Access.DASHBOARD']);
  expect((await without.post('/api/v2/reports/revenue', weekFilter)).status).toBe(403);
});
