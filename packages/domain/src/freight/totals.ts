import { volumeFromSteps, weightFromSteps, type Volume, type Weight } from './units.js';

/** Over all freight items of a consignment (FRGT-12). */
export interface Totals {
  /** Pieces: the sum of the counts. */
  readonly deliveryItems: number;
  readonly volume: Volume;
  readonly weight: Weight;
}

/** Adds up freight items; volume and weight are those of each whole line (FRGT-15), so that no count multiplies them. */
export function calculateTotals(
  items: readonly { readonly count: number; readonly volume: Volume; readonly weight: Weight }[],
): Totals {
  let deliveryItems = 0;
  let volume = 0;
  let weight = 0;
  for (const item of items) {
    deliveryItems += item.count;
    volume += item.volume;
    weight += item.weight;
  }
  return { deliveryItems, volume: volumeFromSteps(volume), weight: weightFromSteps(weight) };
}
