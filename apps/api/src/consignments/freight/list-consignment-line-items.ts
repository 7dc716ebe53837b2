import type { components } from '@consign/api-client/consignment';
import type { DangerousGoods } from '@consign/domain/rules';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { type LineItemSummary, listLineItemSummaries } from './line-item-store.js';
import { packagingTypeAnswer } from '../../lookups/index.js';

type Schemas = components['schemas'];

export const listConsignmentLineItems = operation(
  'consignment',
  'listConsignmentLineItems',
  async ({ body }, context) => {
    const rows = await context.inTransaction((tx) => listLineItemSummaries(tx, context.viewer, body));
    const byId: Schemas['LineItemsById'] = {};
    for (const row of rows) (byId[row.consignmentId] ??= []).push(itemAnswer(row));
    return ok(byId);
  },
);

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
