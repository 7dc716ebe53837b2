import type { Cents } from '../pricing/index.js';
import type { StatusCode } from '../status/index.js';
import type { InvoiceLine, InvoiceTolerance, PriceParts } from './invoice.js';

/** A line of an invoice. */
export interface InvoicePlace {
  readonly invoiceId: string;
  readonly line: number;
}

/** What another invoice charged or credited for a consignment. */
export interface EarlierLine extends InvoicePlace {
  readonly amount: Cents;
  readonly isGstIncluded: boolean;
  /** Found to be invoiced already by the invoice to check. */
  readonly isRepeat: boolean;
}

/** A consignment that a line may be about. */
export interface InvoicedConsignment {
  readonly id: string;
  readonly reference: string;
  /** What the customer calls it. */
  readonly ownReferences: readonly string[];
  readonly accountId: string;
  readonly statusCode: StatusCode;
  /** The confirmed price, excluding GST; null while there is none. */
  readonly agreed: PriceParts | null;
  /** On invoices that stand, without the one to check. */
  readonly earlier: readonly EarlierLine[];
}

/** An invoice to check. */
export interface InvoiceToCheck {
  readonly id: string;
  readonly accountId: string;
  /** Whether its amounts include GST. */
  readonly isGstIncluded: boolean;
  readonly tolerance: InvoiceTolerance;
  readonly lines: readonly InvoiceLine[];
}
