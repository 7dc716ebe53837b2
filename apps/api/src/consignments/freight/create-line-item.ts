import { limits, parseLineItem } from '@consign/domain/rules';

import { reportChanges } from '../../changes/index.js';
import { created } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { completeItem } from './complete-goods.js';
import { insertLineItems, listLineItems } from './line-item-store.js';
import { listPackagingTypes } from '../../lookups/index.js';
import { lineItemAnswer } from '../consignment-answer.js';
import { lockForEdit } from '../entry/editable-consignment.js';

export const createLineItem = operation('consignment', 'createLineItem', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockForEdit(tx, context, path.ref, 'freight');
    if (locked instanceof Refusal) return locked;
    const packagingTypes = await listPackagingTypes(tx, context.owner);
    const parsed = parseLineItem(body, { ...context.tenant.settings, packagingTypes });
    if (!parsed.ok) return ruleProblems(parsed.problems);
    const items = await listLineItems(tx, locked.key);
    if (items.length >= limits.freightItems) {
      const message = `At most ${limits.freightItems} freight items are allowed`;
      return ruleProblems([{ id: 'CONS-54', path: '', message }]);
    }
    const id = newId(context.now);
    const position = (items.at(-1)?.position ?? 0) + 1;
    const item = await completeItem(tx, context.tenant.id, parsed.value);
    await insertLineItems(tx, locked.key, [{ id, position, item }]);
    const row = (await listLineItems(tx, locked.key)).find((each) => each.id === id);
    if (row === undefined) throw new Error('A freight item no longer exists after it was added');
    const { consignmentId } = locked.key;
    await reportChanges(tx, context, [{ kind: 'itemAdded', consignmentId, item: row }]);
    return created(`/api/v1/consignments/${locked.reference}/line-items/${id}`, lineItemAnswer(row));
  }),
);
