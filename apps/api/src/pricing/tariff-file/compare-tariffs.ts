import { listLaneEnds } from '../engine/prepare-tariff.js';
import type { RateCard, Tariff, Zone } from '../engine/tariff.js';
import { describeExtra, describeLane, describeSurcharge, describeZone, nameRule } from './describe-rates.js';

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
  if (after === undefined) return [`Card ${code}: removed, with ${countLanes(old.size)}`];
  const heads =
    before === undefined ? [`Card ${code}: added, ${describeCard(after)}, with ${countLanes(now.size)}`] : [];
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
  return names.length <= MAX_NAMED ? named : `${named}; and ${countLanes(names.length - MAX_NAMED)} more`;
}

const countLanes = (count: number) => (count === 1 ? '1 lane' : `${count} lanes`);
