import type { components } from '@consign/api-client/consignment';

import { reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { consignmentAnswer } from '../consignment-answer.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { readLocked } from './locked-consignment.js';

/** Reports that a locked consignment was saved, and answers with what it has become. */
export async function reportEdit(
  tx: Tx,
  context: OperationContext,
  before: ConsignmentDetail,
): Promise<components['schemas']['Consignment']> {
  const { id: consignmentId, reference } = before;
  const after = await readLocked(tx, context, reference);
  await reportChanges(tx, context, [{ kind: 'edited', consignmentId, before, after }]);
  // The edit may have ended its booking.
  const isBooked = after.confirmedDeliveryAt !== null;
  return consignmentAnswer(isBooked ? await readLocked(tx, context, reference) : after, context.user);
}
