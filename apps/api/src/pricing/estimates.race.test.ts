import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { hasServer } from '../testing/database.js';
import { goodItem, kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { createRates } from '../testing/rates.js';

const it = test.extend('consignment', { scope: 'file' }, async ({ api, createDraft, database }) => {
  await createRates(database);
  const path = await createDraft({
    requestedDeliveryDate: '2026-03-31T11:00:00Z',
    lineItems: [{ ...goodItem, volume: 1, weight: 100 }],
  });
  await api.put(`${path}/mark-as-ready`, {});
  return { path, pricesPath: `${path.replace('/v1/', '/v2/')}/prices` };
});

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('saves and estimates at the same time, on a PostgreSQL server', () => {
  it('[QUOT-14] the estimate has what was saved last', async ({ api, app, load, consignment, database }) => {
    const { path, pricesPath } = consignment;
    const [item] = (await load(path)).lineItems;
    for (let round = 0; round < 10; round += 1) {
      const weights = Array.from({ length: 6 }, (_none, index) => 200 + round * 100 + index * 10);
      await Promise.all([
        ...weights.map((weight) =>
          api.put(`${path}/line-items/${item?.id}`, { ...goodItem, volume: 1, weight }),
        ),
        ...Array.from({ length: 4 }, () => app.runDueJobs(testNow)),
      ]);
      await app.runDueJobs(testNow);
      const { estimatedPrice, totals } = await load(path);
      expect(estimatedPrice).toBe(Math.round(Math.max(totals.weight, 200) * 61) / 100);
      expect((await api.get(pricesPath)).body).toMatchObject({ isEstimating: false });
    }
    const left = await database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('jobs').where('kind', '=', 'price-estimate').selectAll().execute(),
    );
    expect(left).toEqual([]);
  });
});
