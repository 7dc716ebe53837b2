import type { PrintableConsignment } from './printed-store.js';

/** Splits what a document has in it into parts of at most so many lines; a consignment is never split (DOCS-17). */
export function splitIntoParts(
  consignments: readonly PrintableConsignment[],
  countLines: (consignment: PrintableConsignment) => number,
  maxLines: number,
): PrintableConsignment[][] {
  const parts: PrintableConsignment[][] = [];
  let lines = 0;
  for (const consignment of consignments) {
    lines += countLines(consignment);
    const part = parts.at(-1);
    if (part !== undefined && lines <= maxLines) part.push(consignment);
    else {
      parts.push([consignment]);
      lines = countLines(consignment);
    }
  }
  return parts;
}
