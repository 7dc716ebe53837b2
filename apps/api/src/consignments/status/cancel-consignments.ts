import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { bulkAnswer, doneAs } from './bulk-answer.js';
import { momentOf } from '../../http/moment-of.js';
import { moveConsignments } from './move-consignments.js';

export const cancelConsignments = operation('consignment', 'cancelConsignments', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const outcomes = await moveConsignments(tx, context, body.references, {
      target: 'CANCELLED',
      at: momentOf(body.dateTimeUtc),
      reason: body.reason,
    });
    return ok(bulkAnswer(outcomes, doneAs.CANCELLED));
  }),
);
