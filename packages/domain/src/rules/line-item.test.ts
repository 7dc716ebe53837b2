import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goodItem } from '../testing/bodies.js';
import { checkLineItem, parseLineItem, type LineItemBody } from './index.js';

const settings = { freightItemDescriptionOptional: false, dangerousGoodsEnabled: true };
const path = 'lineItems/0';

function check(change: Partial<LineItemBody>, on: Partial<typeof settings> = {}): unknown {
  return checkLineItem({ ...goodItem, ...change }, { ...settings, ...on }, path);
}

const within = (number: number, min: number, max: number) =>
  Number.isSafeInteger(number) && number >= min && number <= max;

const blank = ['', ' ', null, undefined] as const;

describe('parseLineItem', () => {
  it('reads an item into whole steps', () => {
    expect(parseLineItem(goodItem, settings)).toEqual({
      ok: true,
      value: {
        count: 2,
        packagingType: 'PALLET',
        description: 'Flat-packed kitchen',
        length: 120,
        width: 100,
        height: 120,
        volume: 28_800,
        weight: 50_000,
        dangerousGoods: null,
      },
    });
  });

  it('reads numbers and typed text alike', () => {
    const { count, length, width, height, volume, weight } = goodItem;
    const typed = {
      ...goodItem,
      count: ` ${count}`,
      length: `${length}`,
      width: `${width}.00`,
      height: `${height}`,
      volume: `${volume}00`,
      weight: `+${weight}`,
    };

    expect(parseLineItem(typed, settings)).toEqual(parseLineItem(goodItem, settings));
  });

  it('[FRGT-04, FRGT-05, FRGT-06] rounds sides to 2 decimals, volume to 4, weight to 2', () => {
    const item = { ...goodItem, length: 1.234, width: 1.235, height: 0.005, volume: 1.00005, weight: 10.005 };

    expect(parseLineItem(item, settings)).toMatchObject({
      value: { length: 123, width: 124, height: 1, volume: 10_001, weight: 1001 },
    });
  });

  it('[FRGT-05, FRGT-06] raises a volume or weight below the minimum to the minimum', () => {
    expect(parseLineItem({ ...goodItem, volume: 0, weight: '0.001' }, settings)).toMatchObject({
      value: { volume: 1, weight: 1 },
    });
  });

  it('[DG-03, DG-04] keeps the UN number as text; null when not ticked', () => {
    const dangerousGoods = {
      unNumber: ' 0004 ',
      class: '1.1',
      subsidiaryClass1: '',
      subsidiaryClass2: '6.1',
    };

    expect(parseLineItem({ ...goodItem, dangerousGoods }, settings)).toMatchObject({
      value: {
        dangerousGoods: { unNumber: '0004', class: '1.1', subsidiaryClass1: null, subsidiaryClass2: '6.1' },
      },
    });
    expect(parseLineItem({ ...goodItem, dangerousGoods: undefined }, settings)).toMatchObject({
      value: { dangerousGoods: null },
    });
  });

  it('[DG-05] takes a proper shipping name and a packing group of I, II or III, and keeps a missing one missing', () => {
    const goods = { unNumber: '1230', class: '3' };
    const parse = (more: object) =>
      parseLineItem({ ...goodItem, dangerousGoods: { ...goods, ...more } }, settings);
    expect(parse({ nameAndDescription: ' Methanol ', packingGroup: ' II ' })).toMatchObject({
      value: { dangerousGoods: { nameAndDescription: 'Methanol', packingGroup: 'II' } },
    });
    expect(parse({})).toMatchObject({
      value: { dangerousGoods: expect.not.objectContaining({ packingGroup: null }) },
    });
    expect(parse({ packingGroup: 'IV', nameAndDescription: 'a'.repeat(1001) })).toMatchObject({
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
        const result = parseLineItem({ ...goodItem, ...change }, settings, path);
        expect(
          result.ok
            ? within(result.value.count, 1, 999) &&
                within(result.value.volume, 1, 1_000_000) &&
                within(result.value.weight, 1, 4_000_000)
            : result.problems.length > 0 && result.problems.every((problem) => problem.path.startsWith(path)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checkLineItem', () => {
  it('accepts a valid item; paths are bare fields when the body is the item', () => {
    expect(check({})).toEqual([]);
    expect(checkLineItem({ ...goodItem, count: 0 }, settings)).toMatchObject([{ path: 'count' }]);
  });

  it.each([1, 999, '12', '12.0'])('[FRGT-01] accepts a count of %j', (count) => {
    expect(check({ count })).toEqual([]);
  });

  it.each([0, 1000, -1, 1.5, '1.5', '0x10', 'two', Number.NaN])(
    '[FRGT-01] refuses a count of %j',
    (count) => {
      expect(check({ count })).toEqual([
        { id: 'FRGT-01', path: 'lineItems/0/count', message: 'Count must be a whole number from 1 to 999' },
      ]);
    },
  );

  it.each(blank)('[FRGT-01] a count is required: %j', (count) => {
    expect(check({ count })).toEqual([
      { id: 'FRGT-01', path: 'lineItems/0/count', message: 'Count is required' },
    ]);
  });

  it.each(blank)(
    '[FRGT-02] a description of %j is required unless the tenant makes it optional',
    (description) => {
      expect(check({ description })).toEqual([
        { id: 'FRGT-02', path: 'lineItems/0/description', message: 'Required' },
      ]);
      expect(check({ description }, { freightItemDescriptionOptional: true })).toEqual([]);
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
    const problem = {
      id: 'FRGT-02',
      path: 'lineItems/0/description',
      message: 'Description must be 3 to 5,000 characters',
    };
    const expected = Array.from({ length: count }, () => problem);

    expect(check({ description })).toEqual(expected);
    expect(check({ description }, { freightItemDescriptionOptional: true })).toEqual(expected);
  });

  it.each(blank)('[FRGT-03] a package type is required: %j', (packagingType) => {
    expect(check({ packagingType })).toEqual([
      { id: 'FRGT-03', path: 'lineItems/0/packagingType', message: 'Package type is required' },
    ]);
  });

  it.each([
    ['length', 'Length'],
    ['width', 'Width'],
    ['height', 'Height'],
  ] as const)('[FRGT-04] %s is a number from 0 to 100 m, or blank', (field, name) => {
    const problem = {
      id: 'FRGT-04',
      path: `lineItems/0/${field}`,
      message: `${name} must be a number from 0 to 100`,
    };

    for (const side of [0, 100, '0.01', ...blank]) expect(check({ [field]: side })).toEqual([]);
    for (const side of [-0.01, 100.01, 'long', '1,2', Number.NaN]) {
      expect(check({ [field]: side })).toEqual([problem]);
    }
  });

  it.each([
    ['FRGT-05', 'volume', 'Volume', '0.0001 to 100', [0, 0.0001, 100], [-0.0001, 100.0001]],
    ['FRGT-06', 'weight', 'Weight', '0.01 to 40,000', [0, 0.01, 40_000], [-0.01, 40_000.01]],
  ] as const)(
    '[FRGT-05, FRGT-06] %s: %s is required, within its limits',
    (id, field, name, range, taken, refused) => {
      const at = { id, path: `lineItems/0/${field}` };

      for (const entry of taken) expect(check({ [field]: entry })).toEqual([]);
      for (const entry of [...refused, 'much', Number.POSITIVE_INFINITY]) {
        expect(check({ [field]: entry })).toEqual([
          { ...at, message: `${name} must be a number from ${range}` },
        ]);
      }
      for (const entry of blank) {
        expect(check({ [field]: entry })).toEqual([{ ...at, message: `${name} is required` }]);
      }
    },
  );

  const goods = { unNumber: '1203', class: '3' };

  it.each(['123', '12345', '12a4', 'UN12', '１２０３'])(
    '[DG-01] UN number %j: 4 digits required',
    (unNumber) => {
      expect(check({ dangerousGoods: { ...goods, unNumber } })).toEqual([
        { id: 'DG-01', path: 'lineItems/0/dangerousGoods/unNumber', message: '4 digits required' },
      ]);
    },
  );

  it.each(blank)('[DG-04] requires a UN number when ticked: %j', (unNumber) => {
    expect(check({ dangerousGoods: { ...goods, unNumber } })).toEqual([
      { id: 'DG-04', path: 'lineItems/0/dangerousGoods/unNumber', message: 'Required' },
    ]);
  });

  it('[DG-01] requires the class when ticked, and nothing otherwise', () => {
    expect(check({ dangerousGoods: { ...goods, class: ' ' } })).toEqual([
      { id: 'DG-01', path: 'lineItems/0/dangerousGoods/class', message: 'Class is required' },
    ]);
    expect(check({ dangerousGoods: goods })).toEqual([]);
    expect(check({ dangerousGoods: null })).toEqual([]);
  });

  it('[DG-01] refuses dangerous goods when the tenant has them switched off', () => {
    expect(check({ dangerousGoods: goods }, { dangerousGoodsEnabled: false })).toMatchObject([
      { id: 'DG-01', path: 'lineItems/0/dangerousGoods' },
    ]);
    expect(check({ dangerousGoods: null }, { dangerousGoodsEnabled: false })).toEqual([]);
  });
});
