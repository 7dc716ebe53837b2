import { fields, list, need } from '../argument.js';
import { volumeFromSteps, weightFromSteps, type Volume, type Weight } from './units.js';

/** Totals over all freight items of a consignment (FRGT-12). */
export interface Totals {
  /** The sum of the counts. */
  readonly deliveryItems: number;
  readonly volume: Volume;
  readonly weight: Weight;
}

const itemArgument = fields('a freight item in whole steps', {});

/** Sums freight items. Volume and weight are per line (FRGT-15), so the count doesn't multiply them. */
export function calculateTotals(
  items: readonly { readonly count: number; readonly volume: Volume; readonly weight: Weight }[],
): Totals {
  need('calculateTotals', 'items', items, list(itemArgument));
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
