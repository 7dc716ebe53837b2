import { describe, expect, it } from 'vitest';

import {
  buildTariff,
  byPackaging,
  getPrice,
  lane,
  pieces,
  priceRequest,
  rate,
  sampleTariff,
} from '../../testing/sample-tariff.js';
import { priceConsignment } from './price-consignment.js';
import type { PriceRequest } from './price.js';
import type { Charge, Tariff } from './tariff.js';

const zone = (name: string, over: object) => ({
  name,
  isRural: false,
  suburbs: [],
  cities: [],
  postcodes: [],
  ...over,
});

describe('zones', () => {
  const zones = [
    zone('Wide', { postcodes: [{ from: '1000', to: '1999', isRural: false }] }),
    zone('City', { cities: ['Kaikōura', 'Ōamaru'] }),
    zone('Narrow', { postcodes: [{ from: '1081', to: '1081', isRural: false }] }),
    zone('Suburb', { suburbs: [{ suburb: 'Oneroa', city: 'Waiheke Island' }] }),
  ];
  const names = zones.map(({ name }) => name);
  const card = {
    code: 'C',
    services: ['GENERAL'],
    accounts: [],
    lanes: [lane(names, names, [rate('unit', 1)])],
  };

  it.each([
    [{ suburb: 'oneroa ', city: 'WAIHEKE ISLAND', postcode: '1081' }, 'Suburb'],
    [{ suburb: 'Ostend', city: 'Waiheke Island', postcode: '1081' }, 'Narrow'],
    [{ suburb: null, city: 'Kaikoura', postcode: '1010' }, 'Wide'],
    [{ suburb: null, city: 'Kaikoura', postcode: '7300' }, 'City'],
    [{ suburb: null, city: 'ŌAMARU', postcode: null }, 'City'],
    [{ suburb: null, city: null, postcode: ' 1999 ' }, 'Wide'],
  ])('[QUOT-12] %j is in the zone %s', (origin, name) => {
    const request = priceRequest({ origin, destination: { suburb: null, city: null, postcode: '1081' } });
    const { lines } = getPrice({ ...sampleTariff, zones, cards: [card] }, request);
    expect(lines[0]?.name).toBe(`${name} to Narrow, by piece`);
  });
});

const at = (city: string | null) => ({ suburb: null, city, postcode: null });
const wait = (quantity: number) => ({ extras: [{ code: 'X', name: 'Waiting time', quantity }] });

describe('no price', () => {
  const overnight = { code: 'GENERAL', name: 'Overnight', cubicFactor: null };
  const limited: Charge = {
    by: 'weight',
    minimum: null,
    rate: { kind: 'breaks', breaks: [{ upTo: 10_000, perUnit: 1 }] },
  };
  const waitLimited: Partial<Tariff> = {
    extras: [
      {
        code: 'X',
        cards: [],
        charge: { by: 'unit', minimum: null, rate: { kind: 'breaks', breaks: [{ upTo: 4, perUnit: 1 }] } },
      },
    ],
  };

  it.each<[Tariff, Partial<PriceRequest>, string, string]>([
    [
      sampleTariff,
      { serviceType: overnight, origin: at('Kaikōura'), destination: at('Waiheke Island') },
      'No rate from Kaikōura to Waiheke Island for Overnight',
      'Tariff SAMPLE-2026, card GENERAL: no lane from zone Kaikōura to zone Waiheke Island',
    ],
    [
      sampleTariff,
      { origin: at('Atlantis') },
      'No rate from Atlantis to Wellington for General freight',
      'Tariff SAMPLE-2026, card GENERAL: no zone for the sender, suburb -, city Atlantis, postcode -',
    ],
    [
      sampleTariff,
      { destination: { suburb: 'Oban', city: ' ', postcode: '9818' } },
      'No rate from Auckland to Oban for General freight',
      'Tariff SAMPLE-2026, card GENERAL: no zone for the receiver, suburb Oban, city  , postcode 9818',
    ],
    [
      sampleTariff,
      { destination: at(null) },
      "No rate from Auckland to the receiver's address for General freight",
      'Tariff SAMPLE-2026, card GENERAL: no zone for the receiver, suburb -, city -, postcode -',
    ],
    [
      sampleTariff,
      { serviceType: { code: 'EXPRESS', name: 'Express overnight', cubicFactor: null } },
      'No rates for Express overnight',
      'Tariff SAMPLE-2026, no card for service type EXPRESS and account ACC-1',
    ],
    [
      sampleTariff,
      wait(1),
      'No price for Waiting time with General freight',
      'Tariff SAMPLE-2026, card GENERAL: no price for extra Waiting time',
    ],
    [
      buildTariff([rate('weight', 1)], 'only', waitLimited),
      wait(5),
      'No price for 5 units of Waiting time with General freight',
      'Tariff SAMPLE-2026, card GENERAL: no price for extra 5 units of Waiting time',
    ],
    [
      buildTariff([limited]),
      {},
      'No rate for 420 kg from Auckland to Wellington for General freight',
      'Tariff SAMPLE-2026, card GENERAL: the lane from zone Auckland to zone Wellington has no rate for 420 kg',
    ],
    [
      buildTariff([limited, rate('unit', 1)], 'greater'),
      {},
      'No rate for 420 kg from Auckland to Wellington for General freight',
      'Tariff SAMPLE-2026, card GENERAL: the lane from zone Auckland to zone Wellington has no rate for 420 kg',
    ],
    [
      buildTariff([byPackaging]),
      { items: [pieces(1, 'DRUM')] },
      'No rate for DRUM packaging from Auckland to Wellington for General freight',
      'Tariff SAMPLE-2026, card GENERAL: the lane from zone Auckland to zone Wellington has no rate for DRUM packaging',
    ],
    [
      sampleTariff,
      { items: [] },
      'There is no freight to price',
      'Tariff SAMPLE-2026, card GENERAL: no freight items',
    ],
    [
      buildTariff([rate('unit', 10_000)]),
      { items: Array.from({ length: 200 }, () => pieces(999)) },
      "This freight costs more than $10,000,000.00, which can't be priced online",
      'Tariff SAMPLE-2026, card GENERAL: the lane from zone Auckland to zone Wellington comes to $2,367,630,000.00',
    ],
  ])('[QUOT-14] tells the customer why, and the operator which card (%#)', (tariff, over, reason, detail) => {
    expect(priceConsignment(tariff, 1850, priceRequest(over))).toEqual({
      ok: false,
      none: { reason, detail },
    });
  });
});

it.each([
  [null, [], 30_120],
  [0, [[0, '0% of freight $256.20 = $0.00']], 30_120],
  [1825, [[4676, '18.25% of freight $256.20 = $46.76']], 34_796],
  [12_000, [[30_744, '120% of freight $256.20 = $307.44']], 60_864],
])('[QUOT-12, QUOT-14] fuel of %s hundredths of a percent is of freight: %j', (fuel, lines, subtotal) => {
  const request = priceRequest({ extras: [{ code: 'TAILLIFT', name: 'Tail lift', quantity: 1 }] });
  const price = getPrice(sampleTariff, request, fuel);
  const shown = price.lines
    .filter(({ kind }) => kind === 'FAF')
    .map(({ amount, arithmetic }) => [amount, arithmetic]);
  expect(shown).toEqual(lines);
  expect(price).toMatchObject({ subtotal, fuelPercentSteps: fuel });
});
