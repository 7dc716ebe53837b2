import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { context, goodItem } from '../testing/bodies.js';
import {
  completeGoods,
  findDeclarationGaps,
  parseLineItem,
  toDeclarationDetails,
  type DangerousGoodsBody,
} from './index.js';

const { settings } = context;
const paint = { unNumber: '1263', class: '3' };
const declare = (details: DangerousGoodsBody, on = settings, stored: DangerousGoodsBody[] = []) =>
  parseLineItem({ ...goodItem, dangerousGoods: { ...paint, ...details } }, on, '', stored);
const problems = (details: DangerousGoodsBody) => {
  const result = declare(details);
  return result.ok ? [] : result.problems.map(({ id, path }) => `${id} ${path.split('/').at(-1) ?? ''}`);
};

describe('the details of a declaration', () => {
  it('[DGDC-01] a quantity is above 0 and at most 40,000, and has its unit', () => {
    expect(declare({ quantity: ' 12.5004 ', quantityUnit: 'l' })).toMatchObject({
      value: { dangerousGoods: { quantity: 12.5, quantityUnit: 'L' } },
    });
    expect(problems({ quantity: 40_000, quantityUnit: 'kg' })).toEqual([]);
    for (const quantity of [0, -1, 40_000.001, 'much', Number.NaN])
      expect(problems({ quantity, quantityUnit: 'kg' })).toEqual(['DGDC-01 quantity']);
    expect(problems({ quantity: 1 })).toEqual(['DGDC-01 quantityUnit']);
    expect(problems({ quantity: 1, quantityUnit: 'm' })).toEqual(['DGDC-01 quantityUnit']);
    expect(problems({ quantityUnit: 'kg' })).toEqual(['DGDC-01 quantity']);
  });

  it('[DGDC-02] a flash point is a whole number of degrees; blank means none', () => {
    expect(declare({ flashPoint: '-20', marinePollutant: true, limitedQuantity: false })).toMatchObject({
      value: { dangerousGoods: { flashPoint: -20, marinePollutant: true, limitedQuantity: false } },
    });
    expect(declare({ flashPoint: ' ' })).toMatchObject({ value: { dangerousGoods: { flashPoint: null } } });
    for (const flashPoint of [22.5, -101, 301, 'hot'])
      expect(problems({ flashPoint })).toEqual(['DGDC-02 flashPoint']);
  });

  it('[DGDC-03] missing details come from the stored goods of the same number, given ones stay', () => {
    const stored = {
      ...paint,
      subsidiaryClass1: null,
      subsidiaryClass2: null,
      quantity: 5,
      quantityUnit: 'L',
    } as const;
    const goods = { ...paint, subsidiaryClass1: null, subsidiaryClass2: null };
    expect(completeGoods(goods, [stored])).toMatchObject({ quantity: 5, quantityUnit: 'L' });
    expect(completeGoods({ ...goods, quantity: null }, [stored])).toMatchObject({ quantity: null });
    expect(completeGoods({ ...goods, unNumber: '1203' }, [stored])).not.toHaveProperty('quantity');
    const off = { ...settings, dangerousGoodsEnabled: false };
    expect(declare({}, off, [stored]).ok).toBe(true);
    expect(declare({ quantity: 6, quantityUnit: 'L' }, off, [stored]).ok).toBe(false);
  });

  it('[DGDC-01] [DGDC-02] accepted details read the same again', () => {
    const entry = fc.option(fc.oneof(fc.integer(), fc.double(), fc.string()), { nil: undefined });
    const body = fc.record({
      quantity: entry,
      quantityUnit: fc.constantFrom(undefined, null, '', 'kg', ' L '),
      flashPoint: entry,
      marinePollutant: fc.constantFrom(undefined, true, false),
    });
    fc.assert(
      fc.property(body, (details) => {
        const result = declare(details);
        if (!result.ok) return;
        const read = toDeclarationDetails(result.value.dangerousGoods ?? {});
        expect(result.value.dangerousGoods).toMatchObject(read);
        expect(toDeclarationDetails(read)).toEqual(read);
      }),
    );
  });

  it('[DGDC-06] a declaration lacks the names and quantities of items with dangerous goods', () => {
    const whole = { nameAndDescription: 'Paint', quantity: 5 };
    expect(
      findDeclarationGaps([
        { dangerousGoods: null },
        { dangerousGoods: whole },
        { dangerousGoods: { ...whole, quantity: null } },
        { dangerousGoods: { quantity: 5 } },
      ]),
    ).toEqual(['the total quantity of item 3', 'the proper shipping name of item 4']);
  });
});
