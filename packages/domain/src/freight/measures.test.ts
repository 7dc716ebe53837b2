import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  isCount,
  emptyMeasures,
  findVolumeMismatch,
  pieceVolume,
  type Dimensions,
  type Length,
  withDimensions,
  withLineVolume,
  withPackageType,
  withVolume,
  withWeight,
  type Measures,
} from './index.js';

const side = fc.integer({ min: 1, max: 10_000 }).map(lengthFromCentimetres);
const pallet = { defaultVolume: volumeFromSteps(14_400), defaultWeight: weightFromSteps(25_000) };

describe('pieceVolume', () => {
  it('[FRGT-07] is the exact product of the sides, rounded half up to 4 decimals and at least 0.0001 m³', () => {
    fc.assert(
      fc.property(side, side, side, (length, width, height) => {
        const cubicCentimetres = BigInt(length) * BigInt(width) * BigInt(height);
        const rounded = (cubicCentimetres + 50n) / 100n;

        expect(BigInt(pieceVolume({ length, width, height }))).toBe(rounded === 0n ? 1n : rounded);
      }),
      { numRuns: 300 },
    );
  });

  it('[FRGT-07] is 0.01 m³ when the product is 0, for example with a blank side, and whole however large', () => {
    const one = lengthFromCentimetres(100);
    const huge = lengthFromCentimetres(Number.MAX_SAFE_INTEGER);
    for (const length of [lengthFromCentimetres(0), null, Number.NaN as Length])
      expect(pieceVolume({ length, width: one, height: one })).toBe(100);
    expect(pieceVolume({ length: null, width: null, height: null })).toBe(100);
    expect(Number.isSafeInteger(pieceVolume({ length: huge, width: huge, height: huge }))).toBe(true);
  });
});

const block = { length: 120, width: 100, height: 120 } as Dimensions;
const six = { ...withDimensions(emptyMeasures, block), count: 6 };

describe('editing a freight item', () => {
  it('[FRGT-07] a changed side sets the volume of one piece, whatever the count; without it, 0.01 m³', () => {
    const item = { ...withDimensions(emptyMeasures, block), count: 3, weight: weightFromSteps(500) };
    const wider = withDimensions(item, { width: lengthFromCentimetres(200) });
    expect(wider).toEqual({ ...item, width: 200, volume: 28_800, editedByHand: true });
    expect(withDimensions(item, { width: null })).toEqual({ ...item, width: null, volume: 100 });
  });

  it('[FRGT-07] an entered volume clears the sides', () => {
    const item = withDimensions(emptyMeasures, block);
    const cleared = { length: null, width: null, height: null, editedByHand: true };
    expect(withVolume(item, volumeFromSteps(5000))).toEqual({ ...item, ...cleared, volume: 5000 });
    expect(withVolume(item, null)).toEqual({ ...item, ...cleared, volume: null });
  });

  it('[FRGT-05, FRGT-06] raises an entry below the minimum to the minimum', () => {
    expect(withVolume(emptyMeasures, volumeFromSteps(0)).volume).toBe(1);
    expect(withWeight(emptyMeasures, weightFromSteps(0)).weight).toBe(1);
    expect(withWeight(emptyMeasures, null).weight).toBeNull();
  });

  it('[FRGT-30] an entry below 0 stays as it was entered', () => {
    expect(withVolume(emptyMeasures, volumeFromSteps(-1)).volume).toBe(-1);
    expect(withWeight(emptyMeasures, weightFromSteps(-400)).weight).toBe(-400);
  });

  it('[FRGT-08] until edited by hand, volume and weight are the defaults times the count', () => {
    const valid = fc.integer({ min: 1, max: 999 });
    const defaults = fc.record({ defaultVolume: fc.nat(10_000), defaultWeight: fc.nat(40_000) });

    fc.assert(
      fc.property(valid, defaults, (count, { defaultVolume, defaultWeight }) => {
        const packageType = {
          defaultVolume: volumeFromSteps(defaultVolume),
          defaultWeight: weightFromSteps(defaultWeight),
        };

        expect(withPackageType(emptyMeasures, count, packageType)).toEqual({
          ...emptyMeasures,
          count,
          volume: Math.max(1, defaultVolume * count),
          weight: Math.max(1, defaultWeight * count),
        });
      }),
    );
  });

  it('[FRGT-08] recalculates after each change', () => {
    const first = withPackageType(emptyMeasures, 1, pallet);
    const second = withPackageType(first, 4, pallet);

    expect(second).toMatchObject({ count: 4, volume: 57_600, weight: 100_000, editedByHand: false });
    expect(
      withPackageType(second, 4, { defaultVolume: volumeFromSteps(100), defaultWeight: null }),
    ).toMatchObject({
      volume: 400,
      weight: 100_000,
    });
  });

  it.each([
    ['volume', (item: Measures) => withVolume(item, volumeFromSteps(5000))],
    ['weight', (item: Measures) => withWeight(item, weightFromSteps(5000))],
    ['a side', (item: Measures) => withDimensions(item, { length: lengthFromCentimetres(50) })],
    [
      'the volume of all pieces',
      (item: Measures) => withLineVolume(withDimensions(item, { length: lengthFromCentimetres(50) })),
    ],
  ])('[FRGT-08] once %s was edited, changing the count leaves volume and weight alone', (_what, edit) => {
    const edited = edit(emptyMeasures);

    expect(withPackageType(edited, 7, pallet)).toEqual({ ...edited, count: 7 });
  });

  it.each([null, 0, 1000, 1.5, -1, Number.NaN])(
    '[FRGT-08] a count of %s, or no package type, changes only the count',
    (count) => {
      const item = withPackageType(emptyMeasures, 2, pallet);

      expect(withPackageType(item, count, pallet)).toEqual({ ...item, count });
      expect(withPackageType(item, 3, null)).toEqual({ ...item, count: 3 });
    },
  );

  it('[FRGT-15] the volume of the line is that of a piece times the count, and its sides stay', () => {
    expect(withLineVolume(six)).toEqual({ ...six, volume: 86_400, editedByHand: true });
    const multiplied = withLineVolume({ ...withLineVolume(six), count: 8 });
    expect(multiplied).toMatchObject({ ...block, volume: 115_200 });
    const noSides = withVolume(six, volumeFromSteps(500));
    expect(withLineVolume(noSides)).toEqual(noSides);
    expect(withLineVolume({ ...six, count: null })).toEqual({ ...six, count: null });
  });

  it.each([
    ['the volume of one piece', six, 1],
    ['the volume of six, for eight', { ...withLineVolume(six), count: 8 }, 6],
    ['a volume of no number of pieces', { ...six, volume: volumeFromSteps(20_000) }, null],
    ['the volume of half a piece', { ...six, volume: volumeFromSteps(7200) }, null],
  ])('[FRGT-15] finds %s', (_what, item, pieces) => {
    expect(findVolumeMismatch(item)).toEqual({ pieces, expected: item.count * 14_400 });
  });

  it.each([
    ['one piece', { count: 1 }],
    ['no count', { count: null }],
    ['an invalid count', { count: 1000 }],
    ['no volume', { volume: null }],
    ['no sides', { length: null, width: null, height: null }],
    ['the volume of the line', withLineVolume(six)],
  ])('[FRGT-15] finds nothing with %s', (_what, change) => {
    expect(findVolumeMismatch({ ...six, ...change })).toBeNull();
  });
});

it.each([
  [true, [1, 999]],
  [false, [0, 1000, 1.5, '3', null]],
])('[FRGT-01] is a count: %s of %j', (expected, counts) => {
  for (const count of counts) expect(isCount(count)).toBe(expected);
});
