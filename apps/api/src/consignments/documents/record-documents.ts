import { reportChanges } from '../../changes/index.js';
import { type DocumentVersions, recordPrintedLabels } from '../document-version-store.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';

const documentNames = {
  FRTLABEL: 'Freight label',
  CONNOTE: 'Consignment note',
  PODDOC: 'Proof of delivery',
} as const;

/** One entry of the trail for each consignment, with what was made of it (CONS-55), and what its labels show. */
export async function recordDocuments(
  tx: Tx,
  context: OperationContext,
  printed: ReadonlyMap<keyof typeof documentNames, readonly { readonly id: string }[]>,
  versions: ReadonlyMap<string, DocumentVersions>,
): Promise<void> {
  const names = new Map<string, string[]>();
  for (const [documentType, consignments] of printed) {
    for (const { id } of consignments) names.set(id, [...(names.get(id) ?? []), documentNames[documentType]]);
  }
  const labels = (printed.get('FRTLABEL') ?? []).flatMap(({ id }) => {
    const version = versions.get(id)?.FRTLABEL;
    return version === undefined ? [] : [{ consignmentId: id, version }];
  });
  await recordPrintedLabels(tx, context.owner, labels);
  await reportChanges(tx, context, [
    ...[...names].map(([consignmentId, made]) => ({
      kind: 'documentsMade' as const,
      consignmentId,
      subject: made.join(', '),
    })),
    ...labels.map(({ consignmentId }) => ({ kind: 'labelsPrinted' as const, consignmentId })),
  ]);
}
