import { expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createExtras, extraIds } from '../testing/extras.js';
import { activeAccountId, inactiveAccountId, kowhaiSite, placeIn } from '../testing/fixtures.js';
import { createRates } from '../testing/rates.js';
import { worldId } from '../testing/world-rows.js';
import { runSql } from '../testing/run-sql.js';

const now = '2026-03-16T21:30:00Z';
const address = placeIn('Te Aro', 'Wellington', '6011');
const body = {
  priceDateTimeUtc: now,
  serviceType: 'GENERAL',
  siteId: kowhaiSite('AKL1').id,
  destination: address,
  units: [{ count: 2, itemTypeCode: 'PALLET', volume: 2.1, weight: 300 }],
};

const it = test.extend('quote', { scope: 'file' }, ({ api }) => (change: object = {}) => {
  return api.post('/api/v2/consignments/pricing/quote', { ...body, ...change });
});

it.beforeAll(async ({ database }) => {
  await createRates(database);
  await createExtras(database);
});

it('[CALL-48, QUOT-04, QUOT-12] prices freight, extras, fuel line by line, GST apart', async ({ quote }) => {
  const deliveryExtras = [
    { deliveryExtraId: extraIds.lift, quantityRequested: 1 },
    { deliveryExtraId: extraIds.wait, quantityRequested: 3 },
    { deliveryExtraId: extraIds.packaging, quantityRequested: 0 },
  ];
  const answer = await quote({ deliveryExtras });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      totalFreightPrice: 256.2,
      totalExtrasPrice: 80,
      totalSurchargesPrice: 0,
      totalFafPrice: 47.4,
      totalPrice: 383.6,
      deliveryExtrasDetails: [
        { code: 'TAILLIFT', name: 'Tail lift', quantityRequested: 1, price: 45 },
        { code: 'WAIT', name: 'Waiting time', quantityRequested: 3, price: 35 },
      ],
      surchargesDetails: [],
      price: {
        lines: [
          {
            kind: 'FREIGHT',
            code: 'GENERAL',
            name: 'Northland to Wellington, by weight',
            arithmetic: 'Chargeable 420 kg (volumetric) × $0.61 = $256.20',
            amount: 256.2,
          },
          expect.objectContaining({ kind: 'EXTRA', code: 'TAILLIFT', amount: 45 }),
          expect.objectContaining({ kind: 'EXTRA', code: 'WAIT', amount: 35 }),
          {
            kind: 'FAF',
            code: 'FAF',
            name: 'Fuel adjustment',
            arithmetic: '18.5% of freight $256.20 = $47.40',
            amount: 47.4,
          },
        ],
        subtotal: 383.6,
        gst: 57.54,
        total: 441.14,
        priceDateTimeUtc: '2026-03-16T21:30:00.000Z',
        tariffCode: 'TASMAN-2026-01',
        cardCode: 'GENERAL',
        fafPercent: 18.5,
        gstPercent: 15,
        chargeableWeight: 420,
      },
    },
  ]);
});

it('[QUOT-09, QUOT-13] the moment decides the tariff and the fuel adjustment in force', async ({ quote }) => {
  // Midnight of 19 March in Auckland.
  const before = await quote({ priceDateTimeUtc: '2026-03-18T10:59:59Z' });
  const after = await quote({ priceDateTimeUtc: '2026-03-18T11:00:00Z' });
  expect([before.body, after.body]).toMatchObject([
    { price: { tariffCode: 'TASMAN-2026-01', fafPercent: 18.5 } },
    { totalFreightPrice: 294, price: { tariffCode: 'TASMAN-2026-03', fafPercent: 20 } },
  ]);
});

