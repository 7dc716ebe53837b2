import type { OperationContext } from '../../http/contract/operation.js';
import type { ConsignmentFile } from '../attachments/attachment-store.js';
import { type CreatedDocuments, createInParts, tryMakePdf } from './make-in-parts.js';
import type { PrintableConsignment } from './printed-store.js';
import { type DeliveredFile, type ProofFacts, listProofFacts } from './paper-facts-store.js';
import { readPictures } from './read-pictures.js';

/** Pictures on a page; the names of others are printed. */
const MAX_PICTURES = 6;

/** Proofs of delivery one by one: the newest file of each that has one, and pages of the others (DOCS-13, PODX-13). */
export async function listProofs(
  consignments: readonly PrintableConsignment[],
  files: ReadonlyMap<string, ConsignmentFile>,
  context: OperationContext,
): Promise<CreatedDocuments> {
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
): Promise<CreatedDocuments> {
  const facts = await readFacts(consignments, context);
  const countLines = ({ id }: PrintableConsignment) => 1 + pickPictures(facts.get(id)).length;
  return createInParts('PODDOC', consignments, (part) => drawPart(part, facts, context), context, countLines);
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
