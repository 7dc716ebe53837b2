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
import { priceJob, requestEstimate } from './index.js';

let stored = 0;

const it = test.extend('price', ({ app, database }) =>
  async (draft: Partial<StoredDraft>, now = testNow) => {
    stored += 1;
    const reference = `TAS71${String(stored).padStart(5, '0')}`;
    const consignmentId = await storeConsignment(database, { status: 'FINAL', reference, ...draft });
    const run = async (at = now) => {
      await database.inTenant(kowhaiScope, (tx) =>
        requestEstimate(tx, { ...kowhaiScope, consignmentId }, at),
      );
      await app.runDueJobs(at);
      const rows = await database.inTenant(kowhaiScope, (tx) =>
        tx
          .selectFrom('consignment_prices')
          .selectAll()
          .where('consignment_id', '=', consignmentId)
          .orderBy('kind')
          .execute(),
      );
      return rows;
    };
    return { run, consignmentId };
  });

it.beforeAll(({ database }) => createRates(database));

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

it('[QUOT-14] [QUOT-05] an estimate is made without the fuel adjustment, by the tariff of now', async ({
  price,
}) => {
  const { run } = await price({ items });
  expect(await run()).toMatchObject([
    {
      kind: 'ESTIMATE',
      amount_cents: 61_000,
      tariff_code: 'TASMAN-2026-01',
      fuel_percent_steps: null,
      reason: null,
      price: { lines: [{ kind: 'FREIGHT', amount: 61_000 }] },
      priced_at: testNow,
    },
  ]);
});

it('[QUOT-14] once staged, the tariff and the fuel adjustment of that day count', async ({ price }) => {
  const statusAt = new Date('2026-03-12T00:00:00Z');
  const { run } = await price({ items, status: 'STAGED', statusAt });
  const nextWeek = new Date('2026-03-24T00:00:00Z');
  expect(await run(nextWeek)).toMatchObject([{ tariff_code: 'TASMAN-2026-01', priced_at: statusAt }]);
  const { run: runReady } = await price({ items });
  expect(await runReady(nextWeek)).toMatchObject([{ tariff_code: 'TASMAN-2026-03', amount_cents: 70_000 }]);
});

it('[QUOT-14] a delivery is confirmed with the fuel adjustment of the day of staging', async ({ price }) => {
  const statusAt = new Date('2026-03-12T00:00:00Z');
  const { run } = await price({ items, status: 'DELIVERED', statusAt });
  expect(await run()).toMatchObject([
    { kind: 'CONFIRMED', amount_cents: 72_285, tariff_code: 'TASMAN-2026-01', fuel_percent_steps: 1850 },
  ]);
});

it('[QUOT-14] what cannot be priced keeps the reason, and what the operator has to look at', async ({
  price,
}) => {
  const { run } = await price({ receiver: { siteId: null, address: nowhere } });
  expect(await run()).toMatchObject([
    { amount_cents: null, price: null, reason: 'No rate from Whangārei to Invercargill for General freight' },
  ]);
});

it('[QUOT-14] what could not be priced is tried again once another tariff is loaded', async ({
  database,
  price,
}) => {
  const { run } = await price({ receiver: { siteId: null, address: nowhere } });
  const [first] = await run();
  const hour = 3_600_000;
  const later = new Date(testNow.getTime() + 2 * hour);
  expect(await run(later)).toEqual([first]);
  await database.asOwner(kowhaiScope, (tx) =>
    insertTariff(
      tx,
      tasman.id,
      { ...march, code: 'LATER', effectiveFrom: getDay('2027-01-01') },
      new Date(testNow.getTime() + hour),
    ),
  );
  expect(await run(later)).toMatchObject([{ priced_at: later }]);
});

it('[QUOT-14] a save between an estimate and the end of its job is estimated, too', async ({
  app,
  database,
  price,
}) => {
  const { consignmentId, run } = await price({ items });
  const key = { ...kowhaiScope, consignmentId };
  const inTenant = <T>(act: (tx: Tx) => Promise<T>) => database.inTenant(kowhaiScope, act);
  await inTenant((tx) => requestEstimate(tx, key, testNow));
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
    await requestEstimate(tx, key, testNow);
  });
  expect(await inTenant((tx) => finishJob(tx, job))).toBe(false);
  await app.runDueJobs(testNow);
  expect(await run()).toMatchObject([{ amount_cents: 122_000 }]);
});
