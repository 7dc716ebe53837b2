import { divide } from '../freight/index.js';
import { type Cents, priceLineKinds } from '../pricing/index.js';
import type { InvoiceTolerance, PriceParts } from './invoice.js';

/** Whether a difference is too small to query: within the larger of the amount and the percentage (INVC-05). */
export function isWithinTolerance(difference: Cents, agreed: Cents, tolerance: InvoiceTolerance): boolean {
  const percentage = divide(Math.abs(agreed) * tolerance.percentSteps, 10_000, 'half-up');
  return Math.abs(difference) <= Math.max(tolerance.cents, percentage);
}

/** What the parts of a price add up to. */
export function sumParts(parts: PriceParts): Cents {
  return priceLineKinds.reduce((sum, kind) => sum + parts[kind], 0);
}
