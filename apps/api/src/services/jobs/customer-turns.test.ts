import { expect, it } from 'vitest';

import { createCustomerTurns } from './run-jobs.js';
import { testNow } from '../../testing/now.js';
import type { ClaimedJob } from './job-store.js';

const createJob = (organisationId: string): ClaimedJob => ({
  id: organisationId,
  tenantId: 'tenant',
  organisationId,
  kind: 'work',
  payload: {},
  createdAt: testNow,
  attempts: 1,
  traceparent: null,
});

it('[DOCS-12] the customer served last comes last', async () => {
  const turns = createCustomerTurns();
  const orders: (readonly string[])[] = [];
  for (const customer of ['a', 'b', 'a', 'c']) {
    const job = await turns.claim(({ served }) => {
      orders.push(served);
      return Promise.resolve(createJob(customer));
    });
    if (job !== undefined) turns.release(job);
  }
  expect(orders).toEqual([[], ['a'], ['a', 'b'], ['b', 'a']]);
});
