import { formatCsvLine } from '../csv/index.js';
import { formatSteps } from '../freight/decimal.js';
import type { Cents } from '../pricing/index.js';
import type { PriceParts } from './invoice.js';
import { sumParts } from './tolerance.js';

/** What a provider's invoice charges for a consignment, excluding GST. */
export interface ChargedConsignment {
  readonly reference: string;
  /** What the customer calls it; empty for none. */
  readonly customerReference: string;
  readonly description: string;
  readonly parts: PriceParts;
}

const header =
  'Invoice Number, Invoice Date, Account, Consignment, Your Reference, Description, Freight, Extras, Surcharges, FAF, Amount excl. GST'.split(
    ', ',
  );

/** An invoice as CSV (INVC-17), a line for each consignment and the total below them; `readInvoiceLines` reads it. */
export function writeInvoiceCsv(
  invoice: { readonly number: string; readonly date: string; readonly account: string },
  consignments: readonly ChargedConsignment[],
): string {
  const total = consignments.reduce((sum, { parts }) => sum + sumParts(parts), 0);
  const lines = consignments.map(({ reference, customerReference, description, parts }) => {
    const amounts = [parts.FREIGHT, parts.EXTRA, parts.SURCHARGE, parts.FAF, sumParts(parts)];
    const named = [invoice.number, invoice.date, invoice.account, reference, customerReference, description];
    return [...named, ...amounts.map(writePlainAmount)];
  });
  const last = ['', '', '', '', '', 'Total', '', '', '', '', writePlainAmount(total)];
  return [header, ...lines, last].map((cells) => formatCsvLine(cells)).join('');
}

/** An amount for a spreadsheet: 1234.50, without separators. */
export function writePlainAmount(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${formatSteps(Math.abs(cents), 2).replaceAll(',', '')}`;
}
