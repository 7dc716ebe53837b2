import { readFileSync } from 'node:fs';

import { lengthFromCentimetres, volumeFromSteps } from '@consign/domain/freight';
import { formatCents } from '@consign/domain/pricing';
import { expect, it } from 'vitest';

import { kg, priceRequest, pricedItem } from '../../testing/sample-tariff.js';
import { priceConsignment } from '../engine/price-consignment.js';
import type { PricedItem, PriceRequest } from '../engine/price.js';
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
const item = (count: number, kilograms: number, volume: number, over: Partial<PricedItem> = {}) =>
  pricedItem({ count, weight: kg(kilograms), volume: volumeFromSteps(volume), length: null, ...over });
const extra = (code: string, quantity: number) => ({ code, name: code, quantity });

type Worked = readonly [
  freight: string,
  request: Partial<PriceRequest>,
  fuel: number | null,
  lines: readonly (readonly [cents: number, arithmetic: string])[],
  subtotal: number,
  gst: number,
  total: number,
];

// Worked out by hand.
const prices: readonly Worked[] = [
  [
    '2 pallets, 300 kg, 2.1 m³, Auckland to Wellington',
    {},
    1850,
    [
      [25_620, 'Chargeable 420 kg (volumetric) × $0.61 (up to 500 kg) = $256.20'],
      [4740, '18.5% of freight $256.20 = $47.40'],
    ],
    30_360,
    4554,
    34_914,
  ],
  [
    '1 carton, 12 kg, 0.02 m³, Auckland to Wellington',
    { items: [item(1, 12, 200)] },
    1850,
    [
      [2950, 'Chargeable 12 kg (dead) × $0.68 (up to 100 kg) = $8.16; minimum $29.50 applies'],
      [546, '18.5% of freight $29.50 = $5.46'],
    ],
    3496,
    524,
    4020,
  ],
  [
    '490 kg, 1 m³, Auckland to Wellington',
    { items: [item(1, 490, 10_000)] },
    1850,
    [
      [
        27_500,
        'Charged as 500 kg × $0.55 = $275.00, less than chargeable 490 kg (dead) × $0.61 (up to 500 kg) = $298.90',
      ],
      [5088, '18.5% of freight $275.00 = $50.88'],
    ],
    32_588,
    4888,
    37_476,
  ],
  [
    '63 kg, 0.1 m³, within Auckland',
    { items: [item(1, 63, 1000)], destination: at('2013') },
    1850,
    [
      [
        2570,
        'Chargeable 63 kg (dead): $16.50 for the first 25 kg + 8 × $1.15 for each further 5 kg or part of it = $25.70',
      ],
      [475, '18.5% of freight $25.70 = $4.75'],
    ],
    3045,
    457,
    3502,
  ],
  [
    '80 kg, 0.6 m³, Auckland to Waiheke Island, which is rural',
    { items: [item(1, 80, 6000)], destination: at('1081', 'Waiheke Island') },
    1850,
    [
      [
        18_600,
        'Volume 0.6 m³ × $310.00 = $186.00; greater than chargeable 120 kg (volumetric) × $1.45 = $174.00',
      ],
      [2450, '$24.50 per consignment'],
      [3441, '18.5% of freight $186.00 = $34.41'],
    ],
    24_491,
    3674,
    28_165,
  ],
  [
    '2 pallets, 300 kg, 2.1 m³, Auckland to Wellington, account PAC-7',
    { accountCode: 'PAC-7' },
    1850,
    [
      [23_600, '2 PALLET × $118.00 = $236.00; less than chargeable 420 kg (volumetric) × $0.61 = $256.20'],
      [4366, '18.5% of freight $236.00 = $43.66'],
    ],
    27_966,
    4195,
    32_161,
  ],
  [
    '3 cartons, 45 kg, 0.9 m³, HOME, Auckland to a home in Wellington, tail lift, 3 carried inside',
    {
      serviceType: home,
      items: [item(3, 45, 9000)],
      isReceiverSite: false,
      extras: [extra('TAILLIFT', 1), extra('INSIDE', 3)],
    },
    1850,
    [
      [16_650, 'Volume 0.9 m³ × $185.00 = $166.50; greater than 3 pieces × $44.00 = $132.00'],
      [4500, '$45.00 per consignment'],
      [2700, '3 units × $9.00 = $27.00'],
      [1200, '$12.00 per consignment'],
      [3080, '18.5% of freight $166.50 = $30.80'],
    ],
    28_130,
    4220,
    32_350,
  ],
  [
    '1 crate of 2.4 m, 180 kg, 0.96 m³, and 1 drum of dangerous goods, 200 kg, 0.21 m³, Auckland to Wellington',
    {
      items: [
        item(1, 180, 9600, { length: lengthFromCentimetres(240) }),
        item(1, 200, 2100, { isDangerousGoods: true }),
      ],
    },
    1850,
    [
      [23_180, 'Chargeable 380 kg (dead) × $0.61 (up to 500 kg) = $231.80'],
      [1850, '1 piece × $18.50 = $18.50'],
      [3800, '$38.00 per consignment'],
      [4288, '18.5% of freight $231.80 = $42.88'],
    ],
    33_118,
    4968,
    38_086,
  ],
  [
    '25 kg, 0.05 m³, within Auckland, 45 minutes of waiting, 4 unloaded by hand',
    {
      items: [item(4, 25, 500)],
      destination: at('2013'),
      extras: [extra('WAIT', 3), extra('HANDUNLOAD', 4)],
    },
    1850,
    [
      [1650, 'Chargeable 25 kg (dead): $16.50 for the first 25 kg'],
      [5300, '3 units: $20.00 for the first unit + 2 × $16.50 for each further unit = $53.00'],
      [3500, '4 units × $3.50 = $14.00; minimum $35.00 applies'],
      [305, '18.5% of freight $16.50 = $3.05'],
    ],
    10_755,
    1613,
    12_368,
  ],
  [
    'Estimate of 2 cartons, 20 kg, 0.3 m³, HOME, within Auckland to a site at RD 3, postcode 0873',
    { serviceType: home, items: [item(2, 20, 3000)], destination: at('0873') },
    null,
    [
      [
        5900,
        '2 pieces × $24.00 = $48.00; minimum $59.00 applies; greater than volume 0.3 m³ × $95.00 = $28.50',
      ],
      [3200, '20% of freight $59.00 = $11.80; minimum $32.00 applies'],
    ],
    9100,
    1365,
    10_465,
  ],
];

