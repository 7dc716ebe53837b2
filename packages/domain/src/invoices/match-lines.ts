import type { InvoicedConsignment, InvoiceToCheck } from './invoice-to-check.js';
import type { InvoiceLine } from './invoice.js';
import { normaliseReference } from './normalise-reference.js';

interface Match {
  readonly line: InvoiceLine;
  readonly consignment: InvoicedConsignment | null;
}

/** Finds the consignment of each line: by its reference, else by a customer's reference that names only one (INVC-03). */
export function matchLines(
  { lines, accountId }: Pick<InvoiceToCheck, 'lines' | 'accountId'>,
  consignments: readonly InvoicedConsignment[],
): Match[] {
  const byReference = new Map(consignments.map((each) => [normaliseReference(each.reference), each]));
  const byOwn = indexOwnReferences(consignments);
  return lines.map((line) => {
    const keys = [line.reference, line.customerReference].map(normaliseReference).filter((key) => key !== '');
    const byKey = keys.map((key) => byReference.get(key)).find((each) => each !== undefined);
    const consignment =
      byKey ?? keys.map((key) => findOnly(byOwn.get(key), accountId)).find((each) => each !== undefined);
    return { line, consignment: consignment ?? null };
  });
}

function indexOwnReferences(
  consignments: readonly InvoicedConsignment[],
): ReadonlyMap<string, ReadonlySet<InvoicedConsignment>> {
  const index = new Map<string, Set<InvoicedConsignment>>();
  for (const consignment of consignments) {
    for (const reference of consignment.ownReferences) {
      const key = normaliseReference(reference);
      if (key === '') continue;
      const found = index.get(key);
      if (found === undefined) index.set(key, new Set([consignment]));
      else found.add(consignment);
    }
  }
  return index;
}

/** The only one, or the only one of the invoice's account: a guess among several would compare the wrong price. */
function findOnly(
  found: ReadonlySet<InvoicedConsignment> | undefined,
  accountId: string,
): InvoicedConsignment | undefined {
  if (found === undefined) return undefined;
  if (found.size === 1) return [...found][0];
  const ofAccount = [...found].filter((each) => each.accountId === accountId);
  return ofAccount.length === 1 ? ofAccount[0] : undefined;
}
