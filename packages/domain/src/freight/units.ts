import { findSteps } from './decimal.js';

declare const unit: unique symbol;

/** A volume in whole 0.0001 m³ steps: 1200 is 0.1200 m³. */
export type Volume = number & { readonly [unit]: '0.0001 m³' };

/** A weight in whole 0.01 kg steps: 125000 is 1,250.00 kg. */
export type Weight = number & { readonly [unit]: '0.01 kg' };

/** A length in whole centimetres, the precision of the wire: 120 is 1.20 m. */
export type Length = number & { readonly [unit]: 'cm' };

/** The weight charged per cubic metre, in whole 0.01 kg/m³ steps: 20000 is 200 kg/m³. */
export type CubicFactor = number & { readonly [unit]: '0.01 kg/m³' };

/**
 * Reads m³, typed or from JSON, rounded half up to 4 decimals (FRGT-05). Null when it isn't a decimal. Doesn't check
 * limits; the rules do.
 */
export function findVolume(cubicMetres: NumericInput): Volume | null {
  return read(cubicMetres, 4) as Volume | null;
}

/** Reads kg, rounded half up to 2 decimals (FRGT-06). Null when it isn't a decimal. Doesn't check limits. */
export function findWeight(kilograms: NumericInput): Weight | null {
  return read(kilograms, 2) as Weight | null;
}

/** Reads m, rounded half up to 2 decimals (FRGT-04). Null when it isn't a decimal. Doesn't check limits. */
export function findLength(metres: NumericInput): Length | null {
  return read(metres, 2) as Length | null;
}

/** Reads kg/m³, rounded half up to 2 decimals (FRGT-17). Null when it isn't a decimal. */
export function findCubicFactor(kilogramsPerCubicMetre: NumericInput): CubicFactor | null {
  return read(kilogramsPerCubicMetre, 2) as CubicFactor | null;
}

/** Reads a whole number (FRGT-01). Null when it isn't one, 1.5 included. Doesn't check limits. */
export function findCount(count: NumericInput): number | null {
  if (count === null || count === undefined) return null;
  const steps = findSteps(count, 0, 'down');
  return steps === findSteps(count, 0, 'up') ? steps : null;
}

/** A number as typed or from JSON; blank, null and undefined mean no value. */
export type NumericInput = number | string | null | undefined;

/** Whether an input means no value. */
export function isBlank(input: NumericInput): input is null | undefined | '' {
  return input === null || input === undefined || (typeof input === 'string' && input.trim() === '');
}

/**
 * A volume from whole 0.0001 m³ steps.
 *
 * @throws RangeError unless `steps` is a safe integer.
 */
export function volumeFromSteps(steps: number): Volume {
  return whole(steps) as Volume;
}

/**
 * A weight from whole 0.01 kg steps.
 *
 * @throws RangeError unless `steps` is a safe integer.
 */
export function weightFromSteps(steps: number): Weight {
  return whole(steps) as Weight;
}

/**
 * A length from whole centimetres.
 *
 * @throws RangeError unless `centimetres` is a safe integer.
 */
export function lengthFromCentimetres(centimetres: number): Length {
  return whole(centimetres) as Length;
}

/**
 * A cubic factor from whole 0.01 kg/m³ steps.
 *
 * @throws RangeError unless `steps` is a safe integer.
 */
export function cubicFactorFromSteps(steps: number): CubicFactor {
  return whole(steps) as CubicFactor;
}

/** m³ for the wire; its JSON has at most 4 decimals. */
export function toCubicMetres(volume: Volume): number;
export function toCubicMetres(volume: Volume | null): number | null;
export function toCubicMetres(volume: Volume | null): number | null {
  return volume === null ? null : volume / 10_000;
}

/** kg for the wire. */
export function toKilograms(weight: Weight): number;
export function toKilograms(weight: Weight | null): number | null;
export function toKilograms(weight: Weight | null): number | null {
  return weight === null ? null : weight / 100;
}

/** m for the wire. */
export function toMetres(length: Length): number;
export function toMetres(length: Length | null): number | null;
export function toMetres(length: Length | null): number | null {
  return length === null ? null : length / 100;
}

/** kg/m³ for the wire. */
export function toKilogramsPerCubicMetre(factor: CubicFactor): number;
export function toKilogramsPerCubicMetre(factor: CubicFactor | null): number | null;
export function toKilogramsPerCubicMetre(factor: CubicFactor | null): number | null {
  return factor === null ? null : factor / 100;
}

function read(entry: NumericInput, decimals: number): number | null {
  if (entry === null || entry === undefined) return null;
  const steps = findSteps(entry, decimals, 'half-up');
  // A measure below 0 must not round to 0: the rules refuse it (FRGT-30).
  return steps === 0 && Number(entry) < 0 ? -1 : steps;
}

function whole(steps: number): number {
  if (Number.isSafeInteger(steps)) return steps;
  throw new RangeError(`Not a whole number of steps: ${steps}`);
}
