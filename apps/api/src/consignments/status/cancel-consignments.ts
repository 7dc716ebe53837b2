import { actionTargets } from '@consign/domain/status';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { bulkAnswer, doneAs } from './bulk-answer.js';
import { parseInstant } from '../../http/parse-instant.js';
import { moveConsignments } from './move-consignments.js';

export const cancelConsignments = operation('consignment', 'cancelConsignments', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const outcomes = await moveConsignments(tx, context, body.references, {
      target: actionTargets.cancel,
      at: parseInstant(body.dateTimeUtc),
      reason: body.reason,
    });
    return ok(bulkAnswer(outcomes, doneAs.CANCELLED));
  }),
);
