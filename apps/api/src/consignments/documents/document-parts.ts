import type { PrintableConsignment } from './printed-store.js';
import { type Counted, type PrintedType, countPieces } from './documents-plan.js';

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

/** The name of a document, without the extension: the reference if it has only one consignment. */
export function nameDocument(
  type: PrintedType,
  consignments: readonly (Counted & { readonly reference: string })[],
  partName: string,
): string {
  const [first, ...others] = consignments;
  if (first === undefined || others.length > 0) return `${names[type].many}${partName}`;
  const isOne = type === 'CONNOTE' || countPieces(first) === 1;
  return `${isOne ? names[type].one : names[type].many} ${first.reference}`;
}

const names = {
  FRTLABEL: { one: 'Label', many: 'Labels' },
  CONNOTE: { one: 'Consignment note', many: 'Consignment notes' },
} as const;
