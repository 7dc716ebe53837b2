import { canDeleteFreight } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import { listLineItems, removeLineItem } from './line-item-store.js';
import { changedItemRefusal } from './update-line-item.js';
import { lineItemAnswer } from '../consignment-answer.js';
import { lockForEdit } from '../entry/editable-consignment.js';

export const deleteLineItem = operation('consignment', 'deleteLineItem', ({ path, query }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'freight');
    if (locked instanceof Refusal) return locked;
    const items = await listLineItems(tx, locked.key);
    const item = items.find(({ id }) => id === path.itemId);
    if (item === undefined) return problem(404);
    const { version } = query;
    if (version !== undefined && version !== item.version) {
      return changedItemRefusal(lineItemAnswer(item), 'deleted');
    }
    const answer = canDeleteFreight({
      status: locked.status,
      permissions: context.user.permissions,
      isNew: false,
      itemCount: items.length,
    });
    if (!answer.allowed) {
      return problem(409, {
        detail: answer.reason,
        problems: [{ id: answer.id, path: '', message: answer.reason }],
      });
    }
    await removeLineItem(tx, locked.key, path.itemId);
    const { consignmentId } = locked.key;
    await reportChanges(tx, context, [{ kind: 'itemRemoved', consignmentId, item }]);
    return noContent;
  }),
);
