import type { OperationContext } from '../../http/contract/operation.js';
import { parseLabelSettings, toSscc } from '../../services/documents/gs1.js';
import { assignSerials } from './piece-number-store.js';
import type { PrintableConsignment } from './printed-store.js';

/** The SSCCs of the pieces of each freight item, by its id. They are stored before anything shows them (DOCS-09). */
export async function numberPieces(
  context: OperationContext,
  consignments: readonly PrintableConsignment[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { companyPrefix } = parseLabelSettings(context.tenant.record);
  const serials = await context.inTransaction((tx) =>
    assignSerials(
      tx,
      context.owner,
      consignments.flatMap(({ id, items }) => items.map((item) => ({ ...item, consignmentId: id }))),
    ),
  );
  return new Map([...serials].map(([id, list]) => [id, list.map((serial) => toSscc(companyPrefix, serial))]));
}
