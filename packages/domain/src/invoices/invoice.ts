import type { Cents, PriceLineKind } from '../pricing/index.js';

/** Amounts by kind of price line. */
export type PriceParts = Readonly<Record<PriceLineKind, Cents>>;

/** A line of a provider's invoice. Amounts include GST if the invoice's lines do. */
export interface InvoiceLine {
  /** Counted from 1. */
  readonly line: number;
  /** The consignment's reference as the provider wrote it; empty where the line names none. */
  readonly reference: string;
  /** A reference that the customer gave the consignment; empty where the line names none. */
  readonly customerReference: string;
  readonly description: string;
  /** Negative for a credit. */
  readonly amount: Cents;
  /** Null where the invoice doesn't split the amount. */
  readonly parts: PriceParts | null;
}

/** Why a line needs no attention, or what to look at (INVC-04), in the order in which they are decided. */
export const invoiceVerdicts = [
  'Unknown',
  'OtherAccount',
  'Cancelled',
  'AlreadyInvoiced',
  'NotDelivered',
  'NoPrice',
  'Differs',
  'Agrees',
] as const;

export type InvoiceVerdict = (typeof invoiceVerdicts)[number];

/** What a user decided about a line (INVC-11). */
export type InvoiceDecision = 'Accepted' | 'Queried';

/** How far an amount may be from the agreed price: the larger of the two applies (INVC-05). */
export interface InvoiceTolerance {
  readonly cents: Cents;
  /** Hundredths of a percent of the agreed price. */
  readonly percentSteps: number;
}

export const noTolerance: InvoiceTolerance = { cents: 0, percentSteps: 0 };

/** The limits of an invoice (INVC-02); amounts in cents. */
export const invoiceLimits = {
  maxLines: 20_000,
  maxNumber: 50,
  maxReference: 50,
  maxDescription: 200,
  /** Of a line. */
  maxAmount: 100_000_000,
  maxTotal: 100_000_000_000,
} as const;
