import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-12, DASH-27, CALL-64] counts a consignment once for each kind, by status', async ({ report }) => {
  const kinds = await report<Schemas['ExceptionCount'][]>('exceptions-by-status');
  expect(kinds).toEqual([
    {
      standardEventId: kinds[0]?.standardEventId,
      title: 'Closed again',
      openCount: 1,
      totalCount: 1,
      statuses: [{ statusCode: 'FINAL', openCount: 1, totalCount: 1 }],
    },
  ]);
});
