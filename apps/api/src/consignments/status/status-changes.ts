import { actionTargets, parseUserTarget, type UserTarget, cancelReason } from '@consign/domain/status';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { bulkAnswer, doneAs, bulkCheck } from './bulk-answer.js';
import { moveConsignments } from './move-consignments.js';
import { moveOne } from './move-one.js';

export const markConsignmentReady = operation(
  'consignment',
  'markConsignmentReady',
  ({ path, body }, context) =>
    moveOne(context, path.ref, {
      target: actionTargets.markReady,
      at: parseInstant(body.dateTimeUtc),
      reason: null,
    }),
);

export const requestConsignmentPickup = operation(
  'consignment',
  'requestConsignmentPickup',
  ({ path, body }, context) =>
    moveOne(context, path.ref, {
      target: actionTargets.requestPickup,
      at: parseInstant(body.dateTimeUtc),
      reason: null,
    }),
);

export const cancelConsignment = operation('consignment', 'cancelConsignment', ({ path, body }, context) =>
  moveOne(context, path.ref, {
    target: actionTargets.cancel,
    at: parseInstant(body.dateTimeUtc),
    reason: body.reason,
  }),
);

export const changeConsignmentStatus = operation(
  'consignment',
  'changeConsignmentStatus',
  async ({ path, body }, context) => {
    if (body.reference !== path.ref) {
      const message = "The reference doesn't match the one in the path";
      return ruleProblems([{ id: 'CALL-40', path: 'reference', message }]);
    }
    const target = parseUserTarget(body.statusCode);
    if (!target.ok) return ruleProblems(target.problems);
    return moveOne(context, path.ref, {
      target: target.value,
      at: parseInstant(body.statusDateTimeUtc),
      reason: defaultReason(target.value),
    });
  },
);

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

export const changeConsignmentStatuses = operation(
  'consignment',
  'changeConsignmentStatuses',
  async ({ body }, context) => {
    const target = parseUserTarget(body.statusCode);
    if (!target.ok) return ruleProblems(target.problems);
    const { checkOnly = false } = body;
    return context.inTransaction(async (tx) => {
      const outcomes = await moveConsignments(tx, context, body.references, {
        target: target.value,
        at: parseInstant(body.statusDatetimeUtc),
        reason: defaultReason(target.value),
        checkOnly,
      });
      return ok(checkOnly ? bulkCheck(outcomes) : bulkAnswer(outcomes, doneAs[target.value]));
    });
  },
);

/** The reason of a status call that carries none (BULK-20). */
function defaultReason(target: UserTarget): string | null {
  return target === 'CANCELLED' ? cancelReason : null;
}
