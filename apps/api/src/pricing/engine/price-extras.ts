import { formatCents } from '@consign/domain/pricing';

import { formatQuantity } from './arithmetic.js';
import { applyMinimum, computeRate } from './charge.js';
import type { ComputedLine, PricedExtra } from './price.js';
import { isUnpriced, type Unpriced } from './price-freight.js';
import type { ExtraRate } from './tariff.js';

/** A line for each extra that is asked for at least once, in the order of the request. */
export function priceExtras(
  rates: readonly ExtraRate[],
  extras: readonly PricedExtra[],
): readonly ComputedLine[] | Unpriced {
  const lines: ComputedLine[] = [];
  for (const extra of extras) {
    if (extra.quantity === 0) continue;
    const rate = rates.find(({ code }) => code === extra.code);
    const line = priceExtra(rate, extra);
    if (isUnpriced(line)) return line;
    lines.push(line);
  }
  return lines;
}

function priceExtra(
  rate: ExtraRate | undefined,
  { code, name, quantity }: PricedExtra,
): ComputedLine | Unpriced {
  if (rate === undefined) return { missing: name };
  const { charge } = rate;
  const line = { kind: 'EXTRA', code, name, quantity } as const;
  if (charge.by === 'flat') {
    return { ...line, amount: charge.price, arithmetic: `${formatCents(charge.price)} per consignment` };
  }
  const computed = computeRate(charge.rate, {
    steps: quantity,
    stepsPerUnit: 1,
    label: formatUnits(quantity),
    format: formatUnits,
  });
  if (computed === null) return { missing: `${formatUnits(quantity)} of ${name}` };
  return { ...line, ...applyMinimum(computed, charge.minimum) };
}

function formatUnits(count: number): string {
  return formatQuantity(count, 0, count === 1 ? 'unit' : 'units');
}