it('[QUOT-13] the files of the guide are right', () => {
  expect(files.map((file) => (file.ok ? file.file.kind : file.problems))).toEqual(['tariff', 'fuel']);
});

it.each(prices)('[QUOT-12, FRGT-17] %s', (freight, over, fuel, lines, subtotal, gst, total) => {
  const pricing = priceConsignment(getTariff(), fuel, priceRequest(over));
  const price = pricing.ok ? pricing.price : null;
  expect(price?.lines.map(({ amount, arithmetic }) => [amount, arithmetic])).toEqual(lines);
  expect([price?.subtotal, price?.gst, price?.total]).toEqual([subtotal, gst, total]);
  // The guide shows the same.
  const row = guide.split('\n').find((line) => line.startsWith(`| ${freight} `)) ?? '';
  for (const [, arithmetic] of lines) expect(row).toContain(arithmetic);
  expect(row).toMatch(
    new RegExp(
      `${[subtotal, gst, total].map((cents) => formatCents(cents).replace('$', String.raw`\$`)).join(String.raw`\s*\|\s*`)}`,
      'u',
    ),
  );
});

it('[QUOT-14] the guide quotes the reason of a lane without a rate', () => {
  const request = priceRequest({ origin: at('', 'Christchurch'), destination: at('1081', 'Waiheke Island') });
  const pricing = priceConsignment(getTariff(), 0, request);
  expect(pricing.ok ? '' : guide).toContain(pricing.ok ? 'a reason' : pricing.none.reason);
});
