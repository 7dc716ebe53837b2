import { findSteps } from './decimal.js';

declare const unit: unique symbol;

/** A volume as a whole number of 0.0001 m³ steps, so that sums are exact: 1200 is 0.1200 m³. */
export type Volume = number & { readonly [unit]: '0.0001 m³' };

/** A weight as a whole number of 0.01 kg steps (10 g): 125000 is 1,250.00 kg. */
export type Weight = number & { readonly [unit]: '0.01 kg' };

/** A length as a whole number of centimetres, the 2 decimals of a metre that the calls carry. */
export type Length = number & { readonly [unit]: 'cm' };

/** What a cubic metre counts as, as a whole number of 0.01 kg/m³ steps: 20000 is 200 kg/m³. */
export type CubicFactor = number & { readonly [unit]: '0.01 kg/m³' };

/**
 * Reads cubic metres, as typed or as JSON carries them, rounded half up to 4 decimals (FRGT-05). Null for what is no
 * decimal. No limit is checked: rules do that.
 */
export function findVolume(cubicMetres: NumericInput): Volume | null {
  return read(cubicMetres, 4) as Volume | null;
}

/** Reads kilograms, rounded half up to 2 decimals (FRGT-06). Null for what is no decimal; no limit is checked. */
export function findWeight(kilograms: NumericInput): Weight | null {
  return read(kilograms, 2) as Weight | null;
}

/** Reads metres, rounded half up to 2 decimals (FRGT-04). Null for what is no decimal; no limit is checked. */
export function findLength(metres: NumericInput): Length | null {
  return read(metres, 2) as Length | null;
}

/** Reads kilograms per cubic metre, rounded half up to 2 decimals (FRGT-17). Null for what is no decimal. */
export function findCubicFactor(kilogramsPerCubicMetre: NumericInput): CubicFactor | null {
  return read(kilogramsPerCubicMetre, 2) as CubicFactor | null;
}

/** Reads a whole number, such as a count (FRGT-01). Null for what is none, 1.5 included; no limit is checked. */
export function findCount(count: NumericInput): number | null {
  if (count === null || count === undefined) return null;
  const steps = findSteps(count, 0, 'down');
  return steps === findSteps(count, 0, 'up') ? steps : null;
}

/** What a field or a body holds for a number; blank and null are no entry. */
export type NumericInput = number | string | null | undefined;

/**
 * A volume from stored steps of 0.0001 m³.
 *
 * @throws RangeError when they are no whole number.
 */
export function volumeFromSteps(steps: number): Volume {
  return whole(steps) as Volume;
}

/**
 * A weight from stored steps of 0.01 kg.
 *
 * @throws RangeError when they are no whole number.
 */
export function weightFromSteps(steps: number): Weight {
  return whole(steps) as Weight;
}

/**
 * A length from stored centimetres.
 *
 * @throws RangeError when they are no whole number.
 */
export function lengthFromCentimetres(centimetres: number): Length {
  return whole(centimetres) as Length;
}

/**
 * A cubic factor from stored steps of 0.01 kg/m³.
 *
 * @throws RangeError when they are no whole number.
 */
export function cubicFactorFromSteps(steps: number): CubicFactor {
  return whole(steps) as CubicFactor;
}

/** Cubic metres, as the calls carry them: the nearest number, whose JSON has no more than 4 decimals. */
export function toCubicMetres(volume: Volume): number {
  return volume / 10_000;
}

/** Kilograms, as the calls carry them. */
export function toKilograms(weight: Weight): number {
  return weight / 100;
}

/** Metres, as the calls carry them. */
export function toMetres(length: Length): number {
  return length / 100;
}

/** Kilograms per cubic metre, as the calls carry them. */
export function toKilogramsPerCubicMetre(factor: CubicFactor): number {
  return factor / 100;
}

function read(entry: NumericInput, decimals: number): number | null {
  return entry === null || entry === undefined ? null : findSteps(entry, decimals, 'half-up');
}

function whole(steps: number): number {
  if (Number.isSafeInteger(steps)) return steps;
  throw new RangeError(`Not a whole number of steps: ${steps}`);
}
