import type { components } from '@consign/api-client/consignment';
import { bulkActions } from '@consign/domain/bulk';
import { statuses } from '@consign/domain/status';
import { formatCount } from '@consign/domain';

import type { PrintableConsignment } from './printed-store.js';

type Schemas = components['schemas'];
export type DocumentType = Schemas['CreatedDocument']['documentType'];
/** Documents with as many lines as the freight has. */
export type PrintedType = Exclude<DocumentType, 'PODDOC' | 'DGDOC' | 'CLAIM'>;
type Outcome = Schemas['BulkOutcome'];
type Message = Outcome['messages'][number];

export interface DocumentsPlan {
  /** What each document has in it, in the order asked for; a document without any is not made. */
  readonly printed: ReadonlyMap<DocumentType, readonly PrintableConsignment[]>;
  /** Consignments that are in none of them, or not in all, and why. */
  readonly results: Outcome[];
}

/** Why a consignment is not in a document. */
export interface Reason {
  readonly id: string;
  readonly message: string;
}

export const tooLarge: Reason = {
  id: 'DOCS-17',
  message: 'This document was too large to make. Nothing else was lost: print fewer consignments at a time',
};

const rules = { FRTLABEL: bulkActions.labels, CONNOTE: bulkActions.notes } as const;

/** What decides whether a consignment has a proof of delivery or a claim. */
interface ReportedFacts {
  /** The id of the consignment that can be claimed for (CLAM-04). */
  readonly claimedId: string | null;
  /** The ids of consignments with a file of a proof of delivery. */
  readonly proven: ReadonlySet<string>;
  /** Undefined for stored files, and for the page that a delivery without files gets (PODX-13). */
  readonly proofFormat: Schemas['CreateDocuments']['proofFormat'];
}

/** Which consignments stand in which document (DOCS-05, DOCS-06, DOCS-08, BULK-05, PODX-14). */
export function planDocuments(
  types: readonly DocumentType[],
  references: readonly string[],
  found: readonly PrintableConsignment[],
  facts: ReportedFacts,
): DocumentsPlan {
  const byReference = new Map(found.map((each) => [each.reference, each]));
  const printed = new Map<DocumentType, PrintableConsignment[]>(types.map((type) => [type, []]));
  const results: Outcome[] = [];
  for (const reference of references) {
    const consignment = byReference.get(reference);
    const refusals =
      consignment === undefined
        ? [{ id: 'DOCS-08', message: 'This consignment was not found' }]
        : types.flatMap((type) => {
            const refusal =
              type === 'PODDOC' || type === 'CLAIM'
                ? findReportRefusal(type, consignment, facts, references.length === 1)
                : findPrintRefusal(type, consignment, references.length === 1);
            if (refusal === null) printed.get(type)?.push(consignment);
            return refusal === null ? [] : [refusal];
          });
    if (refusals.length > 0)
      results.push({ reference, messages: refusals.map((each) => toErrorMessage(each, reference)) });
  }
  return { printed, results };
}

function findReportRefusal(
  type: 'PODDOC' | 'CLAIM',
  consignment: PrintableConsignment,
  facts: ReportedFacts,
  isSingle: boolean,
): Reason | null {
  if (type === 'PODDOC') return findProofRefusal(consignment, facts);
  if (!isSingle) return { id: 'CLAM-04', message: 'Prepare the claim of one consignment at a time' };
  return facts.claimedId === consignment.id
    ? null
    : { id: 'CLAM-04', message: 'No damage or loss that can be claimed is reported' };
}

function findProofRefusal(
  { id, reference, statusCode, serviceTypeCode }: PrintableConsignment,
  { proven, proofFormat }: ReportedFacts,
): Reason | null {
  if (proofFormat !== undefined) {
    const rule = proofFormat === 'PDF' ? bulkActions.proofs : bulkActions.proofFiles;
    const answer = rule.appliesTo({ reference, statusCode, serviceTypeCode }, nobody);
    return answer.allowed ? null : { id: answer.id, message: answer.reason };
  }
  return statusCode === 'DELIVERED' || proven.has(id)
    ? null
    : { id: 'DOCS-05', message: 'This consignment has no proof of delivery yet' };
}

function findPrintRefusal(
  type: Exclude<DocumentType, 'PODDOC' | 'CLAIM'>,
  consignment: PrintableConsignment,
  isSingle: boolean,
): Reason | null {
  if (type !== 'DGDOC') return findRefusal(type, consignment, isSingle);
  const hasGoods = consignment.items.some(({ dangerousGoods }) => dangerousGoods !== null);
  return hasGoods
    ? findRefusal('CONNOTE', consignment, isSingle)
    : { id: 'DGDC-05', message: 'This consignment has no dangerous goods to declare' };
}

