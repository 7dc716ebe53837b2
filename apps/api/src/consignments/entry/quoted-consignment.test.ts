import { getDay } from '@consign/domain/dates';
import { expect } from 'vitest';

import { insertTariff } from '../../pricing/tariff-store.js';
import { test } from '../../testing/api-test.js';
import { createExtras, extraIds } from '../../testing/extras.js';
import {
  countConsignments,
  createdPath,
  draftBody,
  goodItem,
  kowhaiScope,
  kowhaiSite,
} from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { createRates, dearer } from '../../testing/rates.js';
import { tasman } from '../../testing/world.js';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * HOUR_MS).toISOString();
const { accountId: _account, ...draft } = draftBody;
const deliveryExtras = [{ deliveryExtraId: extraIds.wait, quantityRequested: 3 }];
const full = {
  ...draft,
  requestedDeliveryDate: '2026-03-31T11:00:00Z',
  lineItems: [{ ...goodItem, volume: 1, weight: 300 }],
  deliveryExtras,
};
const asked = {
  serviceType: draft.serviceType,
  siteId: kowhaiSite('AKL1').id,
  destinationSiteId: kowhaiSite('WLG1').id,
  units: [{ count: 2, itemTypeCode: 'PALLET', volume: 1, weight: 300, length: 1.2, width: 1, height: 1.2 }],
  deliveryExtras,
};

const it = test
  .extend('quoteAt', { scope: 'file' }, ({ api }) => async (priceDateTimeUtc: string) => {
    const answer = await api.post('/api/v2/consignments/pricing/quote', { ...asked, priceDateTimeUtc });
    const { totalPrice, price } = answer.body as { totalPrice: number; price: object };
    return { quote: { priceDateTimeUtc, totalPrice }, price };
  })
  .extend('create', { scope: 'file' }, ({ api }) => async (quote: object | null, change: object = {}) => {
    return api.post('/api/v2/consignments/full', { ...full, ...change, quote });
  });

it.beforeAll(async ({ database }) => {
  await createRates(database);
  await createExtras(database);
});

it('[QUOT-07] [QUOT-11] the consignment keeps the quote that it came from, also as a Draft, but not at another total', async ({
  api,
  create,
  quoteAt,
}) => {
  const { quote, price } = await quoteAt(hoursAgo(1));
  expect(quote.totalPrice).toBe(183 + 35 + 33.86);
  const made = await create(quote);
  expect(made.status).toBe(201);
  const reference = createdPath(made).split('/').at(-1);
  const { body } = await api.get(`/api/v2/consignments/${reference}/prices`);
  expect(body).toMatchObject({ quote: price, estimate: null, isEstimating: false });
  const unquoted = createdPath(await create(null)).replace('/v1/', '/v2/');
  expect((await api.get(`${unquoted}/prices`)).body).toMatchObject({ quote: null });
  const aCentLess = await create({ ...quote, totalPrice: quote.totalPrice - 0.01 });
  expect(aCentLess).toMatchObject({ status: 422, body: { problems: [{ id: 'QUOT-11', path: 'quote' }] } });
});

it.for([
  ['of more than a day ago', 25, {}, 'This quote is more than a day old. Get a new one.'],
  ['whose freight has changed', 1, { lineItems: [{ ...goodItem, volume: 1, weight: 301 }] }, null],
  ['whose service type has changed', 1, { serviceType: 'OVERNIGHT', deliveryExtras: [] }, null],
  ['whose extras have changed', 1, { deliveryExtras: [] }, null],
] as const)(
  '[QUOT-11] one %s is refused',
  async ([_what, hours, change, message], { create, database, quoteAt }) => {
    const { quote } = await quoteAt(hoursAgo(hours));
    const before = await countConsignments(database);
    const refused = await create(quote, change);
    const changed = 'The price has changed since this quote. Get a new one.';
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { detail: message ?? changed, problems: [{ id: 'QUOT-11', path: 'quote' }] },
    ]);
    expect(await countConsignments(database)).toBe(before);
  },
);

it('[QUOT-11] [QUOT-13] a later tariff does not change the quote', async ({ create, database, quoteAt }) => {
  const { quote } = await quoteAt(hoursAgo(2));
  const tariff = { ...dearer, code: 'TASMAN-2026-02', effectiveFrom: getDay('2026-02-01') };
  await database.asSchemaOwner(kowhaiScope, (tx) =>
    insertTariff(tx, tasman.id, tariff, new Date(testNow.getTime() - HOUR_MS)),
  );
  const { quote: newer } = await quoteAt(hoursAgo(0.5));
  expect(newer.totalPrice).toBeGreaterThan(quote.totalPrice);
  expect((await create(quote)).status).toBe(201);
  expect((await create({ ...newer, totalPrice: quote.totalPrice })).status).toBe(422);
});
