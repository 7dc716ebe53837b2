import { readCsv } from '@consign/domain/csv';
import { expect } from 'vitest';

import { savePrice } from '../../pricing/consignment-price-store.js';
import type { Pricing } from '../../pricing/engine/price.js';
import { saveReportedPrice } from '../../pricing/reported-price.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope, kowhaiSite, withoutPrices } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const estimate: Pricing = {
  ok: true,
  price: {
    lines: [
      { kind: 'FREIGHT', code: 'F', name: 'By weight', arithmetic: '', amount: 123_400 },
      { kind: 'EXTRA', code: 'TAILLIFT', name: 'Tail lift', arithmetic: '', amount: 2500 },
      { kind: 'EXTRA', code: 'HANDS', name: 'Two hands', arithmetic: '', amount: 1500 },
    ],
    subtotal: 127_400,
    gst: 19_110,
    total: 146_510,
    tariffCode: 'STANDARD',
    cardCode: 'C',
    fuelPercentSteps: 0,
    chargeableWeight: null,
  },
};
const none: Pricing = { ok: false, none: { reason: 'There is no rate to this suburb', detail: 'card C' } };
const known = ['TAS5300001', 'TAS5300002', 'TAS5300003', 'TAS5300004', 'TAS5300005'];

const it = test.extend('download', ({ apiAs }) =>
  async (path: string, body: object, may?: readonly string[]) => {
    const answer = await (await apiAs('manager', may)).post(path, body);
    const [head = [], ...rows] = answer.status === 200 ? readCsv(answer.text) : [];
    return {
      status: answer.status,
      headers: answer.headers,
      text: answer.text,
      rows: rows.map((cells) => new Map(head.map((title, index) => [title, cells[index]]))),
    };
  });

it.beforeAll(async ({ database }) => {
  for (const [index, reference] of known.entries()) {
    const status = index === 3 ? 'DRAFT' : 'DELIVERED';
    const id = await storeConsignment(database, { reference, status });
    const key = { ...kowhaiScope, consignmentId: id };
    const made = { pricedAt: testNow, inputVersion: 'test' };
    await database.inTenant(kowhaiScope, async (tx) => {
      if (index === 4) return;
      await savePrice(tx, key, 'ESTIMATE', { ...made, pricing: index === 2 ? none : estimate });
      await savePrice(tx, key, 'QUOTE', { ...made, pricing: estimate });
      const amounts = { freight: 120_000, extras: 0, surcharges: 700, faf: 10_000 };
      const reported = { ...amounts, chargeableWeight: null, reasons: {} };
      if (index === 1) await saveReportedPrice(tx, key, reported, testNow);
    });
  }
});

const prices = [
  'Estimated (NZD excl. GST and FAF)',
  'Confirmed (NZD excl. GST)',
  'Difference (NZD excl. GST and FAF)',
  'Freight (NZD excl. GST)',
  'Extras (NZD excl. GST)',
  'Surcharges (NZD excl. GST)',
  'FAF (NZD excl. GST)',
  'GST (NZD)',
  'Total (NZD incl. GST)',
  'Price',
  'Tariff',
  'Why No Price',
];
const extract = '/api/v1/data/extracts/consignments/activity';
const period = { startDateUtc: '2026-03-09T11:00:00Z', endDateUtc: '2026-03-16T11:00:00Z' };

it.for([
  ['the list', '/api/v1/data/export/consignments', { format: 'csv', references: known }],
  [
    'a search',
    '/api/v1/data/export/consignments',
    { format: 'csv', searchParameters: { siteIds: [kowhaiSite('AKL1').id] } },
  ],
  ['the extract', extract, { dateType: 'Creation', ...period, siteIds: [kowhaiSite('AKL1').id] }],
] as const)(
  '[EXTR-16] the file of %s has the prices of each consignment, for users who may see them',
  async ([, path, body], { download }) => {
    const { rows } = await download(path, body);
    expect(rows.map((row) => prices.map((title) => row.get(title)).join(','))).toEqual([
      '1274.00,,,1234.00,40.00,0.00,0.00,191.10,1465.10,Estimated,STANDARD,',
      '1274.00,1307.00,-67.00,1200.00,0.00,7.00,100.00,196.05,1503.05,Confirmed,STANDARD,',
      ',,,,,,,,,,,There is no rate to this suburb',
      ',,,,,,,,,,,A draft has no price yet',
      ',,,,,,,,,,,',
    ]);
    const { status, text } = await download(path, body, withoutPrices);
    expect(status).toBe(200);
    expect(text).not.toMatch(/NZD|GST|Tariff|Price|1274|STANDARD|no rate/u);
  },
);

it('[EXTR-17] the extract and the file of the list can have a row for each line of a price, for users who may see them', async ({
  download,
}) => {
  const body = { dateType: 'Creation', ...period, siteIds: [kowhaiSite('AKL1').id], rowPer: 'PRICE_LINE' };
  const { rows, headers } = await download(extract, body);
  const titles = ['Consignment', 'Price', 'Line', 'Name', 'Amount (NZD excl. GST)', 'Tariff', 'Why No Price'];
  expect(rows.map((row) => titles.map((title) => row.get(title)))).toEqual([
    ['TAS5300001', 'Estimated', 'Freight', 'By weight', '1234.00', 'STANDARD', ''],
    ['TAS5300001', 'Estimated', 'Extra', 'Tail lift', '25.00', 'STANDARD', ''],
    ['TAS5300001', 'Estimated', 'Extra', 'Two hands', '15.00', 'STANDARD', ''],
    ['TAS5300002', 'Confirmed', 'Freight', 'Freight', '1200.00', 'STANDARD', ''],
    ['TAS5300002', 'Confirmed', 'Surcharge', 'Surcharges', '7.00', 'STANDARD', ''],
    ['TAS5300002', 'Confirmed', 'FAF', 'Fuel adjustment', '100.00', 'STANDARD', ''],
    ['TAS5300003', '', '', '', '', '', 'There is no rate to this suburb'],
    ['TAS5300004', '', '', '', '', '', 'A draft has no price yet'],
    ['TAS5300005', '', '', '', '', '', ''],
  ]);
  expect(headers).not.toHaveProperty('x-total-count');
  expect((await download(extract, body, withoutPrices)).status).toBe(403);

  const list = '/api/v1/data/export/consignments';
  const searchParameters = { siteIds: [kowhaiSite('AKL1').id] };
  for (const what of [{ references: known }, { searchParameters }]) {
    const asked = { format: 'csv', rowPer: 'PRICE_LINE', ...what };
    const lines = await download(list, asked);
    expect(lines.rows.map((row) => [...row])).toEqual(rows.map((row) => [...row]));
    expect(lines.headers).not.toHaveProperty('x-total-count');
    expect((await download(list, asked, withoutPrices)).status).toBe(403);
  }
});

it('[LIST-81] a page of the list has prices for users who may see prices', async ({ apiAs, search }) => {
  const { results } = await search({ references: known });
  expect(results.map((row) => [row.estimatedPrice, row.confirmedPrice, row.confirmedFafPrice])).toEqual([
    [1274, null, null],
    [1274, 1307, 100],
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
  const others = await search({ references: known }, '', await apiAs('manager', withoutPrices));
  expect(others.results).toHaveLength(known.length);
  expect(JSON.stringify(others)).not.toMatch(/price/iu);
});
