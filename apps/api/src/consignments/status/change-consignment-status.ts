import { parseUserTarget, type UserTarget, cancelReason } from '@consign/domain/status';

import { operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { parseInstant } from '../../http/parse-instant.js';
import { moveOne } from './move-one.js';

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

/** The reason of a status call that carries none (BULK-20). */
export function defaultReason(target: UserTarget): string | null {
  return target === 'CANCELLED' ? cancelReason : null;
}
