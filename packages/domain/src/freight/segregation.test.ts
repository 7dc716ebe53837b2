import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goodsClasses } from '../rules/goods-classes.js';
import { findSegregations } from './index.js';

const goods = (unNumber: string, ...classes: string[]) => {
  const [first = '', subsidiaryClass1 = null, subsidiaryClass2 = null] = classes;
  return { unNumber, class: first, subsidiaryClass1, subsidiaryClass2 };
};
const count = (...classes: string[]) => findSegregations(classes.map((each) => goods('0001', each))).length;
const paint = goods('1263', '3');
const nitrate = goods('1942', '5.1');
const acid = goods('1789', '8');

describe('dangerous goods that may not travel together', () => {
  it('[DGDC-07] are named in pairs, each once, by the classes that decide', () => {
    expect(findSegregations([paint, acid, nitrate, nitrate])).toEqual([
      'UN 1263 (class 3) and UN 1942 (class 5.1)',
      'UN 1789 (class 8) and UN 1942 (class 5.1)',
    ]);
    expect(findSegregations([paint, acid, paint])).toEqual([]);
  });

  it('[DGDC-07] are found by a subsidiary class and by an explosive with its compatibility letter', () => {
    expect(findSegregations([acid, goods('2014', '6.1', '', '5.1')])).toEqual([
      'UN 1789 (class 8) and UN 2014 (class 5.1)',
    ]);
    expect(findSegregations([goods('0004', '1.2D'), paint])).toHaveLength(1);
    expect(findSegregations([goods('2014', '5.1', '8')])).toEqual([]);
  });

  it('[DGDC-07] are the same in any order, and never goods of one class', () => {
    const some = fc.constantFrom('1.1D', '1.4S', ...goodsClasses);
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(count(one, other)).toBe(count(other, one));
        expect(count(one, one)).toBe(0);
      }),
    );
  });
});
