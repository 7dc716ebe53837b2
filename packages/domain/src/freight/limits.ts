import {
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  type Volume,
  type Weight,
} from './units.js';

/** Pieces per freight item (FRGT-01). */
export const countLimits = { min: 1, max: 999 } as const;

/** The maximum length of a side: 100 m (FRGT-04). */
export const maxLength = lengthFromCentimetres(10_000);

/** Volume of a freight item: 0.0001 to 100 m³ (FRGT-05). */
export const volumeLimits = { min: volumeFromSteps(1), max: volumeFromSteps(1_000_000) } as const;

/** Weight of a freight item: 0.01 to 40,000 kg (FRGT-06). */
export const weightLimits = { min: weightFromSteps(1), max: weightFromSteps(4_000_000) } as const;

/** Raises a volume below 0.0001 m³ to 0.0001 m³ (FRGT-05). */
export function raiseToMinVolume(volume: Volume): Volume {
  return volume < volumeLimits.min ? volumeLimits.min : volume;
}

/** Raises a weight below 0.01 kg to 0.01 kg (FRGT-06). */
export function raiseToMinWeight(weight: Weight): Weight {
  return weight < weightLimits.min ? weightLimits.min : weight;
}
