import { parseUserTarget } from '@consign/domain/status';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { bulkAnswer, bulkCheck, doneAs } from './bulk-answer.js';
import { parseInstant } from '../../http/parse-instant.js';
import { moveConsignments } from './move-consignments.js';
import { defaultReason } from './change-consignment-status.js';

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
