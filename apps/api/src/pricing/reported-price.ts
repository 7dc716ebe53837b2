import type { Weight } from '@consign/domain/freight';
import { type Cents, calculateGst, chargedByProvider } from '@consign/domain/pricing';

import type { ConsignmentKey } from '../database/owner.js';
import type { Tx } from '../database/database.js';
import { listPrices, savePrice } from './consignment-price-store.js';
import type { ComputedLine, ComputedPrice } from './engine/price.js';
import { REPORTED } from './price-input-store.js';

type Amount = 'freight' | 'extras' | 'surcharges' | 'faf';

/** What a provider charges for a consignment, excluding GST. */
export interface ReportedPrice extends Readonly<Record<Amount, Cents>> {
  /** The weight that it charges for; null where it tells none. */
  readonly chargeableWeight: Weight | null;
  /** Why an amount is not the estimated one; empty for none. */
  readonly reasons: Readonly<Partial<Record<Amount, string>>>;
}

const lines = [
  ['freight', 'FREIGHT', 'Freight'],
  ['extras', 'EXTRA', 'Extras'],
  ['surcharges', 'SURCHARGE', 'Surcharges'],
  ['faf', 'FAF', 'Fuel adjustment'],
] as const;

/**
 * Keeps what the provider charges as the confirmed price of a locked consignment, in place of a computed one and of one
 * that it reported before (PROV-10). False, without effect, if it has reported one of a later moment.
 */
export async function saveReportedPrice(
  tx: Tx,
  key: ConsignmentKey,
  reported: ReportedPrice,
  reportedAt: Date,
): Promise<boolean> {
  const prices = await listPrices(tx, key);
  const isOutdated = prices.some(
    ({ kind, inputVersion, pricedAt }) =>
      kind === 'CONFIRMED' && inputVersion === REPORTED && pricedAt > reportedAt,
  );
  if (isOutdated) return false;
  const pricing = { ok: true, price: toPrice(reported) } as const;
  await savePrice(tx, key, 'CONFIRMED', { pricing, pricedAt: reportedAt, inputVersion: REPORTED });
  return true;
}

function toPrice(reported: ReportedPrice): ComputedPrice {
  const shown = lines.map(([field, kind, name]): ComputedLine => ({
    kind,
    code: kind,
    name,
    arithmetic: reported.reasons[field] || chargedByProvider,
    amount: reported[field],
  }));
  const subtotal = shown.reduce((sum, { amount }) => sum + amount, 0);
  const gst = calculateGst(subtotal);
  return {
    // The freight is always told; what costs nothing else is no line.
    lines: shown.filter(({ kind, amount }) => kind === 'FREIGHT' || amount > 0),
    subtotal,
    gst,
    total: subtotal + gst,
    tariffCode: null,
    cardCode: null,
    fuelPercentSteps: null,
    chargeableWeight: reported.chargeableWeight,
  };
}
