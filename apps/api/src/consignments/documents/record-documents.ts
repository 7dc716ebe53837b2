import { reportChanges } from '../../changes/index.js';
import { type DocumentVersions, recordPrintedLabels } from '../document-version-store.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';
import type { DocumentType } from './documents-plan.js';

/** One entry of the trail for each consignment, with the documents made of it (CONS-55), and what its labels show. */
export async function recordDocuments(
  tx: Tx,
  context: OperationContext,
  printed: ReadonlyMap<DocumentType, readonly { readonly id: string }[]>,
  versions: ReadonlyMap<string, DocumentVersions>,
): Promise<void> {
  const documents = new Map<string, DocumentType[]>();
  for (const [documentType, consignments] of printed) {
    for (const { id } of consignments) documents.set(id, [...(documents.get(id) ?? []), documentType]);
  }
  const labels = (printed.get('FRTLABEL') ?? []).flatMap(({ id }) => {
    const version = versions.get(id)?.FRTLABEL;
    return version === undefined ? [] : [{ consignmentId: id, version }];
  });
  await recordPrintedLabels(tx, context.owner, labels);
  await reportChanges(tx, context, [
    ...[...documents].map(([consignmentId, made]) => ({
      kind: 'documentsMade' as const,
      consignmentId,
      documents: made,
    })),
    ...labels.map(({ consignmentId }) => ({ kind: 'labelsPrinted' as const, consignmentId })),
  ]);
}
