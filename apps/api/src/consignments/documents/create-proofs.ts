import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentFile } from '../attachments/attachment-store.js';
import { type DocumentType, type Reason, nameDocument, splitIntoParts, tooLarge } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';
import { listProofFacts } from './proof-facts-store.js';
import { tryMakePdf } from './try-make-pdf.js';

/** Pages in one PDF: a second or two of work. */
const MAX_IN_PART = 500;

/** Documents with a page or more for each consignment: their addresses, and the consignments that are in none of them. */
export interface CreatedPages {
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
): Promise<CreatedPages> {
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
export function createPages(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<CreatedPages> {
  return createInParts('PODDOC', consignments, (part) => drawPages(part, context), context);
}

/** The pages of consignments in one PDF, or in several if there are many. `draw` answers null if a part is too large. */
export async function createInParts(
  documentType: DocumentType,
  consignments: readonly PrintableConsignment[],
  draw: (part: readonly PrintableConsignment[]) => Promise<Uint8Array | null>,
  context: OperationContext,
): Promise<CreatedPages> {
  const uris: string[] = [];
  const refused: PrintableConsignment[] = [];
  const parts = splitIntoParts(consignments, () => 1, MAX_IN_PART);
  for (const [index, part] of parts.entries()) {
    const partName = parts.length === 1 ? '' : ` ${index + 1} of ${parts.length}`;
    const content = await draw(part);
    if (content === null) refused.push(...part);
    else uris.push(await keepPages(content, part, nameDocument(documentType, part, partName), context));
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

/** Not among the files of its consignment: files listed there as a proof of delivery came from somebody, and a declaration has the date of its signature. */
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