it('[QUOT-04] [QUOT-06] [CONS-51] a surcharge has its own line and sum, the default account is charged, and what has no price says why', async ({
  quote,
}) => {
  const auckland = placeIn('Ponsonby', 'Auckland', '1011');
  const waiheke = placeIn('Oneroa', 'Waiheke Island', '1081');
  expect((await quote({ siteId: null, origin: auckland, destination: waiheke })).body).toMatchObject({
    totalSurchargesPrice: 35,
    surchargesDetails: [{ code: 'RURAL', name: 'Rural area (Waiheke Island)', price: 35 }],
  });
  const [named, left] = [await quote({ accountId: activeAccountId }), await quote({ accountId: null })];
  expect(left.body).toEqual(named.body);
  for (const [change, message] of [
    [{ siteId: null, origin: waiheke }, 'No rate from Waiheke Island to Wellington for General freight'],
    [{ priceDateTimeUtc: '2025-12-01T00:00:00Z' }, 'There are no rates for this day yet'],
  ] as const) {
    expect(await quote(change)).toMatchObject({
      status: 422,
      body: { detail: message, problems: [{ id: 'QUOT-06', path: '', message }] },
    });
  }
});

it('[QUOT-03] what is missing is named, field by field', async ({ quote }) => {
  const answer = await quote({ siteId: null, destination: { ...address, suburb: ' ', country: null } });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    {
      detail: 'Please complete all required fields',
      problems: [
        { id: 'QUOT-03', path: 'siteId' },
        { id: 'QUOT-03', path: 'destination/suburb', message: 'Suburb is required' },
        { id: 'QUOT-03', path: 'destination/country', message: 'Country is required' },
      ],
    },
  ]);
});

it("[QUOT-03, PART-01] addresses are refused where custom participants aren't allowed", async ({ apiAs }) => {
  const harbour = await apiAs('harbour');
  const answer = await harbour.post('/api/v2/consignments/pricing/quote', body);
  expect(answer.body).toMatchObject({
    problems: [{ id: 'QUOT-03', path: 'destinationSiteId', message: 'Choose a receiver site' }],
  });
});

it.for([
  ['a site of another customer', { siteId: worldId(4711) }, 'PART-01', 'siteId'],
  ['an unknown service type', { serviceType: 'TELEPORT' }, 'CONS-45', 'serviceType'],
  [
    'an unknown package type',
    { units: [{ ...body.units[0], itemTypeCode: 'BOX' }] },
    'FRGT-03',
    'units/0/itemTypeCode',
  ],
  ['an inactive account', { accountId: inactiveAccountId }, 'CONS-45', 'accountId'],
  [
    'two of a switch',
    { deliveryExtras: [{ deliveryExtraId: extraIds.lift, quantityRequested: 2 }] },
    'XTRA-04',
    'deliveryExtras/0/quantityRequested',
  ],
  [
    'an extra of another service',
    { deliveryExtras: [{ deliveryExtraId: extraIds.overnight, quantityRequested: 1 }] },
    'XTRA-06',
    'deliveryExtras/0/deliveryExtraId',
  ],
  ['a moment long ago', { priceDateTimeUtc: '2023-01-01T00:00:00Z' }, 'QUOT-09', 'priceDateTimeUtc'],
  ['a moment far ahead', { priceDateTimeUtc: '2027-06-01T00:00:00Z' }, 'QUOT-09', 'priceDateTimeUtc'],
] as const)('[CALL-48] [QUOT-09] %s', async ([_what, change, id, path], { quote }) => {
  const answer = await quote(change);
  expect([answer.status, answer.body]).toMatchObject([422, { problems: [{ id, path }] }]);
});

it('[QUOT-14] an extra that completes by default is charged, unless it is 0', async ({ database, quote }) => {
  const setDefault = (default_instruction: 'INCLUDED' | 'EXCLUDED') =>
    runSql(database)`
      update delivery_extras set default_instruction = ${default_instruction} where id = ${extraIds.packaging}`;
  await setDefault('INCLUDED');
  const refused = await quote();
  const none = await quote({
    deliveryExtras: [{ deliveryExtraId: extraIds.packaging, quantityRequested: 0 }],
  });
  await setDefault('EXCLUDED');
  expect([refused.body, none.body]).toMatchObject([
    { detail: 'No price for Packaging taken away with General freight' },
    { totalExtrasPrice: 0 },
  ]);
});
