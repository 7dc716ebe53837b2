import { expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { requestEstimate } from './index.js';

const it = test
  .extend('request', ({ database }) =>
    (consignmentId: string) =>
      database.inTenant(kowhaiScope, (tx) => requestEstimate(tx, { ...kowhaiScope, consignmentId }, testNow)))
  .extend(
    'jobs',
    ({ database }) =>
      () =>
        database.inTenant(kowhaiScope, (tx) =>
          tx.selectFrom('jobs').select(['id', 'kind', 'attempts']).execute(),
        ),
  );

it.beforeEach(({ database }) => database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute()));

it('[QUOT-14] any number of saves make one job', async ({ database, request, jobs }) => {
  const id = await storeConsignment(database, { reference: 'TAS7000001', status: 'FINAL' });
  await request(id);
  await request(id);
  expect(await jobs()).toEqual([{ id, kind: 'price-estimate', attempts: 0 }]);
});

it.for(['DRAFT', 'CANCELLED'] as const)(
  '[QUOT-14] [CONS-09] %s is not priced',
  async (status, { database, request, jobs }) => {
    const id = await storeConsignment(database, {
      reference: status === 'DRAFT' ? 'TAS7000002' : 'TAS7000003',
      ...(status === 'DRAFT' ? {} : { status }),
    });
    await request(id);
    expect(await jobs()).toEqual([]);
  },
);

it('[QUOT-14] a job that has started is repeated, whoever runs it', async ({ database, request, jobs }) => {
  const id = await storeConsignment(database, { reference: 'TAS7000004', status: 'FINAL' });
  await request(id);
  await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ attempts: 1 }).execute());
  await request(id);
  expect(await jobs()).toEqual([{ id, kind: 'price-estimate', attempts: 2 }]);
});

it('[QUOT-14] a move to another status asks for an estimate', async ({ api, database, jobs }) => {
  const id = await storeConsignment(database, { reference: 'TAS7000005', status: 'FINAL' });
  const body = { statusCode: 'STAGED', references: ['TAS7000005'] };
  expect(await api.post('/api/v1/consignments/bulk/status', body)).toMatchObject({
    status: 200,
    body: { results: [{ messages: [{ userMessage: 'Staged' }] }] },
  });
  expect(await jobs()).toContainEqual({ id, kind: 'price-estimate', attempts: 0 });
});
