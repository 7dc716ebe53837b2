import { dateTimeText, joined } from '../words.js';
import type { Pdf } from './pdf.js';
import { Sheet } from './sheet.js';
import { inElement } from './structure.js';

/** A paper about consignments: its name, and what stands on each of its pages. */
interface Paper {
  readonly name: string;
  readonly provider: string;
  readonly printedAt: Date;
}

/** Draws a paper for each consignment, starting on a new page. */
export function drawPapers<Printed extends { readonly reference: string }>(
  pdf: Pdf,
  consignments: readonly Printed[],
  { name, provider, printedAt }: Paper,
  draw: (sheet: Sheet, consignment: Printed) => void,
): void {
  for (const consignment of consignments) {
    const sheet = new Sheet(pdf, { left: provider, right: `${name} ${consignment.reference}` });
    inElement(pdf, 'Sect', () => draw(sheet, consignment));
    sheet.numberPages(`Printed ${dateTimeText(printedAt)}`);
  }
}

/** Draws the title of a paper about a consignment: its reference, and below it the name of the paper. */
export function drawTitle(
  sheet: Sheet,
  name: string,
  { reference, serviceType }: { readonly reference: string; readonly serviceType: string },
): void {
  sheet.title(reference);
  sheet.text(joined([name, serviceType], ' · '), { size: 10 });
  sheet.gap(8);
}
