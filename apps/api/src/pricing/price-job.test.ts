import { getDay } from '@consign/domain/dates';
import { weightFromSteps } from '@consign/domain/freight';
import { expect } from 'vitest';

import { reportPriced } from '../changes/index.js';
import type { Tx } from '../database/database.js';
import { createLogger } from '../http/problems/logger.js';
import { claimJob, finishJob } from '../services/jobs/job-store.js';
import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { createRates, march } from '../testing/rates.js';
import { type StoredDraft, storeConsignment } from '../testing/store-consignment.js';
import { insertTariff } from './tariff-store.js';
import { worldId } from '../testing/world-rows.js';
import { tasman } from '../testing/world.js';
import { priceJob, requestEstimates } from './index.js';

let stored = 0;

const it = test
  .extend('jobs', ({ database }) =>
    () =>
      database.inTenant(kowhaiScope, (tx) =>
        tx.selectFrom('jobs').select(['id', 'kind', 'attempts']).execute(),
      ))
  .extend('price', ({ app, database }) => async (draft: Partial<StoredDraft>) => {
    stored += 1;
    const reference = `TAS71${String(stored).padStart(5, '0')}`;
    const consignmentId = await storeConsignment(database, { status: 'FINAL', reference, ...draft });
    const request = (at = testNow) =>
      database.inTenant(kowhaiScope, (tx) => requestEstimates(tx, kowhaiScope, [consignmentId], at));
    const run = async (at = testNow) => {
      await request(at);
      await app.runDueJobs(at);
      return database.inTenant(kowhaiScope, (tx) =>
        tx
          .selectFrom('consignment_prices')
          .selectAll()
          .where('consignment_id', '=', consignmentId)
          .orderBy('kind')
          .execute(),
      );
    };
    return { run, request, reference, consignmentId };
  });

it.beforeAll(({ database }) => createRates(database));
it.beforeEach(({ database }) => database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute()));

const nowhere = {
  id: worldId(969_999),
  streetNumber: '1',
  street: 'Dee Street',
  suburb: 'Gladstone',
  state: null,
  city: 'Invercargill',
  country: 'New Zealand',
  postcode: '9810',
  latitude: null,
  longitude: null,
  region: null,
};
const items = [{ weight: weightFromSteps(100_000) }];

it('[QUOT-14] [QUOT-05] once staged, the tariff and the fuel rate of that day count', async ({ price }) => {
  const statusAt = new Date('2026-03-12T00:00:00Z');
  const { run } = await price({ items, status: 'STAGED', statusAt });
  const nextWeek = new Date('2026-03-24T00:00:00Z');
  expect(await run(nextWeek)).toMatchObject([{ tariff_code: 'TASMAN-2026-01', priced_at: statusAt }]);
  const { run: runReady } = await price({ items });
  expect(await runReady(nextWeek)).toMatchObject([{ tariff_code: 'TASMAN-2026-03', amount_cents: 70_000 }]);
});

it('[QUOT-14] what had no price keeps the reason until a tariff is loaded', async ({ database, price }) => {
  const { run } = await price({ receiver: { siteId: null, address: nowhere } });
  const [first] = await run();
  expect(first).toMatchObject({
    amount_cents: null,
    price: null,
    reason: 'No rate from Whangārei to Invercargill for General freight',
  });
  const hour = 3_600_000;
  const later = new Date(testNow.getTime() + 2 * hour);
  expect(await run(later)).toEqual([first]);
  await database.asSchemaOwner(kowhaiScope, (tx) =>
    insertTariff(
      tx,
      tasman.id,
      { ...march, code: 'LATER', effectiveFrom: getDay('2027-01-01') },
      new Date(testNow.getTime() + hour),
    ),
  );
  expect(await run(later)).toMatchObject([{ priced_at: later }]);
});

it('[QUOT-14] a save during the job of an estimate is estimated too', async ({ app, database, price }) => {
  const { consignmentId, request, run } = await price({ items });
  const inTenant = <T>(act: (tx: Tx) => Promise<T>) => database.inTenant(kowhaiScope, act);
  await request();
  const claim = { now: testNow, leaseUntil: new Date(testNow.getTime() + 60_000), served: [], busy: [] };
  const job = await database.asSystem((tx) => claimJob(tx, { ...claim, kinds: ['price-estimate'] }));
  if (job === undefined) throw new Error('There is no job to claim');
  await priceJob({ database, log: createLogger('silent'), reportPriced }).run(job, testNow);
  await inTenant(async (tx) => {
    await tx
      .updateTable('line_items')
      .set({ weight_steps: weightFromSteps(200_000) })
      .where('consignment_id', '=', consignmentId)
      .execute();
    await requestEstimates(tx, kowhaiScope, [consignmentId], testNow);
  });
  expect(await inTenant((tx) => finishJob(tx, job))).toBe(false);
  await app.runDueJobs(testNow);
  expect(await run()).toMatchObject([{ amount_cents: 122_000 }]);
});

it('[QUOT-14] [CONS-09] any number of saves make one job, which is repeated once it has started; a Draft makes none', async ({
  database,
  jobs,
  price,
}) => {
  for (const draft of [{ status: 'DRAFT' }, { status: 'CANCELLED' }] as const) {
    const { request } = await price(draft);
    await request();
    expect(await jobs()).toEqual([]);
  }
  const { request, consignmentId: id } = await price({});
  await request();
  await request();
  expect(await jobs()).toEqual([{ id, kind: 'price-estimate', attempts: 0 }]);
  await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ attempts: 1 }).execute());
  await request();
  expect(await jobs()).toEqual([{ id, kind: 'price-estimate', attempts: 2 }]);
});

it('[QUOT-14] a move to another status asks for an estimate', async ({ api, jobs, price }) => {
  const { consignmentId: id, reference } = await price({});
  const body = { statusCode: 'STAGED', references: [reference] };
  expect(await api.post('/api/v1/consignments/bulk/status', body)).toMatchObject({
    status: 200,
    body: { results: [{ messages: [{ userMessage: 'Staged' }] }] },
  });
  expect(await jobs()).toContainEqual({ id, kind: 'price-estimate', attempts: 0 });
});
