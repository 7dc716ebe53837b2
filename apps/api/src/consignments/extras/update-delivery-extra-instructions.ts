import { isDeepStrictEqual } from 'node:util';

import { checkInstructions } from '@consign/domain/extras';

import { reportChanges } from '../../changes/index.js';
import { extrasAnswer, saveInstructions } from '../../extras/index.js';
import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { findReference } from '../consignment-store.js';
import { lockForEdit, readLocked } from '../entry/editable-consignment.js';

export const updateDeliveryExtraInstructions = operation(
  'updateDeliveryExtraInstructions',
  ({ path, body }, context) =>
    context.inTransaction(async (tx) => {
      const reference = await findReference(tx, context.viewer, path.id);
      if (reference === undefined) return problem(404);
      const locked = await lockForEdit(tx, context, reference, 'extras');
      if (locked instanceof Refusal) return locked;
      const { extras: before } = await readLocked(tx, context, reference);
      const offered = extrasAnswer(before);
      const active = new Set(offered.availableDeliveryExtras.map(({ deliveryExtraId }) => deliveryExtraId));
      const problems = checkInstructions(
        body,
        offered.deliveryExtras.map((extra) => ({
          ...extra,
          isWithdrawn: !active.has(extra.deliveryExtraId),
        })),
      );
      if (problems.length > 0) return ruleProblems(problems);
      await saveInstructions(tx, locked.key, body);
      const { extras: after } = await readLocked(tx, context, reference);
      if (isDeepStrictEqual(before, after)) return noContent;
      const { consignmentId } = locked.key;
      await reportChanges(tx, context, [{ kind: 'extrasInstructed', consignmentId, before, after }]);
      return noContent;
    }),
);
