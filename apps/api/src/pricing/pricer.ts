import { type Day, today } from '@consign/domain/dates';

import type { Tx } from '../database/database.js';
import { type PriceColumns, type PriceKind, toPriceColumns } from './consignment-price-store.js';
import { priceConsignment } from './engine/price-consignment.js';
import type { PriceRequest, Pricing } from './engine/price.js';
import type { Tariff } from './engine/tariff.js';
import { type Rates, findFuelPercent, listFuelAdjustments, listTariffs, readTariff } from './tariff-store.js';

/** Which lines a price has (QUOT-05): an estimate leaves the fuel adjustment out. */
type PriceLines = 'with fuel adjustment' | 'without fuel adjustment';

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

/** A price as a row of consignment_prices, without its consignment. */
export interface PriceRow extends PriceColumns {
  readonly kind: PriceKind;
  /** ISO 8601. */
  readonly priced_at: string;
  readonly input_version: string;
}

/** Makes the row of a price of a moment; undefined where no tariff applied then. */
export type Pricer = (
  kind: Exclude<PriceKind, 'QUOTE'>,
  request: Omit<PriceRequest, 'day'>,
  at: Date,
) => PriceRow | undefined;

/**
 * Reads the whole of a provider's rates, to price any number of consignments without a statement for each: for
 * demonstration data. The rows have no input version until `stampPrices` gives them one.
 */
export async function openPricer(tx: Tx, tenantId: string): Promise<Pricer> {
  const adjustments = await listFuelAdjustments(tx, tenantId);
  const tariffs: { readonly from: Day; readonly tariff: Tariff }[] = [];
  for (const version of await listTariffs(tx, tenantId)) {
    tariffs.push({ from: version.effectiveFrom, tariff: await readTariff(tx, tenantId, version) });
  }
  return (kind, request, at) => {
    const day = today(at);
    const tariff = tariffs.findLast(({ from }) => from <= day)?.tariff;
    if (tariff === undefined) return undefined;
    const fuel =
      kind === 'CONFIRMED' ? (findFuelPercent(adjustments, request.serviceType.code, day) ?? 0) : null;
    const pricing = priceConsignment(tariff, fuel, { ...request, day });
    return { ...toPriceColumns(pricing), kind, priced_at: at.toISOString(), input_version: '' };
  };
}
