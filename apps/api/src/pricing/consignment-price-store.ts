import { saveRow } from '../database/save-row.js';
import type { Tx } from '../database/database.js';
import { type ConsignmentKey, ofConsignment, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/columns.js';
import type { ComputedPrice, Pricing } from './engine/price.js';

export type PriceKind = 'QUOTE' | 'ESTIMATE' | 'CONFIRMED';

/** The latest price of a kind. */
export interface StoredPrice {
  readonly kind: PriceKind;
  /** The moment that decided which tariff applies. */
  readonly pricedAt: Date;
  readonly price: ComputedPrice | null;
  readonly reason: string | null;
  readonly inputVersion: string;
}

/** Replaces the price of a kind, by a price or by why there is none. */
export async function savePrice(
  tx: Tx,
  key: ConsignmentKey,
  kind: PriceKind,
  made: { readonly pricing: Pricing; readonly pricedAt: Date; readonly inputVersion: string },
): Promise<void> {
  const { price, ...row } = toPriceColumns(made.pricing);
  await saveRow(
    tx,
    'consignment_prices',
    { ...ownerColumns(key), consignment_id: key.consignmentId, kind },
    {
      ...row,
      price: price === null ? null : storedJson(price),
      priced_at: made.pricedAt,
      input_version: made.inputVersion,
    },
  );
}

/** The columns that say what a price is. */
export interface PriceColumns {
  readonly amount_cents: number | null;
  readonly price: ComputedPrice | null;
  readonly reason: string | null;
  readonly reason_detail: string | null;
  readonly tariff_code: string | null;
  readonly fuel_percent_steps: number | null;
}

export function toPriceColumns(pricing: Pricing): PriceColumns {
  if (pricing.ok) {
    const { price } = pricing;
    return {
      amount_cents: price.subtotal,
      price,
      reason: null,
      reason_detail: null,
      tariff_code: price.tariffCode,
      fuel_percent_steps: price.fuelPercentSteps,
    };
  }
  const { reason, detail } = pricing.none;
  return {
    amount_cents: null,
    price: null,
    reason,
    reason_detail: detail,
    tariff_code: null,
    fuel_percent_steps: null,
  };
}

/** The prices of a consignment, one of each kind at most. */
export function listPrices(tx: Tx, key: ConsignmentKey): Promise<StoredPrice[]> {
  return tx
    .selectFrom('consignment_prices as p')
    .where(ofConsignment(key, 'p'))
    .select(['p.kind', 'p.priced_at as pricedAt', 'p.price', 'p.reason', 'p.input_version as inputVersion'])
    .$castTo<StoredPrice>()
    .execute();
}
