import type { OperationContext } from '../../http/contract/operation.js';
import type { Papers } from '../../services/documents/print-order.js';
import { LostRequest } from '../../services/processes/worker-processes.js';
import { type DocumentType, type Reason, nameDocument, splitIntoParts, tooLarge } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';

/** The addresses of documents, and the consignments that are in none of them. */
export interface CreatedDocuments {
  readonly uris: readonly string[];
  readonly refused: readonly {
    readonly consignments: readonly PrintableConsignment[];
    readonly why: Reason;
  }[];
}

interface Parts {
  /** The work that a consignment is. */
  readonly countLines: (consignment: PrintableConsignment) => number;
  readonly maxLines: number;
}

/** One document of the consignments, or several if there are many. `make` returns null if a part is too large. */
export async function makeInParts(
  documentType: DocumentType,
  consignments: readonly PrintableConsignment[],
  { countLines, maxLines }: Parts,
  make: (part: readonly PrintableConsignment[], name: string) => Promise<string | null>,
): Promise<CreatedDocuments> {
  const uris: string[] = [];
  const refused: PrintableConsignment[] = [];
  const parts = splitIntoParts(consignments, countLines, maxLines);
  for (const [index, part] of parts.entries()) {
    const partName = parts.length === 1 ? '' : ` ${index + 1} of ${parts.length}`;
    const uri = await make(part, nameDocument(documentType, part, partName));
    if (uri === null) refused.push(...part);
    else uris.push(uri);
  }
  return { uris, refused: refused.length === 0 ? [] : [{ consignments: refused, why: tooLarge }] };
}

/** Pages and pictures in one PDF: a second or two of work. */
const MAX_IN_PART = 500;

/** The pages of consignments in one PDF, or in several if there are many. `draw` returns null if a part is too large. */
export function createInParts(
  documentType: DocumentType,
  consignments: readonly PrintableConsignment[],
  draw: (part: readonly PrintableConsignment[]) => Promise<Uint8Array | null>,
  context: OperationContext,
  countLines: (consignment: PrintableConsignment) => number = () => 1,
): Promise<CreatedDocuments> {
  const size = { countLines, maxLines: MAX_IN_PART };
  return makeInParts(documentType, consignments, size, async (part, name) => {
    const content = await draw(part);
    // Files of a consignment listed as a proof came from somebody, and a declaration has the date of its signature.
    return content === null
      ? null
      : keepDocument({ name: `${name}.pdf`, mediaType: 'application/pdf', content }, part, context);
  });
}

type KeptFile = Parameters<OperationContext['services']['keepFile']>[0];

/** Keeps a document for users of the sites of all its consignments. Without `of` it isn't among the files of any. */
export function keepDocument(
  file: Pick<KeptFile, 'name' | 'mediaType' | 'content'> & Partial<Pick<KeptFile, 'of'>>,
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<string> {
  const siteIds = [...new Set(consignments.map(({ chargeSiteId }) => chargeSiteId))];
  return context.services.keepFile({ of: null, ...file, siteIds }, context);
}

/** Makes the PDF; null if it takes more time or memory than a document may (DOCS-17). */
export function tryMakePdf(
  { owner, services, tenant, now, log }: OperationContext,
  papers: Papers,
): Promise<Uint8Array | null> {
  const order = { ...papers, provider: tenant.name, printedAt: now };
  return services.makePdf(owner.organisationId, order).catch((error: unknown) => {
    if (!(error instanceof LostRequest)) throw error;
    log.warn({ reason: error.message }, 'a document could not be made');
    return null;
  });
}
