import { parseLineItem } from '@consign/domain/rules';

import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../problems/problem.js';
import { listLineItems, saveLineItem } from '../../store/consignments/line-items.js';
import { listPackagingTypes } from '../../store/references.js';
import { lineItemAnswer } from './consignment-answer.js';
import { checkPackagingTypes, withLookups } from './consignment-input.js';
import { lockForEdit } from './editable-consignment.js';
import { isUuid } from './is-uuid.js';
import { ownerOf } from './owner-of.js';

export const updateLineItem = operation('consignment', 'updateLineItem', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const held = await lockForEdit(tx, context, path.ref, 'freight');
    if (held instanceof Refusal) return held;
    const { id: named, ...item } = body;
    if (named !== undefined && named !== path.itemId) {
      return ruleProblems([{ id: 'FRGT-14', path: 'id', message: 'This is the id of another item' }]);
    }
    const parsed = parseLineItem(item, context.tenant.settings);
    const problems = withLookups(
      parsed.ok ? [] : parsed.problems,
      checkPackagingTypes([{ packagingType: body.packagingType, path: 'packagingType' }], {
        packagingTypes: await listPackagingTypes(tx, ownerOf(context)),
      }),
    );
    if (!parsed.ok || problems.length > 0) return ruleProblems(problems);
    if (!isUuid(path.itemId) || !(await saveLineItem(tx, held.key, path.itemId, parsed.value)))
      return problem(404);
    const row = (await listLineItems(tx, held.key)).find((each) => each.id === path.itemId);
    return row === undefined ? problem(404) : ok(lineItemAnswer(row));
  }),
);
