import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-14, DASH-23, CALL-65] adds up confirmed prices by the day of staging', async ({ report }) => {
  const points = await report<Schemas['MoneyPoint'][]>('revenue');
  // Three delivered and one on its way, each $123.45; the one that is only Ready was never staged.
  expect(points.filter(({ current }) => current !== 0)).toMatchObject([
    { date: '2026-03-10', current: 493.8, previous: 0 },
  ]);
});
