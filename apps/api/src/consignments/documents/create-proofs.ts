import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentFile } from '../attachments/attachment-store.js';
import { type DocumentType, type Reason, nameDocument, splitIntoParts, tooLarge } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';
import { type DeliveredFile, type ProofFacts, listProofFacts } from './proof-facts-store.js';
import { readPictures } from './read-pictures.js';
import { tryMakePdf } from './try-make-pdf.js';

/** Pages and pictures in one PDF: a second or two of work. */
const MAX_IN_PART = 500;
/** Pictures on a page; the names of others are printed. */
const MAX_PICTURES = 6;

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
export async function createPages(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<CreatedPages> {
  const facts = await readFacts(consignments, context);
  const countLines = ({ id }: PrintableConsignment) => 1 + pickPictures(facts.get(id)).length;
  return createInParts('PODDOC', consignments, (part) => drawPart(part, facts, context), context, countLines);
}

/** The pages of consignments in one PDF, or in several if there are many. `draw` answers null if a part is too large. */
export async function createInParts(
  documentType: DocumentType,
  consignments: readonly PrintableConsignment[],
  draw: (part: readonly PrintableConsignment[]) => Promise<Uint8Array | null>,
  context: OperationContext,
  countLines: (consignment: PrintableConsignment) => number = () => 1,
): Promise<CreatedPages> {
  const uris: string[] = [];
  const refused: PrintableConsignment[] = [];
  const parts = splitIntoParts(consignments, countLines, MAX_IN_PART);
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
  return drawPart(consignments, await readFacts(consignments, context), context);
}

function readFacts(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<ReadonlyMap<string, ProofFacts>> {
  const ids = consignments.map(({ id }) => id);
  return context.inTransaction((tx) => listProofFacts(tx, context.owner, ids));
}

const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** The photographs and signatures that a page has room for. */
function pickPictures(facts: ProofFacts | undefined): readonly DeliveredFile[] {
  const pictures = facts?.files.filter(({ mediaType }) => pictureTypes.has(mediaType)) ?? [];
  return pictures.slice(0, MAX_PICTURES);
}

/** Only the pictures of this part are in memory. */
async function drawPart(
  part: readonly PrintableConsignment[],
  facts: ReadonlyMap<string, ProofFacts>,
  context: OperationContext,
): Promise<Uint8Array | null> {
  const stored = part.flatMap(({ id }) => pickPictures(facts.get(id)));
  const read = await readPictures(stored, context);
  const contents = new Map(read.map(({ contentKey, content }) => [contentKey, content]));
  return tryMakePdf(context, {
    type: 'proofs',
    provider: context.tenant.name,
    printedAt: context.now,
    consignments: part.map((each) => {
      const { proof, files } = facts.get(each.id) ?? { proof: null, files: [] };
      const pictures = files.flatMap(({ name, kind, contentKey }) => {
        const content = contents.get(contentKey);
        return content === undefined ? [] : [{ name, content, isSignature: kind === 'Signature' }];
      });
      const others = files.flatMap(({ name, contentKey }) => (contents.has(contentKey) ? [] : [name]));
      return { ...each, proof, pictures, files: others };
    }),
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
