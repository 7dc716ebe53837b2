import { type Cents, calculateGst } from '@consign/domain/pricing';

import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { listPrices, savePrice } from './consignment-price-store.js';
import type { ComputedLine, ComputedPrice } from './engine/price.js';
import { REPORTED } from './price-input-store.js';

/** What a provider charges for a consignment, excluding GST. */
export interface ReportedAmounts {
  readonly freight: Cents;
  readonly extras: Cents;
  readonly surcharges: Cents;
  readonly faf: Cents;
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
  amounts: ReportedAmounts,
  reportedAt: Date,
): Promise<boolean> {
  const prices = await listPrices(tx, key);
  const isOutdated = prices.some(
    ({ kind, inputVersion, pricedAt }) =>
      kind === 'CONFIRMED' && inputVersion === REPORTED && pricedAt > reportedAt,
  );
  if (isOutdated) return false;
  const pricing = { ok: true, price: toPrice(amounts) } as const;
  await savePrice(tx, key, 'CONFIRMED', { pricing, pricedAt: reportedAt, inputVersion: REPORTED });
  return true;
}

function toPrice(amounts: ReportedAmounts): ComputedPrice {
  const shown = lines.map(([field, kind, name]): ComputedLine => ({
    kind,
    code: kind,
    name,
    arithmetic: 'As charged by the freight provider',
    amount: amounts[field],
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
    chargeableWeight: null,
  };
}
