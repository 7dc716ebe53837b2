import { readFileSync } from 'node:fs';

import { lengthFromCentimetres, volumeFromSteps } from '@consign/domain/freight';
import { formatCents } from '@consign/domain/pricing';
import type { QuoteUnit } from '@consign/domain/rules';
import { expect, it } from 'vitest';

import { kg, priceRequest, pricedItem } from '../../testing/sample-tariff.js';
import { priceConsignment } from '../engine/price-consignment.js';
import type { PriceRequest } from '../engine/price.js';
import type { Tariff } from '../engine/tariff.js';
import { parseTariffFile } from './parse-tariff-file.js';

const guide = readFileSync(new URL('../../../../../docs/TARIFFS.md', import.meta.url), 'utf8');
const files = [...guide.matchAll(/^```yaml\n(.*?)^```$/gmsu)].map(([, text = '']) =>
  parseTariffFile(new TextEncoder().encode(text)),
);

function getTariff(): Tariff {
  const [first] = files;
  if (first?.ok !== true || first.file.kind !== 'tariff') throw new Error(JSON.stringify(first));
  return first.file.tariff;
}

const at = (postcode: string, city = '') => ({ suburb: null, city, postcode });
const home = { code: 'HOME', name: 'Home delivery', cubicFactor: null };
const item = (count: number, kilograms: number, volume: number, over: Partial<QuoteUnit> = {}) =>
  pricedItem({ count, weight: kg(kilograms), volume: volumeFromSteps(volume), length: null, ...over });
const extra = (code: string, quantity: number) => ({ code, name: code, quantity });

/** The guide's rows, each worked out by hand: the freight, its lines, the sums. */
const rows = guide.split('\n').map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
);

it('[QUOT-13] the files of the guide are right', () => {
  expect(files.map((file) => (file.ok ? file.file.kind : file.problems))).toEqual(['tariff', 'fuel']);
});

it.each<readonly [freight: string, request: Partial<PriceRequest>]>([
  ['2 pallets, 300 kg, 2.1 m³, Auckland to Wellington', {}],
  ['1 carton, 12 kg, 0.02 m³, Auckland to Wellington', { items: [item(1, 12, 200)] }],
  ['490 kg, 1 m³, Auckland to Wellington', { items: [item(1, 490, 10_000)] }],
  ['63 kg, 0.1 m³, within Auckland', { items: [item(1, 63, 1000)], destination: at('2013') }],
  [
    '80 kg, 0.6 m³, Auckland to Waiheke Island, which is rural',
    { items: [item(1, 80, 6000)], destination: at('1081', 'Waiheke Island') },
  ],
  ['2 pallets, 300 kg, 2.1 m³, Auckland to Wellington, account PAC-7', { accountCode: 'PAC-7' }],
  [
    '3 cartons, 45 kg, 0.9 m³, HOME, Auckland to a home in Wellington, tail lift, 3 carried inside',
    {
      serviceType: home,
      items: [item(3, 45, 9000)],
      isReceiverSite: false,
      extras: [extra('TAILLIFT', 1), extra('INSIDE', 3)],
    },
  ],
  [
    '1 crate of 2.4 m, 180 kg, 0.96 m³, and 1 drum of dangerous goods, 200 kg, 0.21 m³, Auckland to Wellington',
    {
      items: [
        item(1, 180, 9600, { length: lengthFromCentimetres(240) }),
        item(1, 200, 2100, { isDangerousGoods: true }),
      ],
    },
  ],
  [
    '25 kg, 0.05 m³, within Auckland, 45 minutes of waiting, 4 unloaded by hand',
    {
      items: [item(4, 25, 500)],
      destination: at('2013'),
      extras: [extra('WAIT', 3), extra('HANDUNLOAD', 4)],
    },
  ],
  [
    'Estimate of 2 cartons, 20 kg, 0.3 m³, HOME, within Auckland to a site at RD 3, postcode 0873',
    { serviceType: home, items: [item(2, 20, 3000)], destination: at('0873') },
  ],
])('[QUOT-12, FRGT-17] the guide prices %s', (freight, over) => {
  const fuel = freight.startsWith('Estimate') ? null : 1850;
  const pricing = priceConsignment(getTariff(), fuel, priceRequest(over));
  if (!pricing.ok) throw new Error(pricing.none.detail);
  const { lines, subtotal, gst, total } = pricing.price;
  const arithmetic = lines.map((line) => line.arithmetic).join('<br>');
  expect(rows).toContainEqual([freight, arithmetic, ...[subtotal, gst, total].map(formatCents)]);
  const paid = lines.map((line) => [...line.arithmetic.matchAll(/\$[\d,]+\.\d\d(?!\d)/gu)].map(String));
  for (const [index, { amount }] of lines.entries()) expect(paid[index]).toContain(formatCents(amount));
});

it('[QUOT-14] the guide quotes the reason of a lane without a rate', () => {
  const request = priceRequest({ origin: at('', 'Christchurch'), destination: at('1081', 'Waiheke Island') });
  const pricing = priceConsignment(getTariff(), 0, request);
  expect(pricing.ok ? '' : guide).toContain(pricing.ok ? 'a reason' : pricing.none.reason);
});
