import { checkInstructions } from '@consign/domain/extras';

import { reportChanges } from '../../changes/index.js';
import { saveInstructions } from '../../extras/index.js';
import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { consignmentAnswer } from '../consignment-answer.js';
import { findReference } from '../consignment-store.js';
import { lockForEdit } from '../entry/editable-consignment.js';
import { readLocked } from '../entry/locked-consignment.js';
import { changesBetween } from '../status/changes-between.js';

export const updateDeliveryExtraInstructions = operation(
  'consignment',
  'updateDeliveryExtraInstructions',
  ({ path, body }, context) =>
    context.inTransaction(async (tx) => {
      const reference = await findReference(tx, context.viewer, path.id);
      if (reference === undefined) return problem(404);
      const locked = await lockForEdit(tx, context, reference, 'extras');
      if (locked instanceof Refusal) return locked;
      const stored = await readLocked(tx, context, reference);
      const before = consignmentAnswer(stored, context.user);
      const active = new Set(before.availableDeliveryExtras.map(({ deliveryExtraId }) => deliveryExtraId));
      const problems = checkInstructions(
        body,
        before.deliveryExtras.map((extra) => ({
          ...extra,
          isWithdrawn: !active.has(extra.deliveryExtraId),
        })),
      );
      if (problems.length > 0) return ruleProblems(problems);
      await saveInstructions(tx, locked.key, body);
      const saved = consignmentAnswer(await readLocked(tx, context, reference), context.user);
      const fields = changesBetween(before, saved);
      if (fields.length === 0) return noContent;
      const { consignmentId } = locked.key;
      await reportChanges(tx, context, [{ kind: 'extrasInstructed', consignmentId, fields }]);
      return noContent;
    }),
);
