import type { PrintableConsignment } from './printed-store.js';

/** Lines on notes, or labels, in one PDF (DOCS-17): about two seconds of work. */
const LINES_IN_PART = 500;

/** Splits what a document has in it into parts of at most 500 lines; a consignment is never split. */
export function splitIntoParts(
  consignments: readonly PrintableConsignment[],
  countLines: (consignment: PrintableConsignment) => number,
): PrintableConsignment[][] {
  const parts: PrintableConsignment[][] = [];
  let lines = 0;
  for (const consignment of consignments) {
    lines += countLines(consignment);
    const part = parts.at(-1);
    if (part !== undefined && lines <= LINES_IN_PART) part.push(consignment);
    else {
      parts.push([consignment]);
      lines = countLines(consignment);
    }
  }
  return parts;
}
