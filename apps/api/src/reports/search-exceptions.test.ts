import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-16, CALL-68] shows the exceptions of the period, with when each was raised and resolved', async ({
  report,
  ids,
}) => {
  const kinds = await report<Schemas['ExceptionCount'][]>('exceptions-by-status');
  const standardEventId = kinds[0]?.standardEventId;
  const page = await report<Schemas['ExceptionPage']>('exceptions/search', {
    standardEventId,
    exceptionStatus: 'OPEN',
  });

  expect(page.results).toMatchObject([
    {
      id: ids[4],
      exceptions: [
        {
          title: 'Receiver was closed',
          raisedAtDateTimeUtc: '2026-03-12T00:00:00.000Z',
          resolvedAtDateTimeUtc: '2026-03-12T01:00:00.000Z',
        },
        { title: 'Closed again', resolvedAtDateTimeUtc: null },
      ],
    },
  ]);
});
