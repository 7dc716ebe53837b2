import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentFile } from '../attachments/attachment-store.js';
import { nameDocument } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';
import { listProofFacts } from './proof-facts-store.js';
import { tryMakePdf } from './try-make-pdf.js';

/** Pages in one PDF: a second or two of work. */
const MAX_IN_PART = 500;

/** Proofs of delivery: addresses, and the consignments whose pages took too much to make. */
interface Proofs {
  readonly uris: string[];
  readonly tooLarge: PrintableConsignment[];
}

/**
 * The proofs of delivery of consignments (DOCS-13): the newest file of each that has one, and for the others a page made
 * from what the provider reported (PODX-13).
 */
export async function createProofs(
  consignments: readonly PrintableConsignment[],
  files: ReadonlyMap<string, ConsignmentFile>,
  context: OperationContext,
): Promise<Proofs> {
  const { attachments } = context.services;
  const uris = consignments.flatMap(({ id }) => {
    const file = files.get(id);
    return file === undefined ? [] : [attachments.createAddresses(file, context).uri];
  });
  const made = consignments.filter(({ id }) => !files.has(id));
  const tooLarge: PrintableConsignment[] = [];
  for (let start = 0; start < made.length; start += MAX_IN_PART) {
    const part = made.slice(start, start + MAX_IN_PART);
    const partName =
      made.length <= MAX_IN_PART
        ? ''
        : ` ${start / MAX_IN_PART + 1} of ${Math.ceil(made.length / MAX_IN_PART)}`;
    const uri = await makePages(part, nameDocument('PODDOC', part, partName), context);
    if (uri === null) tooLarge.push(...part);
    else uris.push(uri);
  }
  return { uris, tooLarge };
}

/** Not among the files of its consignment: files listed there as a proof of delivery came from somebody. */
async function makePages(
  consignments: readonly PrintableConsignment[],
  name: string,
  context: OperationContext,
): Promise<string | null> {
  const ids = consignments.map(({ id }) => id);
  const facts = await context.inTransaction((tx) => listProofFacts(tx, context.owner, ids));
  const content = await tryMakePdf(context, {
    type: 'proofs',
    provider: context.tenant.name,
    printedAt: context.now,
    consignments: consignments.map((each) => ({
      ...each,
      ...(facts.get(each.id) ?? { proof: null, files: [] }),
    })),
  });
  if (content === null) return null;
  const siteIds = [...new Set(consignments.map(({ chargeSiteId }) => chargeSiteId))];
  return context.services.keepFile(
    { name: `${name}.pdf`, mediaType: 'application/pdf', content, siteIds, of: null },
    context,
  );
}
