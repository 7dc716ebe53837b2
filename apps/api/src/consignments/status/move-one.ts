import { noContent } from '../../http/contract/answers.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { type Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import type { ChangeOutcome } from './change-outcome.js';
import { type Move, moveConsignments } from './move-consignments.js';

/** Moves one consignment, or says why not: what CALL-37 to 40 have in common. */
export function moveOne(
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
      const { id, reason } = outcome.refusal;
      return problem(409, { detail: reason, problems: [{ id, path: '', message: reason }] });
    }
    case 'invalid': {
      return ruleProblems(outcome.problems);
    }
    case 'failed': {
      throw outcome.error;
    }
  }
}
