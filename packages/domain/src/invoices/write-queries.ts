import { csvByteOrderMark, formatCsvLine } from '../csv/index.js';
import { formatCount } from '../format-count.js';
import { type Cents, formatCents } from '../pricing/index.js';
import { describeVerdict } from './describe-verdict.js';
import type { DescribedLine } from './describe-verdict.js';
import { writePlainAmount } from './write-invoice.js';

/** A line that goes back to the provider. */
export interface QueriedLine extends DescribedLine {
  readonly line: number;
  readonly reference: string;
  readonly customerReference: string;
  readonly amount: Cents;
  /** What the user asks. */
  readonly reason: string;
}

interface QueriedInvoice {
  readonly number: string;
  readonly isGstIncluded: boolean;
}

/** The queried lines as a CSV for the provider, safe in a spreadsheet (INVC-12). Amounts are plain numbers. */
export function writeQueriesCsv(invoice: QueriedInvoice, lines: readonly QueriedLine[]): string {
  const basis = `(NZD, ${invoice.isGstIncluded ? 'incl.' : 'excl.'} GST)`;
  const header = ['Invoice', 'Line', 'Consignment', 'Your reference', `Invoiced ${basis}`, `Agreed ${basis}`];
  const rows = lines.map((line) => [
    invoice.number,
    String(line.line),
    line.reference,
    line.customerReference,
    writePlainAmount(line.amount),
    line.agreed === null ? '' : writePlainAmount(line.agreed),
    line.difference === null ? '' : writePlainAmount(line.difference),
    describeVerdict(line),
    line.reason,
  ]);
  return (
    csvByteOrderMark +
    [[...header, `Difference ${basis}`, 'Finding', 'Query'], ...rows]
      .map((cells) => formatCsvLine(cells))
      .join('')
  );
}

/** The queried lines as the text of a mail (INVC-12). */
export function writeQueriesText(invoice: QueriedInvoice, lines: readonly QueriedLine[]): string {
  const basis = invoice.isGstIncluded ? 'including GST' : 'excluding GST';
  return [
    `Invoice ${invoice.number}: we query ${formatCount(lines.length, 'line')} (amounts ${basis}).`,
    '',
    ...lines.map((line) => {
      const name = line.reference || line.customerReference || 'no reference';
      const query = line.reason === '' ? '' : ` ${line.reason}`;
      return `Line ${line.line}, ${name}, ${formatCents(line.amount)}: ${describeVerdict(line)}.${query}`;
    }),
    '',
  ].join('\n');
}
