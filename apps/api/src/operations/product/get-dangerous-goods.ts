import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { findCommonDangerousGoods } from '../../products/find-dangerous-goods.js';
import { findOwnDangerousGoods } from '../../store/dangerous-goods.js';

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
