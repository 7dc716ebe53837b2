import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { findCommonDangerousGoods } from './find-dangerous-goods.js';
import { findOwnDangerousGoods } from './dangerous-goods-store.js';

export const getDangerousGoods = operation('product', 'getDangerousGoods', async ({ path }, context) => {
  const { unNumber } = path;
  const own = await context.inTransaction((tx) => findOwnDangerousGoods(tx, context.tenant.id, unNumber));
  const entry = own ?? findCommonDangerousGoods(unNumber);
  if (entry === undefined) return problem(404);
  const { name, class: cls, subsidiaryClass1, subsidiaryClass2 } = entry;
  return ok({
    unitedNationsNumber: unNumber,
    nameAndDescription: name,
    class: cls,
    subsidiaryClass1,
    subsidiaryClass2,
  });
});
