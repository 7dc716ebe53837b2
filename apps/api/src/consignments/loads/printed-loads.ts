import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import type { PrintedLoad } from '../../services/documents/print-order.js';
import { type SignedLoad, listSignedLoads } from './load-check-store.js';

/** The signed load checks of a manifest's consignments, in the order of their signatures (LOAD-04). */
export async function listPrintedLoads(
  tx: Tx,
  owner: Owner,
  consignments: readonly { readonly id: string; readonly reference: string }[],
): Promise<readonly PrintedLoad[]> {
  const references = new Map(consignments.map(({ id, reference }) => [id, reference]));
  const byCheck = new Map<string, SignedLoad[]>();
  for (const load of await listSignedLoads(tx, owner, [...references.keys()]))
    byCheck.set(load.id, [...(byCheck.get(load.id) ?? []), load]);
  return [...byCheck.values()]
    .flatMap((loads) => {
      const [first] = loads;
      if (first === undefined) return [];
      const { signedBy, signedAt } = first;
      const named = loads.map(({ consignmentId, expected, missing }) => ({
        reference: references.get(consignmentId) ?? '',
        expected,
        missing,
      }));
      return [{ signedBy, signedAt, consignments: named }];
    })
    .sort((one, other) => one.signedAt.getTime() - other.signedAt.getTime());
}
