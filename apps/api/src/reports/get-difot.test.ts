import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

it('[DASH-10, DASH-25, CALL-63] counts what is overdue as a miss, and what is not due not at all', async ({
  report,
}) => {
  expect(await report('difot')).toMatchObject([
    { serviceType: { code: 'GENERAL' }, onTimeCount: 1, missCount: 3 },
  ]);
});
