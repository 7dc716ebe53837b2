import { formatCents, type PriceLineKind } from '../pricing/index.js';
import type { CheckedLine, DifferingPart } from './check-invoice.js';
import type { InvoiceVerdict } from './invoice.js';

/** What a verdict's sentence needs of a line. */
export interface DescribedLine extends Pick<CheckedLine, 'verdict' | 'agreed' | 'difference' | 'parts'> {
  /** The line that invoiced it first; `number` is null where the reader may not see that invoice. */
  readonly invoicedOn: { readonly number: string | null; readonly line: number | null } | null;
}

const partNames: Readonly<Record<PriceLineKind, string>> = {
  FREIGHT: 'freight',
  EXTRA: 'extras',
  SURCHARGE: 'surcharges',
  FAF: 'FAF',
};

/** A verdict in a few words, for filters and badges. */
export const verdictLabels: Readonly<Record<InvoiceVerdict, string>> = {
  Agrees: 'Agrees',
  Differs: 'Differs',
  AlreadyInvoiced: 'Already invoiced',
  Unknown: 'Unknown consignment',
  NotDelivered: 'Not delivered yet',
  Cancelled: 'Cancelled',
  OtherAccount: 'Another account',
  NoPrice: 'No agreed price',
};

/** A verdict as a sentence without its full stop (INVC-04): 'Invoiced $8.50 above the agreed $120.00: FAF $8.50 more'. */
export function describeVerdict(line: DescribedLine): string {
  const { verdict, agreed, difference, invoicedOn } = line;
  if (verdict === 'Differs' && agreed !== null && difference !== null) {
    const side = difference < 0 ? 'below' : 'above';
    return `Invoiced ${formatCents(Math.abs(difference))} ${side} the agreed ${formatCents(agreed)}${describeParts(line.parts)}`;
  }
  if (verdict !== 'AlreadyInvoiced' || invoicedOn === null) return verdictLabels[verdict];
  if (invoicedOn.number === null) return 'Already invoiced on another invoice';
  return `Already invoiced on ${invoicedOn.number}, line ${invoicedOn.line}`;
}

function describeParts(parts: readonly DifferingPart[]): string {
  if (parts.length === 0) return '';
  const texts = parts.map(({ kind, invoiced, agreed }) => {
    const by = formatCents(Math.abs(invoiced - agreed));
    return `${partNames[kind]} ${by} ${invoiced < agreed ? 'less' : 'more'}`;
  });
  return `: ${texts.join(', ')}`;
}
