import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentFile } from '../attachments/attachment-store.js';
import { type Reason, nameDocument, splitIntoParts, tooLarge } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';
import { listProofFacts } from './proof-facts-store.js';
import { tryMakePdf } from './try-make-pdf.js';

/** Pages in one PDF: a second or two of work. */
const MAX_IN_PART = 500;

/** Documents with proofs of delivery: their addresses, and the consignments that are in none of them. */
export interface Proofs {
  readonly uris: readonly string[];
  readonly refused: readonly {
    readonly consignments: readonly PrintableConsignment[];
    readonly why: Reason;
  }[];
}

/** Proofs of delivery one by one: the newest file of each that has one, and pages of the others (DOCS-13, PODX-13). */
export async function listProofs(
  consignments: readonly PrintableConsignment[],
  files: ReadonlyMap<string, ConsignmentFile>,
  context: OperationContext,
): Promise<Proofs> {
  const { attachments } = context.services;
  const stored = consignments.flatMap(({ id }) => {
    const file = files.get(id);
    return file === undefined ? [] : [attachments.createAddresses(file, context).uri];
  });
  const { uris, refused } = await createPages(
    consignments.filter(({ id }) => !files.has(id)),
    context,
  );
  return { uris: [...stored, ...uris], refused };
}

/** A PDF with a page of each (PODX-14), or several PDFs if there are many. */
export async function createPages(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<Proofs> {
  const uris: string[] = [];
  const refused: PrintableConsignment[] = [];
  const parts = splitIntoParts(consignments, () => 1, MAX_IN_PART);
  for (const [index, part] of parts.entries()) {
    const partName = parts.length === 1 ? '' : ` ${index + 1} of ${parts.length}`;
    const content = await drawPages(part, context);
    if (content === null) refused.push(...part);
    else uris.push(await keepPages(content, part, nameDocument('PODDOC', part, partName), context));
  }
  return { uris, refused: refused.length === 0 ? [] : [{ consignments: refused, why: tooLarge }] };
}

/** Null if it takes too much. */
export async function drawPages(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<Uint8Array | null> {
  const ids = consignments.map(({ id }) => id);
  const facts = await context.inTransaction((tx) => listProofFacts(tx, context.owner, ids));
  return tryMakePdf(context, {
    type: 'proofs',
    provider: context.tenant.name,
    printedAt: context.now,
    consignments: consignments.map((each) => ({
      ...each,
      ...(facts.get(each.id) ?? { proof: null, files: [] }),
    })),
  });
}

/** Not among the files of its consignment: files listed there as a proof of delivery came from somebody. */
function keepPages(
  content: Uint8Array,
  consignments: readonly PrintableConsignment[],
  name: string,
  context: OperationContext,
): Promise<string> {
  const siteIds = [...new Set(consignments.map(({ chargeSiteId }) => chargeSiteId))];
  return context.services.keepFile(
    { name: `${name}.pdf`, mediaType: 'application/pdf', content, siteIds, of: null },
    context,
  );
}
