import { getDay } from '@consign/domain/dates';
import {
  cubicFactorFromSteps,
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  type Weight,
} from '@consign/domain/freight';
import type { QuoteUnit } from '@consign/domain/rules';

import { priceConsignment } from '../pricing/engine/price-consignment.js';
import type { ComputedPrice, PricedPlace, PriceRequest } from '../pricing/engine/price.js';
import type { Charge, Lane, Tariff } from '../pricing/engine/tariff.js';

const noPlaces = { suburbs: [], cities: [], postcodes: [] };

/** One lane with one charge or, with a choice, several. */
export function lane(
  from: readonly string[],
  to: readonly string[],
  charges: readonly Charge[],
  choose: Lane['choose'] = 'only',
): Lane {
  return { from, to, isBothWays: false, choose, charges };
}

/** A rate in dollars for each kg, m³ or piece. */
export function rate(
  by: 'weight' | 'volume' | 'unit',
  dollars: number,
  minimum: number | null = null,
): Charge {
  return { by, rate: { kind: 'rate', perUnit: Math.round(dollars * 10_000) }, minimum };
}

/** $95.00 a pallet and $8.505 a carton, at least $50.00. */
export const byPackaging = {
  by: 'packaging',
  rates: [
    { packaging: 'PALLET', perUnit: 950_000 },
    { packaging: 'CARTON', perUnit: 85_050 },
  ],
  otherPerUnit: null,
  minimum: 5000,
} as const satisfies Charge;

/** Auckland to Wellington for General freight at $0.61 a kg; Waiheke Island, rural, without a lane to Kaikōura. */
export const sampleTariff: Tariff = {
  code: 'SAMPLE-2026',
  effectiveFrom: getDay('2026-01-01'),
  zones: [
    {
      ...noPlaces,
      name: 'Auckland',
      isRural: false,
      cities: ['Auckland'],
      postcodes: [{ from: '0600', to: '2199', isRural: false }],
    },
    {
      ...noPlaces,
      name: 'Waiheke Island',
      isRural: true,
      cities: ['Waiheke Island'],
      postcodes: [{ from: '1081', to: '1081', isRural: false }],
    },
    { ...noPlaces, name: 'Wellington', isRural: false, cities: ['Wellington', 'Lower Hutt'] },
    { ...noPlaces, name: 'Kaikōura', isRural: false, cities: ['Kaikōura'] },
  ],
  cards: [
    {
      code: 'GENERAL',
      services: ['GENERAL', 'ECONOMY'],
      accounts: [],
      lanes: [
        lane(['Auckland'], ['Wellington'], [rate('weight', 0.61, 2500)]),
        lane(['Auckland'], ['Waiheke Island'], [rate('weight', 1.2)]),
      ],
    },
  ],
  extras: [
    { code: 'TAILLIFT', cards: [], charge: { by: 'flat', price: 4500 } },
    {
      code: 'WAIT',
      cards: [],
      charge: {
        by: 'unit',
        rate: { kind: 'base', base: 2000, covers: 2, increment: 1500, per: 1 },
        minimum: null,
      },
    },
  ],
  surcharges: [
    {
      code: 'RURAL',
      name: 'Rural area',
      cards: [],
      when: { kind: 'rural' },
      amount: { kind: 'flat', price: 3500 },
      minimum: null,
    },
  ],
};

export const aucklandPlace: PricedPlace = { suburb: 'Ponsonby', city: 'Auckland', postcode: '1011' };
export const wellingtonPlace: PricedPlace = { suburb: 'Te Aro', city: 'Wellington', postcode: '6011' };

/** One freight item: 2 pallets, 2.1 m³ and 300 kg. */
export function pricedItem(over: Partial<QuoteUnit> = {}): QuoteUnit {
  return {
    count: 2,
    packagingTypeCode: 'PALLET',
    volume: volumeFromSteps(21_000),
    weight: weightFromSteps(30_000),
    length: lengthFromCentimetres(120),
    width: lengthFromCentimetres(100),
    height: lengthFromCentimetres(88),
    isDangerousGoods: false,
    ...over,
  };
}

/** General freight from Auckland to Wellington to a site, with a cubic factor of 200 kg/m³: 420 kg chargeable. */
export function priceRequest(over: Partial<PriceRequest> = {}): PriceRequest {
  return {
    day: getDay('2026-03-20'),
    serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: cubicFactorFromSteps(20_000) },
    accountCode: 'ACC-1',
    origin: aucklandPlace,
    destination: wellingtonPlace,
    isReceiverSite: true,
    items: [pricedItem()],
    extras: [],
    ...over,
  };
}

/** A tariff of one lane of General freight, from Auckland to Wellington. */
export function buildTariff(
  charges: readonly Charge[],
  choose: Lane['choose'] = 'only',
  over: Partial<Tariff> = {},
): Tariff {
  const lanes = [lane(['Auckland'], ['Wellington'], charges, choose)];
  return {
    ...sampleTariff,
    cards: [{ code: 'GENERAL', services: ['GENERAL'], accounts: [], lanes }],
    ...over,
  };
}

/** The price of a request, which must have one. */
export function getPrice(tariff: Tariff, request: PriceRequest, fuel: number | null = null): ComputedPrice {
  const pricing = priceConsignment(tariff, fuel, request);
  if (!pricing.ok) throw new Error(`${pricing.none.reason}: ${pricing.none.detail}`);
  return pricing.price;
}

/** The amount and the arithmetic of the lines of one kind. */
export function listLines(tariff: Tariff, request: PriceRequest, kind = 'FREIGHT') {
  const { lines } = getPrice(tariff, request);
  return lines.filter((line) => line.kind === kind).map(({ amount, arithmetic }) => [amount, arithmetic]);
}

export function kg(kilograms: number): Weight {
  return weightFromSteps(Math.round(kilograms * 100));
}

/** A consignment that weighs so many kg and takes no room. */
export function weighing(kilograms: number): PriceRequest {
  return priceRequest({ items: [pricedItem({ volume: volumeFromSteps(1), weight: kg(kilograms) })] });
}

/** So many pieces of a type of packaging. */
export function pieces(count: number, packagingTypeCode = 'PALLET'): QuoteUnit {
  return pricedItem({ count, packagingTypeCode });
}
