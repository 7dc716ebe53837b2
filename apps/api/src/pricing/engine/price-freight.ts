import { formatCents } from '@consign/domain/pricing';

import { formatRate, lowerFirst, multiply, RATE_STEPS_PER_CENT, type Computed } from './arithmetic.js';
import { applyMinimum, computeRate } from './charge.js';
import type { FreightMeasures } from './freight-measures.js';
import type { Charge, Lane, PackagingCharge } from './tariff.js';

interface PricedCharge extends Computed {
  readonly by: Charge['by'];
}

/** Freight without a rate: 'Drum', '1,200 kg'. */
export interface Unpriced {
  readonly missing: string;
}

/** The freight of a lane: its charge, or the greater or lesser of several, with what lost. */
export function priceFreight(lane: Lane, measures: FreightMeasures): PricedCharge | Unpriced {
  const priced: PricedCharge[] = [];
  let unpriced: Unpriced | undefined;
  for (const charge of lane.charges) {
    const result = priceCharge(charge, measures);
    if (isUnpriced(result)) unpriced ??= result;
    else priced.push(result);
  }
  // The lesser of the charges that apply; the greater is known only if all of them apply.
  if (unpriced !== undefined && (priced.length === 0 || lane.choose !== 'lesser')) return unpriced;
  const [first, ...others] = priced.toSorted((a, b) =>
    lane.choose === 'greater' ? b.amount - a.amount : a.amount - b.amount,
  );
  if (first === undefined) return { missing: 'this freight' };
  return { ...first, arithmetic: [first.arithmetic, ...describeOthers(first, others)].join('; ') };
}

export function isUnpriced(result: object): result is Unpriced {
  return 'missing' in result;
}

function describeOthers(first: Computed, others: readonly Computed[]): string[] {
  return others.map(({ amount, arithmetic }) => {
    const compared =
      amount === first.amount ? 'equal to' : amount < first.amount ? 'greater than' : 'less than';
    return `${compared} ${lowerFirst(arithmetic)}`;
  });
}

function priceCharge(charge: Charge, measures: FreightMeasures): PricedCharge | Unpriced {
  if (charge.by === 'flat') {
    return { by: 'flat', amount: charge.price, arithmetic: `${formatCents(charge.price)} per consignment` };
  }
  if (charge.by === 'packaging') {
    const computed = pricePackaging(charge, measures.packaging);
    return isUnpriced(computed) ? computed : { by: 'packaging', ...applyMinimum(computed, charge.minimum) };
  }
  const quantity = measures[charge.by];
  const computed = computeRate(charge.rate, quantity);
  if (computed === null) return { missing: quantity.format(quantity.steps) };
  return { by: charge.by, ...applyMinimum(computed, charge.minimum) };
}

function pricePackaging(
  { rates, otherPerUnit }: PackagingCharge,
  pieces: ReadonlyMap<string, number>,
): Computed | Unpriced {
  let steps = 0;
  const parts: string[] = [];
  for (const [packaging, count] of pieces) {
    const perUnit = rates.find((each) => each.packaging === packaging)?.perUnit ?? otherPerUnit;
    if (perUnit === null) return { missing: `${packaging} packaging` };
    steps += count * perUnit;
    parts.push(`${count} ${packaging} × ${formatRate(perUnit)}`);
  }
  const amount = multiply(steps, 1, RATE_STEPS_PER_CENT);
  return { amount, arithmetic: `${parts.join(' + ')} = ${formatCents(amount)}` };
}
