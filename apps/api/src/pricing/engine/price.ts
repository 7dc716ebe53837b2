import type { Day } from '@consign/domain/dates';
import type { CubicFactor, Weight } from '@consign/domain/freight';
import type { Cents, PriceLineKind } from '@consign/domain/pricing';
import type { QuoteUnit } from '@consign/domain/rules';

/** What a price depends on, besides tariff and fuel adjustment. */
export interface PriceRequest {
  /** The day that decides which tariff and which fuel adjustment apply. */
  readonly day: Day;
  readonly serviceType: {
    readonly code: string;
    readonly name: string;
    readonly cubicFactor: CubicFactor | null;
  };
  readonly accountCode: string;
  readonly origin: PricedPlace;
  readonly destination: PricedPlace;
  /** Whether the receiver is one of the customer's own sites, which is no residential address. */
  readonly isReceiverSite: boolean;
  readonly items: readonly QuoteUnit[];
  readonly extras: readonly PricedExtra[];
}

export interface PricedPlace {
  readonly suburb: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
}

export interface PricedExtra {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
}

export interface ComputedLine {
  readonly kind: PriceLineKind;
  readonly code: string;
  /** The rule that made the line, such as "Auckland to Wellington, by weight". */
  readonly name: string;
  /** For an extra: how often. */
  readonly quantity?: number;
  readonly arithmetic: string;
  readonly amount: Cents;
}

/** Lines in the order of QUOT-12; each is rounded to cents, half up, before it is added. */
export interface ComputedPrice {
  readonly lines: readonly ComputedLine[];
  readonly subtotal: Cents;
  readonly gst: Cents;
  readonly total: Cents;
  /** Null for a price that the provider reported, like the three fields after it. */
  readonly tariffCode: string | null;
  readonly cardCode: string | null;
  /** Hundredths of a percent. */
  readonly fuelPercentSteps: number | null;
  readonly chargeableWeight: Weight | null;
}

/** Why there is no price. */
export interface NoPrice {
  /** In a customer's words (QUOT-06). */
  readonly reason: string;
  /** For the operator: which tariff and card were consulted. */
  readonly detail: string;
}

export type Pricing =
  | { readonly ok: true; readonly price: ComputedPrice }
  | { readonly ok: false; readonly none: NoPrice };
