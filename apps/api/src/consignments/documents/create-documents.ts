import type { components } from '@consign/api-client/consignment';

import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { type DocumentVersions, listDocumentVersions, recordPrinted } from '../document-version-store.js';
import { type ConsignmentFile, listNewestProofs } from '../attachments/attachment-store.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { createClaim, findClaimed } from './create-claim.js';
import { createDeclarations } from './create-declarations.js';
import { createPages, listProofs } from './create-proofs.js';
import { type CreatedDocuments, makeInParts } from './make-in-parts.js';
import { findStoredProofs, zipProofs } from './zip-proofs.js';
import { listPrintedExtras, type PrintableConsignment, listPrintableConsignments } from './printed-store.js';
import type { Tx } from '../../database/database.js';
import {
  findTooManyLines,
  type PrintedType,
  countLines,
  planDocuments,
  toErrorMessage,
  type Reason,
  type DocumentType,
} from './documents-plan.js';
import { type Known, printPdf, printZpl } from './print-papers.js';
import { reportChanges } from '../../changes/index.js';

type Item = components['schemas']['CreatedDocument'];
type CreateDocuments = components['schemas']['CreateDocuments'];

/** Labels, and lines of freight on notes, in one PDF: a second or two of work. */
const MAX_IN_PART: Readonly<Record<PrintedType, number>> = { FRTLABEL: 500, CONNOTE: 2000 };

export const createDocuments = operation('createDocuments', async ({ body }, context) => {
  const references = [...new Set(body.references)];
  const { found, proofs, ...known } = await context.inTransaction((tx) =>
    load(tx, context, references, body.documentTypes.includes('CONNOTE')),
  );
  const { versions } = known;
  const claimed = body.documentTypes.includes('CLAIM') ? await findClaimed(references, context) : null;
  const plan = planDocuments(body.documentTypes, references, found, {
    claimedId: claimed?.id ?? null,
    proven: new Set(proofs.keys()),
    proofFormat: body.proofFormat,
  });
  const tooMany = findTooManyLines(plan);
  if (tooMany !== null) return ruleProblems([{ id: 'DOCS-08', path: 'references', message: tooMany }]);
  const items: Item[] = [];
  const made = new Map(plan.printed);
  const results = [...plan.results];
  for (const [documentType, consignments] of plan.printed) {
    const created =
      documentType === 'PODDOC'
        ? await createProofs(body.proofFormat, consignments, proofs, context)
        : isPrinted(documentType)
          ? await printInParts(documentType, consignments, { ...known, format: body.labelFormat }, context)
          : await createReported(documentType, consignments, claimed, context);
    if (created instanceof Refusal) return created;
    items.push(...created.uris.map((uri) => ({ documentType, uri })));
    const refused = new Set(created.refused.flatMap((each) => each.consignments));
    results.push(
      ...created.refused.flatMap((each) => each.consignments.map((one) => toOutcome(one, each.why))),
    );
    made.set(
      documentType,
      consignments.filter((each) => !refused.has(each)),
    );
  }
  await context.inTransaction((tx) => recordDocuments(tx, context, made, versions));
  return ok({ items, results });
});

const isPrinted = (type: DocumentType): type is PrintedType => type === 'CONNOTE' || type === 'FRTLABEL';

/** Labels and notes; `format` is the format of the labels. */
function printInParts(
  documentType: PrintedType,
  consignments: readonly PrintableConsignment[],
  { format, ...known }: Known & { readonly format: CreateDocuments['labelFormat'] },
  context: OperationContext,
): Promise<CreatedDocuments> {
  const size = {
    countLines: (each: PrintableConsignment) => countLines(documentType, each),
    maxLines: MAX_IN_PART[documentType],
  };
  const isZpl = documentType === 'FRTLABEL' && format === 'ZPL';
  return makeInParts(documentType, consignments, size, (part, name) =>
    isZpl ? printZpl(part, name, context) : printPdf(documentType, part, { ...known, name }, context),
  );
}

function createReported(
  documentType: 'DGDOC' | 'CLAIM',
  consignments: readonly PrintableConsignment[],
  claimed: ConsignmentDetail | null,
  context: OperationContext,
): Promise<CreatedDocuments> {
  return documentType === 'CLAIM' && claimed !== null
    ? createClaim(claimed, consignments, context)
    : createDeclarations(consignments, context);
}

const toOutcome = ({ reference }: PrintableConsignment, why: Reason) => ({
  reference,
  messages: [toErrorMessage(why, reference)],
});

/** Proofs of delivery in the format that was asked for; refused if their files are too many. */
async function createProofs(
  format: CreateDocuments['proofFormat'],
  consignments: readonly PrintableConsignment[],
  proofs: ReadonlyMap<string, ConsignmentFile>,
  context: OperationContext,
): Promise<CreatedDocuments | Refusal> {
  if (consignments.length === 0) return { uris: [], refused: [] };
  if (format === undefined) return listProofs(consignments, proofs, context);
  if (format === 'PDF') return createPages(consignments, context);
  const files = await findStoredProofs(consignments, context);
  if (files !== null) return zipProofs(consignments, files, context);
  const message = 'The files of these deliveries are more than 500 MB. Download fewer at a time';
  return ruleProblems([{ id: 'PODX-15', path: 'references', message }]);
}

/** The consignments with their versions, and the newest proof of delivery of each that has one (DOCS-13). */
async function load(tx: Tx, context: OperationContext, references: readonly string[], withNotes: boolean) {
  // First: a change in between makes a document outdated too early, never too late.
  const versions = await listDocumentVersions(tx, context.viewer, references);
  const found = await listPrintableConsignments(tx, context.viewer, { references });
  const ids = found.map(({ id }) => id);
  const proofs = await listNewestProofs(tx, context.owner, ids);
  const extras: Known['extras'] = withNotes
    ? await listPrintedExtras(tx, context.viewer, references)
    : new Map();
  return { found, versions, extras, proofs: new Map(proofs.map((file) => [file.consignmentId, file])) };
}

/** One entry of the trail for each consignment, with the documents made of it (CONS-55), and what its labels show. */
async function recordDocuments(
  tx: Tx,
  context: OperationContext,
  printed: ReadonlyMap<DocumentType, readonly { readonly id: string }[]>,
  versions: ReadonlyMap<string, DocumentVersions>,
): Promise<void> {
  const documents = new Map<string, DocumentType[]>();
  for (const [documentType, consignments] of printed) {
    for (const { id } of consignments) documents.set(id, [...(documents.get(id) ?? []), documentType]);
  }
  const papers = [...documents].flatMap(([consignmentId, made]) => {
    const version = versions.get(consignmentId);
    if (version === undefined) return [];
    const label = made.includes('FRTLABEL') ? version.FRTLABEL : null;
    const note = made.includes('CONNOTE') ? version.CONNOTE : null;
    return label === null && note === null ? [] : [{ consignmentId, label, note }];
  });
  await recordPrinted(tx, context.owner, papers);
  await reportChanges(tx, context, [
    ...[...documents].map(([consignmentId, made]) => ({
      kind: 'documentsMade' as const,
      consignmentId,
      documents: made,
    })),
    ...papers
      .filter(({ label }) => label !== null)
      .map(({ consignmentId }) => ({ kind: 'labelsPrinted' as const, consignmentId })),
  ]);
}
