import type { Day } from '@consign/domain/dates';

import { priceConsignment } from './engine/price-consignment.js';
import type { PriceRequest, Pricing } from './engine/price.js';
import type { Rates } from './tariff-store.js';

/** Which lines a price has (QUOT-05): an estimate leaves the fuel adjustment out. */
export type PriceLines = 'with fuel adjustment' | 'without fuel adjustment';

/** Prices a consignment by the rates in force on its day; a provider without a fuel adjustment charges none. */
export async function priceByRates(rates: Rates, request: PriceRequest, lines: PriceLines): Promise<Pricing> {
  const { day, serviceType } = request;
  const tariff = await rates.findTariff(day);
  if (tariff === null) return { ok: false, none: noRates(day) };
  const fuel = lines === 'with fuel adjustment' ? (rates.findFuelPercent(serviceType.code, day) ?? 0) : null;
  return priceConsignment(tariff, fuel, request);
}

const noRates = (day: Day) => ({
  reason: 'There are no rates for this day yet',
  detail: `No tariff applies on ${day}`,
});
