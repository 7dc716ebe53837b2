import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { dangerousGoodsClasses } from './dangerous-goods.js';

export const listDangerousGoodsClasses = operation('product', 'listDangerousGoodsClasses', () =>
  Promise.resolve(ok(dangerousGoodsClasses.map((each) => ({ ...each })))),
);
