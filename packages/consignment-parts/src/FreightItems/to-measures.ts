import type { LineItem } from '@consign/api-client/consignment';
import {
  findLength,
  findVolume,
  formatLength,
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

/** The sides of an item in metres, a dash for a missing one: '1.20 × 1.00 × –'. Empty without any. */
export function formatSides({ length, width, height }: LineItem): string {
  const sides = [length, width, height].map((side) => findLength(side));
  return sides.every((side) => side === null)
    ? ''
    : sides.map((side) => (side === null ? '–' : formatLength(side, { unit: false }))).join(' × ');
}
