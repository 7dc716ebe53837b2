import type { StatusCode } from '@consign/domain/status';
import { expect } from 'vitest';

import { savePrice } from '../../pricing/consignment-price-store.js';
import type { Pricing } from '../../pricing/engine/price.js';
import { saveReportedPrice } from '../../pricing/reported-price.js';
import { searchPath, test } from '../../testing/api-test.js';
import { kowhaiScope, kowhaiSiteIds, withoutPrices } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { storeConsignment } from '../../testing/store-consignment.js';

interface Case {
  readonly reference: string;
  readonly status?: StatusCode;
  /** Cents; null where no price could be made. */
  readonly estimate?: number | null;
  /** Cents without FAF, which is $15.00. */
  readonly confirmed?: number;
}

const cases: readonly Case[] = [
  { reference: 'TAS5400001', estimate: 10_000, confirmed: 11_000 },
  { reference: 'TAS5400002', estimate: 10_000, confirmed: 10_500 },
  { reference: 'TAS5400003', estimate: null },
  { reference: 'TAS5400004' },
  { reference: 'TAS5400005', status: 'DRAFT' },
  { reference: 'TAS5400006', status: 'CANCELLED' },
  { reference: 'TAS5400007', estimate: 0, confirmed: 2000 },
  { reference: 'TAS5400008', estimate: 10_000 },
  { reference: 'TAS5400009', status: 'DRAFT', estimate: 10_000, confirmed: 20_000 },
];

const it = test
  .extend('find', ({ search }) =>
    async (price: object | null) =>
      (await search({ price })).results.map(({ reference }) => reference.slice(-1)))
  /** Calls as a user who may not see prices. */
  .extend('others', ({ apiAs }) => apiAs('manager', withoutPrices));

it.beforeAll(async ({ database }) => {
  for (const { reference, status = 'DELIVERED', estimate, confirmed } of cases) {
    const consignmentId = await storeConsignment(database, { reference, status });
    const key = { ...kowhaiScope, consignmentId };
    await database.inTenant(kowhaiScope, async (tx) => {
      if (estimate !== undefined)
        await savePrice(tx, key, 'ESTIMATE', {
          pricedAt: testNow,
          inputVersion: 'test',
          pricing: toPricing(estimate),
        });
      const amounts = { freight: confirmed ?? 0, extras: 0, surcharges: 0, faf: 1500 };
      const reported = { ...amounts, chargeableWeight: null, reasons: {} };
      if (confirmed !== undefined) await saveReportedPrice(tx, key, reported, testNow);
    });
  }
});

function toPricing(amount: number | null): Pricing {
  if (amount === null) return { ok: false, none: { reason: 'There is no rate', detail: 'card C' } };
  const lines = [{ kind: 'FREIGHT', code: 'F', name: 'By weight', arithmetic: '', amount } as const];
  const card = { tariffCode: 'STANDARD', cardCode: 'C', fuelPercentSteps: 0, chargeableWeight: null };
  return { ok: true, price: { lines, subtotal: amount, gst: 0, total: amount, ...card } };
}

it('[LIST-82] a search finds by price: none yet, or confirmed above the estimate', async ({ find }) => {
  expect(await find(null)).toHaveLength(cases.length);
  expect(await find({ kind: 'NO_PRICE' })).toEqual(['3', '4']);
  expect(await find({ kind: 'ABOVE_BY_DOLLARS', atLeast: 10 })).toEqual(['1', '7']);
  expect(await find({ kind: 'ABOVE_BY_DOLLARS', atLeast: 10.01 })).toEqual(['7']);
  expect(await find({ kind: 'ABOVE_BY_PERCENT', atLeast: 5 })).toEqual(['1', '2']);
  expect(await find({ kind: 'ABOVE_BY_PERCENT', atLeast: 5.1 })).toEqual(['1']);
});

it('[LIST-82] refuses a wrong amount, and any price without the permission', async ({ api, others }) => {
  const siteIds = kowhaiSiteIds;
  const unknown = { kind: 'ABOVE_BY_DOLLARS', atLeast: null };
  expect(await api.post(searchPath, { siteIds, price: unknown })).toMatchObject({
    status: 422,
    body: { problems: [{ id: 'LIST-82', path: 'price/atLeast' }] },
  });
  const price = { kind: 'NO_PRICE' };
  for (const [path, asked] of [
    [searchPath, { siteIds, price }],
    [`${searchPath}/matching`, { siteIds, price }],
    [`${searchPath}/counts`, { siteIds, searches: [{ price }] }],
  ] as const)
    expect((await others.post(path, asked)).status).toBe(403);
});

it('[LIST-83] all that match have prices, if the user may see them', async ({ listMatching, others }) => {
  expect((await listMatching()).totals).toHaveProperty('prices', {
    estimated: { amount: 300, count: 4 },
    confirmed: { amount: 280, count: 3 },
    difference: { amount: 35, count: 3 },
  });
  expect((await listMatching({}, '', others)).totals).not.toHaveProperty('prices');
});

it.for([
  ['estimatedPrice', 'asc', '7128'],
  ['confirmedPrice', 'desc', '127'],
  ['priceDifference', 'asc', '217'],
  ['priceDifference', 'desc', '712'],
] as const)(
  '[LIST-84] the list sorts by %s, %s, consignments without the price last, for users who may see prices',
  async ([option, direction, order], { search, listMatching, others }) => {
    const query = `?sortOption=${option}&sortDirection=${direction}`;
    const { results } = await search({}, query);
    const { items } = await listMatching({}, query);
    for (const rows of [results, items]) {
      expect(rows).toHaveLength(cases.length);
      const numbers = rows.map(({ reference }) => reference.slice(-1)).join('');
      expect(numbers.slice(0, order.length)).toBe(order);
    }
    const refused = await others.post(`${searchPath}${query}`, { siteIds: kowhaiSiteIds });
    expect(refused.status).toBe(403);
  },
);
