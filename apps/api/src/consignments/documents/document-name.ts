import { type Counted, type PrintedType, countPieces } from './documents-plan.js';

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
