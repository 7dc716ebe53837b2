import {
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  type Volume,
  type Weight,
} from './units.js';

/** How many pieces a freight item may have (FRGT-01). */
export const countLimits = { min: 1, max: 999 } as const;

/** The longest side of a piece: 100 m (FRGT-04). */
export const maxLength = lengthFromCentimetres(10_000);

/** 0.0001 to 100 m³ for a freight item (FRGT-05). */
export const volumeLimits = { min: volumeFromSteps(1), max: volumeFromSteps(1_000_000) } as const;

/** 0.01 to 40,000 kg for a freight item (FRGT-06). */
export const weightLimits = { min: weightFromSteps(1), max: weightFromSteps(4_000_000) } as const;

/** The volume, or 0.0001 m³ when it is below (FRGT-05). */
export function raiseToMinVolume(volume: Volume): Volume {
  return volume < volumeLimits.min ? volumeLimits.min : volume;
}

/** The weight, or 0.01 kg when it is below (FRGT-06). */
export function raiseToMinWeight(weight: Weight): Weight {
  return weight < weightLimits.min ? weightLimits.min : weight;
}
