import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { openCounter } from '../testing/count-statements.js';
import { test } from '../testing/api-test.js';
import { createExtras } from '../testing/extras.js';
import { kowhaiSite, placeIn } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { createRates } from '../testing/rates.js';

type Cell = components['schemas']['ComparedQuote'];

const body = {
  // Tuesday 17 March, 10:30 in Auckland.
  priceDateTimeUtc: '2026-03-16T21:30:00Z',
  fromDate: '2026-03-17',
  serviceTypes: ['OVERNIGHT', 'GENERAL'],
  origin: placeIn('Ponsonby', 'Auckland', '1011'),
  destination: placeIn('Te Aro', 'Wellington', '6011'),
  units: [{ count: 2, itemTypeCode: 'PALLET', volume: 1, weight: 300 }],
};

const path = '/api/v2/consignments/pricing/comparison';

const it = test.extend('compare', { scope: 'file' }, ({ api }) => async (change: object = {}) => {
  const answer = await api.post(path, { ...body, ...change });
  return { ...answer, quotes: (answer.body as { quotes?: Cell[] }).quotes ?? [] };
});

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  await createRates(database);
  await createExtras(database);
});

const show = ({ serviceType, pickupDate, deliveryDate, price, reason, isCheapest, isFastest }: Cell) =>
  [
    serviceType.code,
    pickupDate,
    `to ${deliveryDate ?? '-'}`,
    price === null ? reason : `$${price.subtotal} ${price.tariffCode} ${price.fafPercent}%`,
    ...(isCheapest ? ['cheapest'] : []),
    ...(isFastest ? ['fastest'] : []),
  ].join(' ');

it('[CALL-104] [QUOT-10] prices seven days of pickup for each service type, by the tariff of each day, as a quote of that moment is', async ({
  api,
  compare,
}) => {
  const { status, quotes } = await compare();
  expect([status, quotes.map(show)]).toEqual([
    200,
    [
      'OVERNIGHT 2026-03-17 to 2026-03-18 $650.57 TASMAN-2026-01 18.5% fastest',
      'OVERNIGHT 2026-03-18 to 2026-03-19 $650.57 TASMAN-2026-01 18.5%',
      // Wellington is closed on Friday 20 March and works on Saturday instead.
      'OVERNIGHT 2026-03-19 to 2026-03-21 $658.8 TASMAN-2026-03 20%',
      'OVERNIGHT 2026-03-20 to 2026-03-21 $658.8 TASMAN-2026-03 20%',
      'OVERNIGHT 2026-03-21 to 2026-03-23 $658.8 TASMAN-2026-03 20%',
      'OVERNIGHT 2026-03-22 to - Closed: weekend',
      'OVERNIGHT 2026-03-23 to 2026-03-24 $658.8 TASMAN-2026-03 20%',
      'GENERAL 2026-03-17 to 2026-03-19 $216.86 TASMAN-2026-01 18.5% cheapest',
      'GENERAL 2026-03-18 to 2026-03-23 $216.86 TASMAN-2026-01 18.5% cheapest',
      'GENERAL 2026-03-19 to 2026-03-24 $252 TASMAN-2026-03 20%',
      'GENERAL 2026-03-20 to 2026-03-24 $252 TASMAN-2026-03 20%',
      'GENERAL 2026-03-21 to - Closed: weekend',
      'GENERAL 2026-03-22 to - Closed: weekend',
      'GENERAL 2026-03-23 to 2026-03-25 $252 TASMAN-2026-03 20%',
    ],
  ]);
  const friday = quotes.find(
    (each) => each.serviceType.code === 'GENERAL' && each.pickupDate === '2026-03-20',
  );
  const { fromDate: _from, serviceTypes: _types, ...quote } = body;
  const priceDateTimeUtc = friday?.price?.priceDateTimeUtc;
  expect(priceDateTimeUtc).toBe('2026-03-19T11:00:00.000Z');
  const asked = { ...quote, serviceType: 'GENERAL', priceDateTimeUtc };
  const answer = await api.post('/api/v2/consignments/pricing/quote', asked);
  expect(answer.body).toMatchObject({ price: friday?.price });
});

it('[QUOT-10] [QUOT-06] [DATE-09] a day without pickup, delivery or rate says why; an extra that a service lacks is left out', async ({
  compare,
}) => {
  const general = { serviceTypes: ['GENERAL'] };
  const late = await compare({ ...general, priceDateTimeUtc: '2026-03-17T02:00:00Z' });
  expect(late.quotes.slice(0, 2).map(show)).toEqual([
    'GENERAL 2026-03-17 to - After the 2 pm cut-off',
    'GENERAL 2026-03-18 to 2026-03-23 $216.86 TASMAN-2026-01 18.5% cheapest fastest',
  ]);
  const passed = await compare({ ...general, fromDate: '2026-03-16' });
  expect(passed.quotes[0]).toMatchObject({ price: null, reason: 'This day has passed' });
  // Where the calendar says nothing the delivery is unknown, and the price is not.
  const { quotes } = await compare({ ...general, siteId: kowhaiSite('AKL1').id });
  expect(quotes.map(({ deliveryDate, price, reason }) => [deliveryDate, price === null, reason])).toEqual(
    Array.from({ length: 7 }, () => [null, false, null]),
  );
  const nowhere = await compare({
    destination: placeIn('Town', 'Kaikōura', '7300'),
    serviceTypes: ['OVERNIGHT'],
  });
  expect(nowhere.quotes[0]).toMatchObject({
    price: null,
    reason: 'No rate from Auckland to Kaikōura for Overnight',
  });
  const lifted = await compare({ deliveryExtras: [{ deliveryExtraCode: 'TAILLIFT', quantityRequested: 1 }] });
  expect([lifted.quotes[0], lifted.quotes[7]]).toMatchObject([
    { price: { subtotal: 650.57 } },
    { price: { subtotal: 261.86 } },
  ]);
});

it.for([
  ['an unknown service type', { serviceTypes: ['GENERAL', 'X'] }, 'CONS-45', 'serviceTypes/1'],
  [
    'two of a switch',
    { deliveryExtras: [{ deliveryExtraCode: 'TAILLIFT', quantityRequested: 2 }] },
    'XTRA-04',
    'deliveryExtras/0/quantityRequested',
  ],
  ['days long ago', { fromDate: '2020-01-01' }, 'QUOT-10', 'fromDate'],
  ['no place', { origin: null }, 'QUOT-03', 'siteId'],
] as const)('[CALL-104] refuses %s', async ([_what, change, id, at], { compare }) => {
  const { status, body: refused } = await compare(change);
  expect([status, refused]).toMatchObject([422, { problems: [{ id, path: at }] }]);
});

it('[CALL-104] [QUOT-10] reads no more for many cells than for few', async ({ database }) => {
  const count = await openCounter(database);
  const countFor = (...serviceTypes: string[]) => count(path, { ...body, serviceTypes });
  await countFor('GENERAL');
  const few = await countFor('GENERAL');
  expect(await countFor('GENERAL', 'OVERNIGHT')).toBe(few);
  expect(few).toBeLessThanOrEqual(16);
});
