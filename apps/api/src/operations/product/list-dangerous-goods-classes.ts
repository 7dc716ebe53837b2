import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { dangerousGoodsClasses } from '../../products/dangerous-goods.js';

export const listDangerousGoodsClasses = operation('product', 'listDangerousGoodsClasses', () =>
  Promise.resolve(ok(dangerousGoodsClasses.map((each) => ({ ...each })))),
);
