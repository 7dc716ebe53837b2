import { divide } from './decimal.js';
import { countLimits, raiseToMinVolume, raiseToMinWeight } from './limits.js';
import { volumeFromSteps, type Length, type Volume, type Weight } from './units.js';

/** The sides of one piece; null where none is entered. */
export interface Dimensions {
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
}

/** What is entered for a freight item; null where nothing is. Volume and weight are those of the whole line (FRGT-15). */
export interface Measures extends Dimensions {
  readonly count: number | null;
  readonly volume: Volume | null;
  readonly weight: Weight | null;
  /** Volume, weight or a side was entered by hand, so that package type defaults no longer apply (FRGT-08). */
  readonly editedByHand: boolean;
}

/** Usual volume and weight of one of a package type; null where there is none. */
export interface PackageTypeDefaults {
  readonly defaultVolume: Volume | null;
  readonly defaultWeight: Weight | null;
}

/** An item of which nothing is entered yet, but that it is one piece. */
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
 * The volume of one piece: length × width × height, rounded half up to 4 decimals and at least 0.0001 m³, or 0.01 m³
 * when the product is 0, as it is while a side is blank (FRGT-07), or while a side is no number.
 */
export function pieceVolume({ length, width, height }: Dimensions): Volume {
  const cubicCentimetres = (length ?? 0) * (width ?? 0) * (height ?? 0);
  if (cubicCentimetres === 0 || Number.isNaN(cubicCentimetres)) return volumeWithoutSides;
  return raiseToMinVolume(
    volumeFromSteps(divide(Math.min(cubicCentimetres, Number.MAX_SAFE_INTEGER), 100, 'half-up')),
  );
}

/** A side was entered or cleared: volume becomes that of one piece, whatever the count (FRGT-07, FRGT-15). */
export function withDimensions(measures: Measures, sides: Partial<Dimensions>): Measures {
  const changed = { ...measures, ...sides };
  return { ...changed, volume: pieceVolume(changed), editedByHand: true };
}

/** Volume was entered: it clears the sides, which no longer explain it (FRGT-07); below the minimum it is raised (FRGT-05). */
export function withVolume(measures: Measures, volume: Volume | null): Measures {
  return {
    ...measures,
    length: null,
    width: null,
    height: null,
    volume: volume === null ? null : raiseToMinVolume(volume),
    editedByHand: true,
  };
}

/** Weight was entered; below the minimum it is raised (FRGT-06). */
export function withWeight(measures: Measures, weight: Weight | null): Measures {
  return { ...measures, weight: weight === null ? null : raiseToMinWeight(weight), editedByHand: true };
}

/**
 * Count or package type was changed: until something was entered by hand, volume and weight are the package type's
 * defaults times the count (FRGT-08). What has no default, and everything while the count is no whole number from 1 to
 * 999, stays as it is.
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

/** The one click that makes the volume of one piece that of the line (FRGT-15). The sides stay, since they explain it. */
export function withVolumeTimesCount(measures: Measures): Measures {
  const { count, volume } = measures;
  return volume === null || !isCount(count)
    ? measures
    : { ...measures, volume: (volume * count) as Volume, editedByHand: true };
}

/** Whether a count is a whole number from 1 to 999 (FRGT-01). */
export function isCount(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= countLimits.min && Number(count) <= countLimits.max;
}
