import { isUnNumber } from '@consign/domain/rules';
import { expect, it } from 'vitest';

import { commonDangerousGoods, dangerousGoodsClasses } from './dangerous-goods.js';
import { findCommonDangerousGoods, commonPackingGroups } from './dangerous-goods-store.js';

const classes = new Set(dangerousGoodsClasses.map(({ code }) => code));

it('[DG-02] every entry has a number of its own in four digits, and classes that exist', () => {
  const numbers = commonDangerousGoods.map(([unNumber]) => unNumber);
  expect(numbers.filter((each) => !isUnNumber(each))).toEqual([]);
  expect([...new Set(numbers)].sort()).toEqual(numbers);
  const wrong = commonDangerousGoods.filter(
    ([, , ...own]) => own.length > 3 || !own.every((each) => classes.has(each)),
  );
  expect(wrong).toEqual([]);
});

it('[DG-05] every packing group is that of an entry', () => {
  const unknown = [...commonPackingGroups.keys()].filter(
    (each) => findCommonDangerousGoods(each) === undefined,
  );
  expect(unknown).toEqual([]);
  expect(findCommonDangerousGoods('1230')?.packingGroup).toBe('II');
  expect(findCommonDangerousGoods('1263')?.packingGroup).toBeNull();
});

it.each([
  ['0012', '1.4', null, null],
  ['1263', '3', null, null],
  ['1230', '3', '6.1', null],
  ['1017', '2.3', '5.1', '8'],
  ['3480', '9', null, null],
])('[DG-02] %s is of class %s', (unNumber, cls, subsidiaryClass1, subsidiaryClass2) => {
  expect(findCommonDangerousGoods(unNumber)).toMatchObject({
    unNumber,
    class: cls,
    subsidiaryClass1,
    subsidiaryClass2,
  });
});
