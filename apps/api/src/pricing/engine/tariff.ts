import type { Day } from '@consign/domain/dates';
import type { Length, Weight } from '@consign/domain/freight';
import type { Cents } from '@consign/domain/pricing';

/** What a provider charges from a day on, as its file says (docs/TARIFFS.md). */
export interface Tariff {
  readonly code: string;
  readonly effectiveFrom: Day;
  readonly zones: readonly Zone[];
  readonly cards: readonly RateCard[];
  readonly extras: readonly ExtraRate[];
  readonly surcharges: readonly Surcharge[];
}

/** An area with the same rates. A place belongs to the zone that names it most exactly. */
export interface Zone {
  readonly name: string;
  /** Whether the surcharge on rural freight applies to all of it. */
  readonly isRural: boolean;
  readonly suburbs: readonly { readonly suburb: string; readonly city: string }[];
  readonly cities: readonly string[];
  readonly postcodes: readonly Postcodes[];
}

/** First to last, both inclusive. */
export interface Postcodes {
  readonly from: string;
  readonly to: string;
  /** Whether these are rural, in a zone that is not. */
  readonly isRural: boolean;
}

/** The rates of some service types, for every account or for those named. */
export interface RateCard {
  readonly code: string;
  readonly services: readonly string[];
  /** Empty for every account; a card that names the account is consulted instead of a general one. */
  readonly accounts: readonly string[];
  readonly lanes: readonly Lane[];
}

/** One rate from each of some zones to each of others. */
export interface Lane {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isBothWays: boolean;
  /** Which of several charges is taken; 'only' if there is one. */
  readonly choose: 'only' | 'greater' | 'lesser';
  readonly charges: readonly Charge[];
}

/** Ten-thousandths of a dollar: 6100 is $0.61. */
export type RateSteps = number;

export type Charge = FlatCharge | MeasuredCharge | PackagingCharge;

export interface FlatCharge {
  readonly by: 'flat';
  readonly price: Cents;
}

/** Weight is chargeable weight. Quantities are in steps of 0.01 kg, 0.0001 m³ or one piece. */
export interface MeasuredCharge {
  readonly by: 'weight' | 'volume' | 'unit';
  readonly rate: Rate;
  readonly minimum: Cents | null;
}

/** By piece, with a rate for each type of packaging. */
export interface PackagingCharge {
  readonly by: 'packaging';
  readonly rates: readonly { readonly packaging: string; readonly perUnit: RateSteps }[];
  /** Null if other packaging has no rate. */
  readonly otherPerUnit: RateSteps | null;
  readonly minimum: Cents | null;
}

/** `perUnit` is the price of a kg, a m³ or a piece. */
export type Rate =
  | { readonly kind: 'rate'; readonly perUnit: RateSteps }
  | { readonly kind: 'breaks'; readonly breaks: readonly Break[] }
  | BaseRate;

/** A rate for the whole quantity, if that is no more than `upTo`; null for the last break, which has no end. */
export interface Break {
  readonly upTo: number | null;
  readonly perUnit: RateSteps;
}

/** A price for the first `covers`, then `increment` for each further `per` or part of it. */
export interface BaseRate {
  readonly kind: 'base';
  readonly base: Cents;
  readonly covers: number;
  readonly increment: Cents;
  readonly per: number;
}

/** The price of an extra: flat, or by unit. */
export interface ExtraRate {
  readonly code: string;
  /** Codes of rate cards; empty for all of them. */
  readonly cards: readonly string[];
  readonly charge: FlatCharge | (MeasuredCharge & { readonly by: 'unit' });
}

export interface Surcharge {
  readonly code: string;
  readonly name: string;
  /** Codes of rate cards; empty for all of them. */
  readonly cards: readonly string[];
  readonly when: SurchargeCondition;
  readonly amount: SurchargeAmount;
  readonly minimum: Cents | null;
}

/** Rural: either end. Oversize: pieces with a side or a weight over a limit. Residential: a receiver that is no site. */
export type SurchargeCondition =
  | { readonly kind: 'rural' | 'dangerous-goods' | 'residential' }
  | {
      readonly kind: 'oversize';
      readonly longerThan: Length | null;
      readonly heavierThan: Weight | null;
    };

/** Of the pieces that the condition is about; percent is of the freight line, in hundredths of a percent. */
export type SurchargeAmount =
  | { readonly kind: 'flat'; readonly price: Cents }
  | { readonly kind: 'unit' | 'kg'; readonly perUnit: RateSteps }
  | { readonly kind: 'percent'; readonly steps: number };
