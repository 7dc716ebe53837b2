import { isUnNumber } from '@consign/domain/rules';
import { expect, it } from 'vitest';

import { commonDangerousGoods, dangerousGoodsClasses } from './dangerous-goods-store.js';

const classes: ReadonlySet<string> = new Set(dangerousGoodsClasses.map(({ code }) => code));

const find = (unNumber: string) => commonDangerousGoods.find((each) => each.unNumber === unNumber);

it('[DG-02] every entry has a number of its own in four digits, and classes that exist', () => {
  const numbers = commonDangerousGoods.map(({ unNumber }) => unNumber);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((each) => !isUnNumber(each))).toEqual([]);
  expect([...new Set(numbers)].sort()).toEqual(numbers);
  const wrong = commonDangerousGoods.filter(
    (entry) =>
      ![entry.class, entry.subsidiaryClass1, entry.subsidiaryClass2].every(
        (each) => each === null || classes.has(each),
      ),
  );
  expect(wrong).toEqual([]);
});

it('[DG-05] an entry has one of the packing groups, or none', () => {
  const groups = new Set(commonDangerousGoods.map(({ packingGroup }) => packingGroup));
  expect([...groups].toSorted()).toEqual(['I', 'II', 'III', null]);
  expect(find('1230')?.packingGroup).toBe('II');
  expect(find('1263')?.packingGroup).toBeNull();
});

it.each([
  ['0012', '1.4', null, null],
  ['1263', '3', null, null],
  ['1230', '3', '6.1', null],
  ['1017', '2.3', '5.1', '8'],
  ['3480', '9', null, null],
])('[DG-02] %s is of class %s', (unNumber, cls, subsidiaryClass1, subsidiaryClass2) => {
  expect(find(unNumber)).toMatchObject({
    unNumber,
    class: cls,
    subsidiaryClass1,
    subsidiaryClass2,
  });
});
