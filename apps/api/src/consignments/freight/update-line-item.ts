import { parseLineItem } from '@consign/domain/rules';
import type { components } from '@consign/api-client/consignment';

import { reportChanges } from '../../changes/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { completeItem } from './complete-goods.js';
import { listLineItems, saveLineItem } from './line-item-store.js';
import { listPackagingTypes } from '../../lookups/index.js';
import { lineItemAnswer } from '../consignment-answer.js';
import { lockForEdit } from '../entry/editable-consignment.js';

export const updateLineItem = operation('consignment', 'updateLineItem', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'freight');
    if (locked instanceof Refusal) return locked;
    const { id: named, version, ...item } = body;
    if (named !== undefined && named !== path.itemId) {
      return ruleProblems([{ id: 'FRGT-14', path: 'id', message: 'This id belongs to another item' }]);
    }
    const find = async () => (await listLineItems(tx, locked.key)).find(({ id }) => id === path.itemId);
    const stored = await find();
    const settings = {
      ...context.tenant.settings,
      packagingTypes: await listPackagingTypes(tx, context.owner),
      keptPackagingType: stored?.packagingType,
    };
    const parsed = parseLineItem(item, settings, '', [stored?.dangerousGoods]);
    if (!parsed.ok) return ruleProblems(parsed.problems);
    if (stored === undefined) return problem(404);
    if (version !== undefined && version !== stored.version) {
      return changedItemRefusal(lineItemAnswer(stored), 'saved');
    }
    const entered = await completeItem(tx, context.tenant.id, parsed.value, stored.dangerousGoods);
    await saveLineItem(tx, locked.key, stored.id, entered);
    const row = await find();
    if (row === undefined) throw new Error('A locked freight item is gone');
    const { consignmentId } = locked.key;
    await reportChanges(tx, context, [{ kind: 'itemChanged', consignmentId, before: stored, after: row }]);
    return ok(lineItemAnswer(row));
  }),
);

/** CONS-57: refuses a stale change and returns the current item. */
export function changedItemRefusal(
  current: components['schemas']['LineItem'],
  what: 'saved' | 'deleted',
): Refusal {
  const message = `Someone else changed this freight item since you opened it. Nothing was ${what}.`;
  return problem(409, {
    detail: message,
    problems: [{ id: 'CONS-57', path: 'version', message }],
    members: { current },
  });
}
