import { isolate } from '@consign/domain';
import type { LineItem } from '@consign/api-client/consignment';
import { toMeasures } from '@consign/consignment-parts';
import {
  findLength,
  formatDangerousGoods,
  formatLength,
  formatVolume,
  formatWeight,
} from '@consign/domain/freight';

function formatSides({ length, width, height }: LineItem): string | null {
  const sides = [length, width, height].map((side) => findLength(side));
  if (sides.every((side) => side === null)) return null;
  return `${sides.map((side) => (side === null ? '–' : formatLength(side, { unit: false }))).join(' × ')} m`;
}

/** A freight item in one line: count, package type, description, measures and dangerous goods. */
export function describeItem(item: LineItem): string {
  const { count, packagingType, description, dangerousGoods } = item;
  const { volume, weight } = toMeasures(item);
  const parts = [
    `${count} × ${packagingType.name}`,
    description && isolate(description),
    formatSides(item),
    formatVolume(volume),
    formatWeight(weight),
    dangerousGoods && formatDangerousGoods(dangerousGoods),
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
