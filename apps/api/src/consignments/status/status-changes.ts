import { type UserTarget, actionTargets, cancelReason, parseUserTarget } from '@consign/domain/status';

import { noContent, ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, problem, ruleProblems, actionRefusal } from '../../http/problems/problem.js';
import { bulkAnswer, bulkCheck, doneAs } from './bulk-answer.js';
import type { ChangeOutcome } from './change-each.js';
import { type Move, moveConsignments } from './move-consignments.js';

export const markConsignmentReady = operation('markConsignmentReady', ({ path, body }, context) =>
  moveOne(context, path.ref, {
    target: actionTargets.markReady,
    at: parseInstant(body.dateTimeUtc),
    reason: null,
  }),
);

export const requestConsignmentPickup = operation('requestConsignmentPickup', ({ path, body }, context) =>
  moveOne(context, path.ref, {
    target: actionTargets.requestPickup,
    at: parseInstant(body.dateTimeUtc),
    reason: null,
  }),
);

export const cancelConsignment = operation('cancelConsignment', ({ path, body }, context) =>
  moveOne(context, path.ref, {
    target: actionTargets.cancel,
    at: parseInstant(body.dateTimeUtc),
    reason: body.reason,
  }),
);

export const changeConsignmentStatus = operation(
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

export const cancelConsignments = operation('cancelConsignments', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const outcomes = await moveConsignments(tx, context, body.references, {
      target: actionTargets.cancel,
      at: parseInstant(body.dateTimeUtc),
      reason: body.reason,
    });
    return ok(bulkAnswer(outcomes, doneAs.CANCELLED));
  }),
);

export const changeConsignmentStatuses = operation('changeConsignmentStatuses', async ({ body }, context) => {
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
});

/** The reason of a status call that carries none (BULK-20). */
function defaultReason(target: UserTarget): string | null {
  return target === 'CANCELLED' ? cancelReason : null;
}

/** Moves one consignment, or says why not: what CALL-37 to 40 have in common. */
function moveOne(
  context: OperationContext,
  reference: string,
  move: Move,
): Promise<typeof noContent | Refusal> {
  return context.inTransaction(async (tx) => {
    const outcomes = await moveConsignments(tx, context, [reference], move);
    for (const outcome of outcomes.values()) return toAnswer(outcome);
    return problem(404);
  });
}

function toAnswer(outcome: ChangeOutcome): typeof noContent | Refusal {
  switch (outcome.kind) {
    case 'changed': {
      return noContent;
    }
    case 'not-found': {
      return problem(404);
    }
    case 'busy': {
      return problem(503, { headers: { 'retry-after': '5' } });
    }
    case 'refused': {
      return actionRefusal(outcome.refusal);
    }
    case 'invalid': {
      return ruleProblems(outcome.problems);
    }
    case 'failed': {
      throw outcome.error;
    }
  }
}
