import { isCount } from '../freight/measures.js';
import type { ParsedConsignment } from '../rules/parsed-consignment.js';
import { toWire } from '../rules/to-wire.js';
import type { ImportedConsignment } from './import-group.js';
import type { ReadConsignment } from './read-consignment.js';
import type { FreightLine, HireLine } from './read-lines.js';

/** The body of the create call (IMPT-08, IMPT-13), with the quantities of the file: the server decides about them (IMPT-14). */
export function toConsignment(
  { senderParticipantId, receiverParticipantId }: ReadConsignment,
  value: ParsedConsignment,
  freight: readonly FreightLine[],
  hireage: readonly HireLine[],
): ImportedConsignment {
  const wire = toWire(value);
  const lineItems = wire.lineItems.map((item, index) => {
    const count = freight[index]?.count ?? item.count;
    return count === item.count ? item : { ...item, count };
  });
  const hired = wire.hireage.filter((_row, index) => isCount(hireage[index]?.quantity ?? 0));
  return Object.assign(wire, { senderParticipantId, receiverParticipantId, lineItems, hireage: hired });
}
