import { formatCents, type Cents } from '@consign/domain/pricing';

import { formatRate, lowerFirst, multiply, RATE_STEPS_PER_CENT, type Computed } from './arithmetic.js';
import type { BaseRate, Break, Rate } from './tariff.js';

/** A chargeable quantity of kg, m³ or pieces. */
export interface Quantity {
  /** Steps of 0.01 kg, of 0.0001 m³ or of one piece. */
  readonly steps: number;
  readonly stepsPerUnit: number;
  /** How an arithmetic begins: 'Chargeable 420 kg (volumetric)'. */
  readonly label: string;
  format(steps: number): string;
}

/** The price of a quantity; null if it is beyond the last break. */
export function computeRate(rate: Rate, quantity: Quantity): Computed | null {
  switch (rate.kind) {
    case 'rate': {
      const amount = times(quantity.steps, rate.perUnit, quantity);
      const arithmetic = `${quantity.label} × ${formatRate(rate.perUnit)} = ${formatCents(amount)}`;
      return { amount, arithmetic };
    }
    case 'breaks':
      return computeBreaks(rate.breaks, quantity);
    case 'base':
      return computeBase(rate, quantity);
  }
}

/** Raises a price to the minimum, and says so. */
export function applyMinimum(computed: Computed, minimum: Cents | null): Computed {
  if (minimum === null || computed.amount >= minimum) return computed;
  return { amount: minimum, arithmetic: `${computed.arithmetic} (minimum ${formatCents(minimum)} applies)` };
}

function times(steps: number, perUnit: number, { stepsPerUnit }: Quantity): Cents {
  return multiply(steps, perUnit, stepsPerUnit * RATE_STEPS_PER_CENT);
}

/**
 * The rate of the break that the quantity is in, for the whole quantity. Where more freight would be cheaper because the
 * next break begins, the next break's smallest quantity sets the price: heavier freight is never cheaper.
 */
function computeBreaks(breaks: readonly Break[], quantity: Quantity): Computed | null {
  const index = breaks.findIndex(({ upTo }) => upTo === null || quantity.steps <= upTo);
  const own = breaks[index];
  if (own === undefined) return null;
  const floor = breaks[index - 1]?.upTo ?? null;
  const amount = times(quantity.steps, own.perUnit, quantity);
  const arithmetic = `${quantity.label} × ${formatRate(own.perUnit)}${describeBreak(own, floor, quantity)} = ${formatCents(amount)}`;
  let best: Computed = { amount, arithmetic };
  for (const [position, next] of breaks.entries()) {
    const from = breaks[position - 1]?.upTo ?? null;
    if (position <= index || from === null) continue;
    const least = times(from, next.perUnit, quantity);
    if (least >= best.amount) continue;
    best = {
      amount: least,
      arithmetic: `Charged as ${quantity.format(from)} × ${formatRate(next.perUnit)} = ${formatCents(least)}, less than ${lowerFirst(arithmetic)}`,
    };
  }
  return best;
}

function describeBreak({ upTo }: Break, floor: number | null, { format }: Quantity): string {
  if (upTo !== null) return ` (up to ${format(upTo)})`;
  return floor === null ? '' : ` (over ${format(floor)})`;
}

function computeBase({ base, covers, increment, per }: BaseRate, quantity: Quantity): Computed {
  const covered = `${quantity.label}: ${formatCents(base)} for the first ${formatStep(covers, quantity)}`;
  if (quantity.steps <= covers) return { amount: base, arithmetic: covered };
  const count = Math.ceil((quantity.steps - covers) / per);
  const amount = base + count * increment;
  // A piece has no parts.
  const part = per === 1 ? '' : ' or part of it';
  const further = `${count} × ${formatCents(increment)} for each further ${formatStep(per, quantity)}${part}`;
  return { amount, arithmetic: `${covered} + ${further} = ${formatCents(amount)}` };
}

/** 'kg' for 1 kg, '10 kg' for more. */
function formatStep(steps: number, { stepsPerUnit, format }: Quantity): string {
  return steps === stepsPerUnit ? format(steps).replace(/^1 /u, '') : format(steps);
}
