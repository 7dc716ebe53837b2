import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goodItem, notNumbers } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import { checkLineItem, goodsClasses, parseLineItem, type LineItemBody } from './index.js';

const settings = { freightItemDescriptionOptional: false, dangerousGoodsEnabled: true };
const optional = { freightItemDescriptionOptional: true };

const check = (change: Partial<LineItemBody>, on: Partial<typeof settings> = {}) =>
  problemTexts(checkLineItem({ ...goodItem, ...change }, { ...settings, ...on }));
const parse = (change: Partial<LineItemBody>) => parseLineItem({ ...goodItem, ...change }, settings);

const within = (number: number, min: number, max: number) =>
  Number.isSafeInteger(number) && number >= min && number <= max;

const blank = ['', ' ', null, undefined] as const;
const goods = { unNumber: '1203', class: '3' };

const declare = (more: object) => parse({ dangerousGoods: { ...goods, ...more } });

describe('parseLineItem', () => {
  it('reads an item into whole steps, from numbers and typed text alike', () => {
    const typed = {
      count: ' 2',
      length: '1.2',
      width: '1.00',
      height: '1.2',
      volume: '2.8800',
      weight: '+500',
    };
    const value = {
      count: 2,
      packagingType: 'PALLET',
      description: 'Flat-packed kitchen',
      length: 120,
      width: 100,
      height: 120,
      volume: 28_800,
      weight: 50_000,
      dangerousGoods: null,
    };
    expect(parse({})).toEqual({ ok: true, value });
    expect(parse(typed)).toEqual({ ok: true, value });
  });

  it('[FRGT-04, FRGT-05, FRGT-06] rounds sides to 2 decimals, volume to 4, weight to 2, at least the minimum', () => {
    const sides = { length: 1.234, width: 1.235, height: 0.005 };
    expect(parse({ ...sides, volume: 1.00005, weight: 10.005 })).toMatchObject({
      value: { length: 123, width: 124, height: 1, volume: 10_001, weight: 1001 },
    });
    expect(parse({ volume: 0, weight: '0.001' })).toMatchObject({ value: { volume: 1, weight: 1 } });
  });

  it('[DG-03, DG-04] keeps the UN number as text; null when not ticked', () => {
    const dangerousGoods = {
      unNumber: ' 0004 ',
      class: '1.1',
      subsidiaryClass1: '',
      subsidiaryClass2: '6.1',
    };
    expect(parse({ dangerousGoods })).toMatchObject({
      value: { dangerousGoods: { ...dangerousGoods, unNumber: '0004', subsidiaryClass1: null } },
    });
    expect(parse({ dangerousGoods: undefined })).toMatchObject({ value: { dangerousGoods: null } });
  });

  it('[DG-05] takes a proper shipping name and a packing group of I, II or III, and keeps a missing one missing', () => {
    expect(declare({ nameAndDescription: ' Methanol ', packingGroup: ' II ' })).toMatchObject({
      value: { dangerousGoods: { nameAndDescription: 'Methanol', packingGroup: 'II' } },
    });
    expect(declare({})).toMatchObject({
      value: { dangerousGoods: expect.not.objectContaining({ packingGroup: null }) },
    });
    expect(declare({ packingGroup: 'IV', nameAndDescription: 'a'.repeat(1001) })).toMatchObject({
      problems: [
        { id: 'DG-05', path: 'dangerousGoods/nameAndDescription' },
        { id: 'DG-05', path: 'dangerousGoods/packingGroup' },
      ],
    });
  });

  it('answers anything that fits the type, and its value is always within the limits', () => {
    const entry = fc.option(fc.oneof(fc.integer(), fc.double(), fc.string()), { nil: undefined });
    const text = fc.option(fc.string({ maxLength: 10 }));
    const body = fc.record({
      count: entry,
      packagingType: text,
      description: text,
      length: entry,
      width: entry,
      height: entry,
      volume: fc.oneof(entry, fc.double({ min: 0, max: 101 })),
      weight: fc.oneof(entry, fc.double({ min: 0, max: 40_001 })),
    });
    const good = fc.record({
      volume: fc.double({ min: 0, max: 100 }),
      weight: fc.double({ min: 0, max: 40_000 }),
    });

    fc.assert(
      fc.property(fc.oneof(body, good), (change) => {
        const result = parseLineItem({ ...goodItem, ...change }, settings, 'lineItems/0');
        expect(
          result.ok
            ? within(result.value.count, 1, 999) &&
                within(result.value.volume, 1, 1_000_000) &&
                within(result.value.weight, 1, 4_000_000)
            : result.problems.length > 0 &&
                result.problems.every(({ path }) => path.startsWith('lineItems/0/')),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checkLineItem', () => {
  it('[FRGT-01] a count is a whole number from 1 to 999', () => {
    for (const count of [1, 999, '12', '12.0', '+999', '999e0']) expect(check({ count })).toEqual([]);
    for (const count of [0, 1000, -1, 1.5, '1.5', ...notNumbers])
      expect(check({ count })).toEqual(['FRGT-01 count: Count must be a whole number from 1 to 999']);
    for (const count of blank) expect(check({ count })).toEqual(['FRGT-01 count: Count is required']);
  });

  it.each(blank)(
    '[FRGT-02] a description of %j is required unless the tenant makes it optional',
    (description) => {
      expect(check({ description })).toEqual(['FRGT-02 description: Required']);
      expect(check({ description }, optional)).toEqual([]);
    },
  );

  it.each([
    ['Tū', 1],
    [' ab ', 1],
    ['Tūī', 0],
    ['x'.repeat(5000), 0],
    ['🥝'.repeat(5000), 0],
    ['x'.repeat(5001), 1],
  ])('[FRGT-02] 3 to 5000 characters, optional or not: %#', (description, count) => {
    const expected = ['FRGT-02 description: Description must be 3 to 5,000 characters'].slice(0, count);
    expect(check({ description })).toEqual(expected);
    expect(check({ description }, optional)).toEqual(expected);
  });

  it.each(blank)('[FRGT-03] a package type is required: %j', (packagingType) => {
    expect(check({ packagingType })).toEqual(['FRGT-03 packagingType: Package type is required']);
  });

  it.each(['length', 'width', 'height'] as const)('[FRGT-04] %s is from 0 to 100 m, or blank', (field) => {
    const name = `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;
    for (const side of [0, 100, '0.01', '+100', '100e0', ...blank])
      expect(check({ [field]: side })).toEqual([]);
    for (const side of [-0.01, 100.01, ...notNumbers])
      expect(check({ [field]: side })).toEqual([`FRGT-04 ${field}: ${name} must be a number from 0 to 100`]);
  });

  it.each([
    [
      'FRGT-05 volume: Volume',
      'volume',
      '0.0001 to 100',
      [0, 0.0001, 100, '+100', '100e0'],
      [-0.0001, 100.0001],
    ],
    ['FRGT-06 weight: Weight', 'weight', '0.01 to 40,000', [0, 0.01, '+40000', '4e4'], [-0.01, 40_000.01]],
  ] as const)('[FRGT-05, FRGT-06] %s is required, within limits', (problem, field, range, taken, refused) => {
    for (const entry of taken) expect(check({ [field]: entry })).toEqual([]);
    for (const entry of [...refused, ...notNumbers])
      expect(check({ [field]: entry })).toEqual([`${problem} must be a number from ${range}`]);
    for (const entry of blank) expect(check({ [field]: entry })).toEqual([`${problem} is required`]);
  });

  it('[DG-01] [DG-04] a UN number of 4 digits and a class are required when ticked, and nothing otherwise', () => {
    const checkGoods = (change: object) => check({ dangerousGoods: { ...goods, ...change } });
    expect(checkGoods({})).toEqual([]);
    expect(check({ dangerousGoods: null })).toEqual([]);
    for (const unNumber of ['123', '12345', '12a4', 'UN12', '１２０３'])
      expect(checkGoods({ unNumber })).toEqual(['DG-01 dangerousGoods/unNumber: 4 digits required']);
    for (const unNumber of blank)
      expect(checkGoods({ unNumber })).toEqual(['DG-04 dangerousGoods/unNumber: Required']);
    expect(checkGoods({ class: ' ' })).toEqual(['DG-01 dangerousGoods/class: Class is required']);
  });

  it('[DG-07] a class is one of the UN, an explosive with its compatibility group or without', () => {
    const parts = ['class', 'subsidiaryClass1', 'subsidiaryClass2'] as const;
    const checkClass = (text: string) =>
      parts.flatMap((part) => check({ dangerousGoods: { ...goods, [part]: text } }));
    for (const text of [...goodsClasses, ' 6.1 ', '1.4S', '1.1D']) expect(checkClass(text)).toEqual([]);
    for (const text of ['33', '0', '2', '6', '3.1', '1.7', '1.4s', '1.4I', '1S', 'three', '３', '3\0'])
      expect(checkClass(text)).toEqual(
        parts.map((part) => `DG-07 dangerousGoods/${part}: Unknown class. Enter one such as 3 or 6.1`),
      );
  });

  it('[DG-01] refuses dangerous goods when the tenant has them switched off', () => {
    const off = { dangerousGoodsEnabled: false };
    expect(check({ dangerousGoods: goods }, off)).toEqual([
      expect.stringMatching(/^DG-01 dangerousGoods: /u),
    ]);
    expect(check({ dangerousGoods: null }, off)).toEqual([]);
  });
});
