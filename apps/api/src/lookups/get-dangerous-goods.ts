import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listDangerousGoods } from './dangerous-goods-store.js';

export const getDangerousGoods = operation('product', 'getDangerousGoods', async ({ path }, context) => {
  const { unNumber } = path;
  const [entry] = await context.inTransaction((tx) => listDangerousGoods(tx, context.tenant.id, [unNumber]));
  if (entry === undefined) return problem(404);
  const { name, class: cls, subsidiaryClass1, subsidiaryClass2, packingGroup } = entry;
  return ok({
    unitedNationsNumber: unNumber,
    nameAndDescription: name,
    packingGroup,
    class: cls,
    subsidiaryClass1,
    subsidiaryClass2,
  });
});
