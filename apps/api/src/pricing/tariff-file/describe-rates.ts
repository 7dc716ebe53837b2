import { formatCents, formatPercent, type Cents } from '@consign/domain/pricing';

import { formatQuantity, formatRate } from '../engine/arithmetic.js';
import type { Charge, ExtraRate, Lane, MeasuredCharge, Rate, Surcharge, Zone } from '../engine/tariff.js';

const units: Readonly<Record<MeasuredCharge['by'], { readonly one: string; readonly decimals: number }>> = {
  weight: { one: 'kg', decimals: 2 },
  volume: { one: 'm³', decimals: 4 },
  unit: { one: 'unit', decimals: 0 },
};

/** The rate of a lane: '$0.61 per kg, minimum $25.00'. */
export function describeLane({ choose, charges }: Lane): string {
  const texts = charges.map(describeCharge).join(' and ');
  return choose === 'only' ? texts : `the ${choose} of ${texts}`;
}

export function describeCharge(charge: Charge): string {
  switch (charge.by) {
    case 'flat':
      return `${formatCents(charge.price)} flat`;
    case 'packaging': {
      const rates = charge.rates.map(({ packaging, perUnit }) => `${formatRate(perUnit)} per ${packaging}`);
      const other =
        charge.otherPerUnit === null ? [] : [`${formatRate(charge.otherPerUnit)} per other piece`];
      return withMinimum([...rates, ...other].join(', '), charge.minimum);
    }
    case 'weight':
    case 'volume':
    case 'unit':
      return withMinimum(describeRate(charge.rate, units[charge.by]), charge.minimum);
  }
}

function describeRate(rate: Rate, { one, decimals }: (typeof units)['weight']): string {
  const quantity = (steps: number) =>
    formatQuantity(steps, decimals, one === 'unit' && steps !== 1 ? 'units' : one);
  switch (rate.kind) {
    case 'rate':
      return `${formatRate(rate.perUnit)} per ${one}`;
    case 'breaks':
      return rate.breaks
        .map(({ upTo, perUnit }) => {
          const range = upTo === null ? 'beyond' : `up to ${quantity(upTo)}`;
          return `${formatRate(perUnit)} per ${one} ${range}`;
        })
        .join(', ');
    case 'base': {
      const { base, covers, increment, per } = rate;
      return `${formatCents(base)} for the first ${quantity(covers)}, then ${formatCents(increment)} for each ${quantity(per)}`;
    }
  }
}

function withMinimum(text: string, minimum: Cents | null): string {
  return minimum === null ? text : `${text}, minimum ${formatCents(minimum)}`;
}

/** An extra or a surcharge with its cards: 'RURAL on HOME, EXPRESS'. */
export function nameRule({ code, cards }: ExtraRate | Surcharge): string {
  return cards.length === 0 ? code : `${code} on ${cards.join(', ')}`;
}

export function describeExtra({ charge }: ExtraRate): string {
  return describeCharge(charge);
}

export function describeSurcharge({ name, when, amount, minimum }: Surcharge): string {
  return `${name}, ${describeCondition(when)}: ${withMinimum(describeAmount(amount), minimum)}`;
}

function describeCondition(when: Surcharge['when']): string {
  if (when.kind !== 'oversize') return when.kind;
  const { longerThan, heavierThan } = when;
  const limits = [
    longerThan === null ? '' : `over ${formatQuantity(longerThan, 2, 'm')}`,
    heavierThan === null ? '' : `over ${formatQuantity(heavierThan, 2, 'kg')}`,
  ];
  return `oversize ${limits.filter(Boolean).join(' or ')}`;
}

function describeAmount(amount: Surcharge['amount']): string {
  switch (amount.kind) {
    case 'flat':
      return `${formatCents(amount.price)} flat`;
    case 'unit':
      return `${formatRate(amount.perUnit)} per piece`;
    case 'kg':
      return `${formatRate(amount.perUnit)} per kg`;
    case 'percent':
      return `${formatPercent(amount.steps)} of freight`;
  }
}

export function describeZone({ isRural, cities, suburbs, postcodes }: Zone): string {
  const places = [
    ...cities,
    ...suburbs.map(({ suburb, city }) => `${suburb} in ${city}`),
    ...postcodes.map(
      ({ from, to, isRural: rural }) => `${from === to ? from : `${from}-${to}`}${rural ? ' (rural)' : ''}`,
    ),
  ];
  return `${isRural ? 'rural: ' : ''}${places.join(', ')}`;
}
