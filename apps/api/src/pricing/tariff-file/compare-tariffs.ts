import { formatCount } from '@consign/domain';
import { type Cents, formatCents, formatPercent } from '@consign/domain/pricing';

import { formatQuantity, formatRate } from '../engine/arithmetic.js';
import { listLaneEnds } from '../engine/prepare-tariff.js';
import type {
  Charge,
  ExtraRate,
  Lane,
  MeasuredCharge,
  Rate,
  RateCard,
  Surcharge,
  Tariff,
  Zone,
} from '../engine/tariff.js';

const noTariff = { zones: [], cards: [], extras: [], surcharges: [] };
/** Lanes with the same change that are named; the rest is counted. */
const MAX_NAMED = 3;

/** What a tariff changes compared with the one before it, a line for each change, with old and new price. */
export function compareTariffs(
  before: Omit<Tariff, 'code' | 'effectiveFrom'> | null,
  after: Tariff,
): string[] {
  const old = before ?? noTariff;
  const cardCodes = [...new Set([...old.cards, ...after.cards].map(({ code }) => code))];
  return [
    ...compare(
      'Zone',
      toTexts(old.zones, nameZone, describeZone),
      toTexts(after.zones, nameZone, describeZone),
    ),
    ...cardCodes.flatMap((code) => compareCards(findCard(old.cards, code), findCard(after.cards, code))),
    ...compare(
      'Extra',
      toTexts(old.extras, nameRule, describeExtra),
      toTexts(after.extras, nameRule, describeExtra),
    ),
    ...compare(
      'Surcharge',
      toTexts(old.surcharges, nameRule, describeSurcharge),
      toTexts(after.surcharges, nameRule, describeSurcharge),
    ),
  ];
}

function findCard(cards: readonly RateCard[], code: string): RateCard | undefined {
  return cards.find((card) => card.code === code);
}

type Texts = ReadonlyMap<string, string>;

function toTexts<T>(items: readonly T[], name: (item: T) => string, describe: (item: T) => string): Texts {
  return new Map(items.map((item) => [name(item), describe(item)]));
}

const nameZone = ({ name }: Zone) => name;

function compare(what: string, before: Texts, after: Texts): string[] {
  return listChanges(before, after).map(({ name, change }) => `${what} ${name}: ${change}`);
}

function listChanges(before: Texts, after: Texts): { name: string; change: string }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return [{ name, change: `added, ${now}` }];
    return [{ name, change: now === undefined ? `removed, was ${old}` : `${old} → ${now}` }];
  });
}

function compareCards(before: RateCard | undefined, after: RateCard | undefined): string[] {
  const code = after?.code ?? before?.code ?? '';
  const [old, now] = [listLanes(before), listLanes(after)];
  if (after === undefined) return [`Card ${code}: removed, with ${formatCount(old.size, 'lane')}`];
  const heads =
    before === undefined
      ? [`Card ${code}: added, ${describeCard(after)}, with ${formatCount(now.size, 'lane')}`]
      : [];
  if (before !== undefined && describeCard(before) !== describeCard(after)) {
    heads.push(`Card ${code}: ${describeCard(before)} → ${describeCard(after)}`);
  }
  const groups = new Map<string, string[]>();
  for (const { name, change } of listChanges(old, now)) {
    groups.set(change, [...(groups.get(change) ?? []), name]);
  }
  const lanes = [...groups].map(([change, names]) => `Card ${code}, ${nameLanes(names)}: ${change}`);
  return [...heads, ...lanes];
}

function describeCard({ services, accounts }: RateCard): string {
  const whose = accounts.length === 0 ? 'every account' : accounts.join(', ');
  return `${services.join(', ')} for ${whose}`;
}

function listLanes(card: RateCard | undefined): Texts {
  const texts = new Map<string, string>();
  for (const lane of card?.lanes ?? []) {
    const text = describeLane(lane);
    for (const { from, to } of listLaneEnds(lane)) texts.set(`${from} to ${to}`, text);
  }
  return texts;
}

function nameLanes(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).join('; ');
  return names.length <= MAX_NAMED
    ? named
    : `${named}; and ${formatCount(names.length - MAX_NAMED, 'lane')} more`;
}

const units: Readonly<Record<MeasuredCharge['by'], { readonly one: string; readonly decimals: number }>> = {
  weight: { one: 'kg', decimals: 2 },
  volume: { one: 'm³', decimals: 4 },
  unit: { one: 'unit', decimals: 0 },
};

/** The rate of a lane: '$0.61 per kg, minimum $25.00'. */
function describeLane({ choose, charges }: Lane): string {
  const texts = charges.map(describeCharge).join(' and ');
  return choose === 'only' ? texts : `the ${choose} of ${texts}`;
}

function describeCharge(charge: Charge): string {
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
function nameRule({ code, cards }: ExtraRate | Surcharge): string {
  return cards.length === 0 ? code : `${code} on ${cards.join(', ')}`;
}

function describeExtra({ charge }: ExtraRate): string {
  return describeCharge(charge);
}

function describeSurcharge({ name, when, amount, minimum }: Surcharge): string {
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

function describeZone({ isRural, cities, suburbs, postcodes }: Zone): string {
  const places = [
    ...cities,
    ...suburbs.map(({ suburb, city }) => `${suburb} in ${city}`),
    ...postcodes.map(
      ({ from, to, isRural: rural }) => `${from === to ? from : `${from}-${to}`}${rural ? ' (rural)' : ''}`,
    ),
  ];
  return `${isRural ? 'rural: ' : ''}${places.join(', ')}`;
}
