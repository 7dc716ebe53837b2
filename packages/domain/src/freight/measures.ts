import { fields, need } from '../argument.js';
import { divide } from './decimal.js';
import { countLimits, raiseToMinVolume, raiseToMinWeight } from './limits.js';
import { volumeFromSteps, type Length, type Volume, type Weight } from './units.js';

/** The sides of one piece, in cm steps; null when blank. */
export interface Dimensions {
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
}

/** The measures entered for a freight item; null when blank. Volume and weight are for the whole line (FRGT-15). */
export interface Measures extends Dimensions {
  readonly count: number | null;
  readonly volume: Volume | null;
  readonly weight: Weight | null;
  /** The user entered a volume, weight or side, so package type defaults no longer apply (FRGT-08). */
  readonly editedByHand: boolean;
}

/** The default volume and weight of one piece of a package type; null when it has none. */
export interface PackageTypeDefaults {
  readonly defaultVolume: Volume | null;
  readonly defaultWeight: Weight | null;
}

/** A new freight item: one piece, nothing else entered. */
export const emptyMeasures: Measures = {
  count: 1,
  length: null,
  width: null,
  height: null,
  volume: null,
  weight: null,
  editedByHand: false,
};

const volumeWithoutSides = volumeFromSteps(100);

/**
 * The volume of one piece: length × width × height, rounded half up to 4 decimals and at least 0.0001 m³. 0.01 m³ when
 * a side is blank, 0 or NaN (FRGT-07).
 */
export function pieceVolume({ length, width, height }: Dimensions): Volume {
  const cubicCentimetres = (length ?? 0) * (width ?? 0) * (height ?? 0);
  if (cubicCentimetres === 0 || Number.isNaN(cubicCentimetres)) return volumeWithoutSides;
  return raiseToMinVolume(
    volumeFromSteps(divide(Math.min(cubicCentimetres, Number.MAX_SAFE_INTEGER), 100, 'half-up')),
  );
}

/** Sets or clears sides and recalculates the volume for one piece, whatever the count (FRGT-07, FRGT-15). */
export function withDimensions(measures: Measures, sides: Partial<Dimensions>): Measures {
  const changed = { ...measures, ...sides };
  return { ...changed, volume: pieceVolume(changed), editedByHand: true };
}

/**
 * Sets the volume, raised to the minimum (FRGT-05), and clears the sides, which no longer match it (FRGT-07). One below
 * 0 stays, for the rules to refuse (FRGT-30).
 */
export function withVolume(measures: Measures, volume: Volume | null): Measures {
  return {
    ...measures,
    length: null,
    width: null,
    height: null,
    volume: volume === null || volume < 0 ? volume : raiseToMinVolume(volume),
    editedByHand: true,
  };
}

/** Sets the weight, raised to the minimum (FRGT-06). One below 0 stays, for the rules to refuse (FRGT-30). */
export function withWeight(measures: Measures, weight: Weight | null): Measures {
  return {
    ...measures,
    weight: weight === null || weight < 0 ? weight : raiseToMinWeight(weight),
    editedByHand: true,
  };
}

/**
 * Sets the count and package type. Until the user edits a measure, volume and weight become the package type's defaults
 * times the count (FRGT-08). A measure without a default stays unchanged; so do both while the count isn't a whole
 * number from 1 to 999.
 */
export function withPackageType(
  measures: Measures,
  count: number | null,
  packageType: PackageTypeDefaults | null,
): Measures {
  const changed = { ...measures, count };
  if (measures.editedByHand || packageType === null || !isCount(count)) return changed;
  const { defaultVolume, defaultWeight } = packageType;
  return {
    ...changed,
    volume: defaultVolume === null ? measures.volume : raiseToMinVolume((defaultVolume * count) as Volume),
    weight: defaultWeight === null ? measures.weight : raiseToMinWeight((defaultWeight * count) as Weight),
  };
}

const measuresArgument = fields('an object with count and sides', {});

/** The volume of one piece, by its sides, times the count. Null without a side or a valid count (FRGT-15). */
export function lineVolume(measures: Measures): Volume | null {
  need('lineVolume', 'measures', measures, measuresArgument);
  const { count, length, width, height } = measures;
  const hasSides = length !== null || width !== null || height !== null;
  return hasSides && isCount(count) ? ((pieceVolume(measures) * count) as Volume) : null;
}

/** A volume that differs from the sides and count. */
export interface VolumeMismatch {
  /** The volume of the line by its sides. */
  readonly expected: Volume;
  /** The number of pieces that the volume is for, by the same sides; null if it is for none in particular. */
  readonly pieces: number | null;
}

/** How the volume differs from its sides and count; null if it doesn't (FRGT-15). */
export function findVolumeMismatch(measures: Measures): VolumeMismatch | null {
  const expected = lineVolume(measures);
  const { volume } = measures;
  if (expected === null || volume === null || Number.isNaN(volume) || volume === expected) return null;
  const pieces = volume / pieceVolume(measures);
  return { expected, pieces: isCount(pieces) ? pieces : null };
}

/** Sets the volume of the line by its sides (FRGT-15). The sides stay: they measure one piece. */
export function withLineVolume(measures: Measures): Measures {
  const volume = lineVolume(measures);
  return volume === null ? measures : { ...measures, volume, editedByHand: true };
}

/** Whether the value is a whole number from 1 to 999 (FRGT-01). */
export function isCount(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= countLimits.min && Number(count) <= countLimits.max;
}
