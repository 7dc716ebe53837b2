import { formatCount } from '@consign/domain';
import { type Cents, formatCents, formatPercent } from '@consign/domain/pricing';
import type { QuoteUnit } from '@consign/domain/rules';

import { type Computed, RATE_STEPS_PER_CENT, formatQuantity, formatRate, multiply } from './arithmetic.js';
import { applyMinimum, computeRate } from './charge.js';
import { formatKilograms, formatPieces } from './freight-measures.js';
import type { ZonedPlace } from './prepare-tariff.js';
import { type Unpriced, isUnpriced } from './price-freight.js';
import type { ComputedLine, PricedExtra } from './price.js';
import type { ExtraRate, Surcharge, SurchargeAmount, SurchargeCondition } from './tariff.js';

/** What the rules of surcharges look at. */
interface SurchargedFreight {
  readonly items: readonly QuoteUnit[];
  readonly from: ZonedPlace;
  readonly to: ZonedPlace;
  readonly isReceiverSite: boolean;
  /** Hundredths of a kg. */
  readonly chargeable: number;
  /** The freight line, of which percentages are taken. */
  readonly freight: Cents;
}

/** A line for each rule that applies, in the order of the tariff. */
export function priceSurcharges(rules: readonly Surcharge[], freight: SurchargedFreight): ComputedLine[] {
  return rules.flatMap((rule) => {
    const match = matchCondition(rule.when, freight);
    if (match === null) return [];
    const computed = applyMinimum(computeAmount(rule.amount, match, freight.freight), rule.minimum);
    return [{ kind: 'SURCHARGE', code: rule.code, name: `${rule.name} (${match.because})`, ...computed }];
  });
}

interface Match {
  readonly because: string;
  readonly pieces: number;
  /** Hundredths of a kg. */
  readonly weight: number;
}

function matchCondition(when: SurchargeCondition, freight: SurchargedFreight): Match | null {
  const { items, from, to, chargeable } = freight;
  switch (when.kind) {
    case 'rural': {
      const ends = [from, to].filter(({ isRural }) => isRural).map(({ zone }) => zone.name);
      const because = [...new Set(ends)].join(', ');
      return ends.length === 0 ? null : { because, pieces: countPieces(items), weight: chargeable };
    }
    case 'residential':
      return freight.isReceiverSite
        ? null
        : { because: 'not to a site', pieces: countPieces(items), weight: chargeable };
    case 'dangerous-goods':
      return matchItems(items, (item) => item.isDangerousGoods, 'declared');
    case 'oversize':
      return matchItems(items, (item) => isOversize(item, when), describeOversize(when));
  }
}

type Oversize = Extract<SurchargeCondition, { readonly kind: 'oversize' }>;

function isOversize(item: QuoteUnit, { longerThan, heavierThan }: Oversize): boolean {
  const { length, width, height, weight, count } = item;
  const isLong = longerThan !== null && [length, width, height].some((side) => (side ?? 0) > longerThan);
  return isLong || (heavierThan !== null && weight > heavierThan * count);
}

function describeOversize({ longerThan, heavierThan }: Oversize): string {
  return [
    longerThan === null ? '' : `side over ${formatQuantity(longerThan, 2, 'm')}`,
    heavierThan === null ? '' : `piece over ${formatKilograms(heavierThan)}`,
  ]
    .filter(Boolean)
    .join(' or ');
}

function matchItems(
  items: readonly QuoteUnit[],
  matches: (item: QuoteUnit) => boolean,
  because: string,
): Match | null {
  const matched = items.filter(matches);
  if (matched.length === 0) return null;
  return {
    because,
    pieces: countPieces(matched),
    weight: matched.reduce((sum, { weight }) => sum + weight, 0),
  };
}

const countPieces = (items: readonly QuoteUnit[]) => items.reduce((sum, { count }) => sum + count, 0);

function computeAmount(amount: SurchargeAmount, { pieces, weight }: Match, freight: Cents): Computed {
  switch (amount.kind) {
    case 'flat':
      return { amount: amount.price, arithmetic: `${formatCents(amount.price)} per consignment` };
    case 'unit':
      return multiplied(formatPieces(pieces), pieces, 1, amount.perUnit);
    case 'kg':
      return multiplied(formatKilograms(weight), weight, 100, amount.perUnit);
    case 'percent':
      return computePercent(amount.steps, freight);
  }
}

function multiplied(label: string, steps: number, stepsPerUnit: number, perUnit: number): Computed {
  const amount = multiply(steps, perUnit, stepsPerUnit * RATE_STEPS_PER_CENT);
  return { amount, arithmetic: `${label} × ${formatRate(perUnit)} = ${formatCents(amount)}` };
}

/** A percentage of the freight line, in hundredths of a percent. */
export function computePercent(steps: number, freight: Cents): Computed {
  const amount = multiply(freight, steps, 10_000);
  const arithmetic = `${formatPercent(steps)} of freight ${formatCents(freight)} = ${formatCents(amount)}`;
  return { amount, arithmetic };
}

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
  return formatCount(count, 'unit');
}
