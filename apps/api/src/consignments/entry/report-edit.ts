import type { components } from '@consign/api-client/consignment';

import { reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { consignmentAnswer } from '../consignment-answer.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { changesBetween } from '../status/changes-between.js';
import { readLocked } from './locked-consignment.js';

/** Reports that a locked consignment was saved, and answers with what it has become. */
export async function reportEdit(
  tx: Tx,
  context: OperationContext,
  before: ConsignmentDetail,
): Promise<components['schemas']['Consignment']> {
  const { id: consignmentId, reference } = before;
  const after = await readLocked(tx, context, reference);
  const saved = consignmentAnswer(after, context.user);
  const fields = changesBetween(consignmentAnswer(before, context.user), saved);
  await reportChanges(tx, context, [{ kind: 'edited', consignmentId, before, after, fields }]);
  // The edit may have ended its booking.
  if (after.confirmedDeliveryAt === null) return saved;
  return consignmentAnswer(await readLocked(tx, context, reference), context.user);
}
