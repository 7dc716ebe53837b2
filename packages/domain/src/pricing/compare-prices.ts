import { findWeight, formatWeight } from '../freight/index.js';
import { priceLineKinds, type PriceLineKind } from './lines.js';
import { type Cents, findCents, formatCents } from './money.js';

/** A price as the contract gives it: dollars, kilograms. */
export interface ComparablePrice {
  readonly lines: readonly {
    readonly kind: PriceLineKind;
    readonly code: string;
    readonly name: string;
    readonly arithmetic: string;
    readonly amount: number;
  }[];
  readonly tariffCode: string | null;
  readonly chargeableWeight: number | null;
}

/** What a kind of price line was estimated at and is charged at. */
export interface ComparedKind {
  readonly kind: PriceLineKind;
  /** Null for FAF: an estimate has none. */
  readonly estimated: Cents | null;
  readonly confirmed: Cents;
  /** Sentences without their full stops; empty where the amounts are equal. */
  readonly reasons: readonly string[];
}

export interface ComparedPrices {
  /** Kinds that either price has, in the order of QUOT-12. */
  readonly kinds: readonly ComparedKind[];
  /** Both excluding FAF, which an estimate doesn't have (LIST-81). */
  readonly estimated: Cents;
  readonly confirmed: Cents;
}

/** The text of a line that the provider reported without a reason (PROV-10). */
export const chargedByProvider = 'As charged by the freight provider';

/** Sets an estimate against the confirmed price and says what made the difference (QUOT-22). */
export function comparePrices(estimate: ComparablePrice, confirmed: ComparablePrice): ComparedPrices {
  const kinds = priceLineKinds
    .filter((kind) => [estimate, confirmed].some(({ lines }) => lines.some((line) => line.kind === kind)))
    .map((kind): ComparedKind => {
      const before = kind === 'FAF' ? null : sumKind(estimate, kind);
      const after = sumKind(confirmed, kind);
      return {
        kind,
        estimated: before,
        confirmed: after,
        reasons: before === after ? [] : explain(estimate, confirmed, kind),
      };
    });
  const counted = kinds.filter(({ kind }) => kind !== 'FAF');
  return {
    kinds,
    estimated: counted.reduce((sum, each) => sum + (each.estimated ?? 0), 0),
    confirmed: counted.reduce((sum, each) => sum + each.confirmed, 0),
  };
}

const toCents = (dollars: number): Cents => findCents(dollars) ?? 0;

function sumKind({ lines }: ComparablePrice, kind: PriceLineKind): Cents {
  return lines.reduce((sum, line) => sum + (line.kind === kind ? toCents(line.amount) : 0), 0);
}

function explain(estimate: ComparablePrice, confirmed: ComparablePrice, kind: PriceLineKind): string[] {
  const after = confirmed.lines.filter((line) => line.kind === kind);
  const weights = kind === 'FREIGHT' ? compareWeights(estimate, confirmed) : [];
  // A provider reports a sum for each kind, with a reason or without one.
  const isReported = confirmed.tariffCode === null;
  if (isReported)
    return [
      ...weights,
      ...after
        .map(({ arithmetic }) => arithmetic)
        .filter((text) => text !== '' && text !== chargedByProvider),
    ];
  if (kind === 'FAF') return after.map(({ arithmetic }) => arithmetic).filter((text) => text !== '');
  const tariff =
    estimate.tariffCode === confirmed.tariffCode || kind !== 'FREIGHT'
      ? []
      : [`Tariff ${confirmed.tariffCode} in place of ${estimate.tariffCode}`];
  return [...weights, ...tariff, ...compareLines(estimate, confirmed, kind)];
}

function compareWeights(estimate: ComparablePrice, confirmed: ComparablePrice): string[] {
  const [before, after] = [estimate, confirmed].map(({ chargeableWeight }) =>
    chargeableWeight === null ? null : findWeight(chargeableWeight),
  );
  if (before == null || after == null || before === after) return [];
  return [`Charged for ${formatWeight(after)}, estimated for ${formatWeight(before)}`];
}

/** The lines that one price lacks or charges otherwise, by name. */
function compareLines(estimate: ComparablePrice, confirmed: ComparablePrice, kind: PriceLineKind): string[] {
  const before = sumByName(estimate, kind);
  const after = sumByName(confirmed, kind);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    if (was === undefined) return [`${name} ${formatCents(is ?? 0)} added`];
    if (is === undefined) return [`${name} ${formatCents(was)} not charged`];
    return kind === 'FREIGHT' ? [] : [`${name} ${formatCents(is)}, estimated at ${formatCents(was)}`];
  });
}

function sumByName({ lines }: ComparablePrice, kind: PriceLineKind): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const line of lines)
    if (line.kind === kind) sums.set(line.name, (sums.get(line.name) ?? 0) + toCents(line.amount));
  return sums;
}
