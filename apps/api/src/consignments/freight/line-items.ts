import type { components } from '@consign/api-client/consignment';
import { type DangerousGoods, limits, parseLineItem } from '@consign/domain/rules';
import { canDeleteFreight } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import { created, noContent, ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems, actionRefusal, conflict } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { listPackagingTypes, packagingTypeAnswer } from '../../lookups/index.js';
import { lineItemAnswer } from '../consignment-answer.js';
import { lockForEdit } from '../entry/editable-consignment.js';
import { completeItem } from './complete-goods.js';
import {
  type LineItemSummary,
  insertLineItems,
  listLineItemSummaries,
  listLineItems,
  removeLineItem,
  saveLineItem,
} from './line-item-store.js';

export const createLineItem = operation('createLineItem', ({ path, body }, context) =>
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

export const updateLineItem = operation('updateLineItem', ({ path, body }, context) =>
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

export const deleteLineItem = operation('deleteLineItem', ({ path, query }, context) =>
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
    if (!answer.allowed) return actionRefusal(answer);
    await removeLineItem(tx, locked.key, path.itemId);
    const { consignmentId } = locked.key;
    await reportChanges(tx, context, [{ kind: 'itemRemoved', consignmentId, item }]);
    return noContent;
  }),
);

/** CONS-57: refuses a stale change and returns the current item. */
function changedItemRefusal(current: components['schemas']['LineItem'], what: 'saved' | 'deleted'): Refusal {
  const message = `Someone else changed this freight item since you opened it. Nothing was ${what}.`;
  return conflict('CONS-57', 'version', message, { current });
}

type Schemas = components['schemas'];

export const listConsignmentLineItems = operation('listConsignmentLineItems', async ({ body }, context) => {
  const rows = await context.inTransaction((tx) => listLineItemSummaries(tx, context.viewer, body));
  const byId: Schemas['LineItemsById'] = {};
  for (const row of rows) (byId[row.consignmentId] ??= []).push(itemAnswer(row));
  return ok(byId);
});

function goodsSummary(goods: DangerousGoods): Schemas['DangerousGoodsSummary'] {
  const { unNumber, subsidiaryClass1, subsidiaryClass2 } = goods;
  return { unNumber, class: goods.class, subsidiaryClass1, subsidiaryClass2 };
}

function itemAnswer(row: LineItemSummary): Schemas['LineItemSummary'] {
  return {
    count: row.count,
    packagingTypeObject: packagingTypeAnswer({
      code: row.packagingType,
      name: row.packagingTypeName ?? row.packagingType,
      volumeSteps: row.defaultVolumeSteps,
      weightSteps: row.defaultWeightSteps,
    }),
    dangerousGoods: row.dangerousGoods === null ? null : goodsSummary(row.dangerousGoods),
  };
}
