import type { Cents } from '../pricing/index.js';
import { invoiceVerdicts, type InvoiceDecision, type InvoiceVerdict } from './invoice.js';

/** Lines with the same verdict and decision. */
export interface InvoiceGroup {
  readonly verdict: InvoiceVerdict;
  readonly decision: InvoiceDecision | null;
  readonly count: number;
  readonly amount: Cents;
}

/** A number of lines and what they add up to. */
export interface InvoiceSum {
  readonly count: number;
  readonly amount: Cents;
}

/** The sums of an invoice (INVC-08): `verdicts` and `notExplained` add up to the total, and so do the decisions with it. */
export interface InvoiceSummary {
  /** Those with lines, in the order of `invoiceVerdicts`. */
  readonly verdicts: readonly (InvoiceSum & { readonly verdict: InvoiceVerdict })[];
  readonly accepted: InvoiceSum;
  readonly queried: InvoiceSum;
  readonly undecided: InvoiceSum;
  /** The total that the invoice states, less its lines. */
  readonly notExplained: Cents;
}

/** Adds up the lines of an invoice, however they are grouped. */
export function summariseInvoice(total: Cents, groups: readonly InvoiceGroup[]): InvoiceSummary {
  const sum = (isIn: (group: InvoiceGroup) => boolean): InvoiceSum =>
    groups
      .filter(isIn)
      .reduce((all, { count, amount }) => ({ count: all.count + count, amount: all.amount + amount }), {
        count: 0,
        amount: 0,
      });
  return {
    verdicts: invoiceVerdicts
      .map((verdict) => ({ verdict, ...sum((group) => group.verdict === verdict) }))
      .filter(({ count }) => count > 0),
    accepted: sum(({ decision }) => decision === 'Accepted'),
    queried: sum(({ decision }) => decision === 'Queried'),
    undecided: sum(({ decision }) => decision === null),
    notExplained: total - sum(() => true).amount,
  };
}
