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

  it.each([
    [120, 100, 120, 14_400],
    [1, 1, 1, 1],
    [7, 7, 1, 1],
    [15, 10, 1, 2],
  ])('[FRGT-07] %i × %i × %i cm are %i steps of 0.0001 m³', (length, width, height, volume) => {
    expect(
      pieceVolume({
        length: lengthFromCentimetres(length),
        width: lengthFromCentimetres(width),
        height: lengthFromCentimetres(height),
      }),
    ).toBe(volume);
  });

  it('[FRGT-07] is 0.01 m³ when the product is 0, for example with a blank side', () => {
    const one = lengthFromCentimetres(100);

    expect(pieceVolume({ length: lengthFromCentimetres(0), width: one, height: one })).toBe(100);
    expect(pieceVolume({ length: one, width: null, height: one })).toBe(100);
    expect(pieceVolume({ length: null, width: null, height: null })).toBe(100);
    expect(pieceVolume({ length: Number.NaN as Length, width: one, height: one })).toBe(100);
  });

  it('[FRGT-07] stays a whole number for sides outside the limits', () => {
    const huge = lengthFromCentimetres(Number.MAX_SAFE_INTEGER);

    expect(Number.isSafeInteger(pieceVolume({ length: huge, width: huge, height: huge }))).toBe(true);
  });
});

describe('editing a freight item', () => {
  it('[FRGT-07] a changed side sets the volume of one piece, whatever the count', () => {
    const item = {
      ...emptyMeasures,
      count: 3,
      width: lengthFromCentimetres(100),
      height: lengthFromCentimetres(120),
      weight: weightFromSteps(500),
    };

    expect(withDimensions(item, { length: lengthFromCentimetres(120) })).toEqual({
      ...item,
      length: 120,
      volume: 14_400,
      editedByHand: true,
    });
  });

  it('[FRGT-07] clearing a side sets the volume to 0.01 m³', () => {
    const item = withDimensions(emptyMeasures, {
      length: lengthFromCentimetres(120),
      width: lengthFromCentimetres(100),
      height: lengthFromCentimetres(120),
    });

    expect(withDimensions(item, { width: null })).toMatchObject({
      length: 120,
      width: null,
      height: 120,
      volume: 100,
    });
  });

  it('[FRGT-07] an entered volume clears the sides', () => {
    const item = withDimensions(emptyMeasures, {
      length: lengthFromCentimetres(120),
      width: lengthFromCentimetres(100),
      height: lengthFromCentimetres(120),
    });
    const cleared = { length: null, width: null, height: null, editedByHand: true };

    expect(withVolume(item, volumeFromSteps(5000))).toEqual({ ...item, ...cleared, volume: 5000 });
    expect(withVolume(item, null)).toEqual({ ...item, ...cleared, volume: null });
  });

  it('[FRGT-05, FRGT-06] raises an entry below the minimum to the minimum', () => {
    expect(withVolume(emptyMeasures, volumeFromSteps(0)).volume).toBe(1);
    expect(withWeight(emptyMeasures, weightFromSteps(0)).weight).toBe(1);
    expect(withWeight(emptyMeasures, null).weight).toBeNull();
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

  const block = { length: 120, width: 100, height: 120 } as Dimensions;
  const six = { ...withDimensions(emptyMeasures, block), count: 6 };

  it('[FRGT-15] the volume of the line is that of a piece times the count, and its sides stay', () => {
    expect(withLineVolume(six)).toEqual({ ...six, volume: 86_400, editedByHand: true });
    const multiplied = withLineVolume({ ...withLineVolume(six), count: 8 });
    expect(multiplied).toMatchObject({ ...block, volume: 115_200 });
    const noSides = withVolume(six, volumeFromSteps(500));
    expect(withLineVolume(noSides)).toEqual(noSides);
    expect(withLineVolume({ ...six, count: null })).toEqual({ ...six, count: null });
  });

  it('[FRGT-15] finds a volume that is for another number of pieces', () => {
    expect(findVolumeMismatch(six)).toEqual({ pieces: 1, expected: 86_400 });
    expect(findVolumeMismatch(withLineVolume(six))).toBeNull();
    expect(findVolumeMismatch({ ...withLineVolume(six), count: 8 })).toEqual({
      pieces: 6,
      expected: 115_200,
    });
    expect(findVolumeMismatch({ ...six, volume: volumeFromSteps(20_000) })).toEqual({
      pieces: null,
      expected: 86_400,
    });
    expect(findVolumeMismatch({ ...six, volume: volumeFromSteps(7200) })?.pieces).toBeNull();
  });

  it.each([
    ['one piece', { count: 1 }],
    ['no count', { count: null }],
    ['an invalid count', { count: 1000 }],
    ['no volume', { volume: null }],
    ['no sides', { length: null, width: null, height: null }],
  ])('[FRGT-15] finds nothing with %s', (_what, change) => {
    expect(findVolumeMismatch({ ...six, ...change })).toBeNull();
  });
});

it.each([
  [1, true],
  [999, true],
  [0, false],
  [1000, false],
  [1.5, false],
  ['3', false],
  [null, false],
])('[FRGT-01] a count of %j: %s', (count, expected) => {
  expect(isCount(count)).toBe(expected);
});