function findRefusal(type: PrintedType, consignment: PrintableConsignment, isSingle: boolean): Reason | null {
  const { reference, statusCode, serviceTypeCode } = consignment;
  if (isSingle) {
    if (statusCode === 'DRAFT') return { id: 'DOCS-06', message: 'A draft has no documents yet' };
  } else if (!statuses[statusCode].hasBulkDocuments) {
    const answer = rules[type].appliesTo({ reference, statusCode, serviceTypeCode }, nobody);
    if (!answer.allowed) return { id: answer.id, message: answer.reason };
  }
  const hasPieces = countPieces(consignment) > 0;
  return type === 'FRTLABEL' && !hasPieces
    ? { id: 'DOCS-08', message: 'This consignment has no freight items to label' }
    : null;
}

/** The status alone decides; who asks was decided before. */
const nobody: Parameters<(typeof rules)['CONNOTE']['appliesTo']>[1] = {
  permissions: new Set(),
  settings: { requestedPickupDateEnabled: false },
  organisationSettings: new Map(),
};

/** Characters of a description that fit on a line of a note, about. */
const CHARACTERS_IN_LINE = 80;

/** The work that a consignment is in a document: its labels, or about the lines that its freight takes on a note. */
export function countLines(type: PrintedType, consignment: Pick<PrintableConsignment, 'items'>): number {
  if (type === 'FRTLABEL') return countPieces(consignment);
  return consignment.items.reduce(
    (sum, { description }) => sum + Math.max(1, Math.ceil((description ?? '').length / CHARACTERS_IN_LINE)),
    0,
  );
}

/** The facts that the number of labels depends on. */
export interface Counted {
  readonly items: readonly { readonly count: number }[];
}

/** How many labels a consignment has. */
export function countPieces({ items }: Counted): number {
  return items.reduce((sum, { count }) => sum + count, 0);
}

export function toErrorMessage({ id, message }: Reason, reference: string): Message {
  return {
    severityName: 'Error',
    userMessage: message,
    invalidParams: [{ value: reference, description: message }],
    innerMessages: [],
    problemId: id,
  };
}

/** Labels, and lines of freight on notes, in one call. */
const MAX_IN_CALL: Readonly<Record<PrintedType, number>> = { FRTLABEL: 5000, CONNOTE: 20_000 };

/** Why a call is refused before any document is made, because it would take too long (DOCS-08); null if it isn't. */
export function findTooManyLines(
  { printed }: Pick<DocumentsPlan, 'printed'>,
  limits: Readonly<Record<PrintedType, number>> = MAX_IN_CALL,
): string | null {
  for (const type of ['FRTLABEL', 'CONNOTE'] as const) {
    const consignments = printed.get(type) ?? [];
    const lines = consignments.reduce((sum, each) => sum + countLines(type, each), 0);
    const most = limits[type];
    if (lines <= most) continue;
    if (type === 'FRTLABEL') {
      return `These consignments have ${formatCount(lines)} pieces. You can print up to ${formatCount(most)} labels at a time`;
    }
    // A consignment always has its own note.
    if (consignments.length > 1) {
      return `The freight of these consignments takes about ${formatCount(lines)} lines. You can print notes of up to ${formatCount(most)} at a time`;
    }
  }
  return null;
}

/** Splits what a document has in it into parts of at most so many lines; a consignment is never split (DOCS-17). */
export function splitIntoParts(
  consignments: readonly PrintableConsignment[],
  countOwnLines: (consignment: PrintableConsignment) => number,
  maxLines: number,
): PrintableConsignment[][] {
  const parts: PrintableConsignment[][] = [];
  let lines = 0;
  for (const consignment of consignments) {
    lines += countOwnLines(consignment);
    const part = parts.at(-1);
    if (part !== undefined && lines <= maxLines) part.push(consignment);
    else {
      parts.push([consignment]);
      lines = countOwnLines(consignment);
    }
  }
  return parts;
}

/** The name of a document, without the extension: the reference if it has only one consignment. */
export function nameDocument(
  type: DocumentType,
  consignments: readonly (Counted & { readonly reference: string })[],
  partName: string,
): string {
  const [first, ...others] = consignments;
  if (first === undefined || others.length > 0) return `${names[type].many}${partName}`;
  const isOne = type !== 'FRTLABEL' || countPieces(first) === 1;
  return `${isOne ? names[type].one : names[type].many} ${first.reference}`;
}

const names = {
  FRTLABEL: { one: 'Label', many: 'Labels' },
  CONNOTE: { one: 'Consignment note', many: 'Consignment notes' },
  PODDOC: { one: 'Proof of delivery', many: 'Proofs of delivery' },
  CLAIM: { one: 'Claim', many: 'Claims' },
  DGDOC: { one: 'Dangerous goods declaration', many: 'Dangerous goods declarations' },
} as const;
