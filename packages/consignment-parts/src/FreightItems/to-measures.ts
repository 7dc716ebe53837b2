import type { LineItem } from '@consign/api-client/consignment';
import {
  findVolume,
  findWeight,
  volumeFromSteps,
  weightFromSteps,
  type Volume,
  type Weight,
} from '@consign/domain/freight';

interface ItemMeasures {
  readonly count: number;
  readonly volume: Volume;
  readonly weight: Weight;
}

/** The exact measures of an item, for totals and for display; an amount that is not a decimal counts as zero. */
export function toMeasures({
  count,
  volume,
  weight,
}: Pick<LineItem, 'count' | 'volume' | 'weight'>): ItemMeasures {
  return {
    count,
    volume: findVolume(volume) ?? volumeFromSteps(0),
    weight: findWeight(weight) ?? weightFromSteps(0),
  };
}
