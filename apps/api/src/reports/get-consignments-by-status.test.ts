import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-11, CALL-60] counts what was created in the period by its status now', async ({ report }) => {
  const counts = await report<Schemas['StatusCount'][]>('consignments-by-status');
  expect(new Map(counts.map(({ status, count }) => [status, count]))).toEqual(
    new Map([
      ['DELIVERED', 3],
      ['TRANSIT', 1],
      ['FINAL', 1],
    ]),
  );
});
