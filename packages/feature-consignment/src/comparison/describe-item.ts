import { isolate } from '@consign/domain';
import type { LineItem } from '@consign/api-client/consignment';
import { formatSides, toMeasures } from '@consign/consignment-parts';
import { formatDangerousGoods, formatVolume, formatWeight } from '@consign/domain/freight';

/** A freight item in one line: count, package type, description, measures and dangerous goods. */
export function describeItem(item: LineItem): string {
  const { count, packagingType, description, dangerousGoods } = item;
  const { volume, weight } = toMeasures(item);
  const sides = formatSides(item);
  const parts = [
    `${count} × ${packagingType.name}`,
    description && isolate(description),
    sides && `${sides} m`,
    formatVolume(volume),
    formatWeight(weight),
    dangerousGoods && formatDangerousGoods(dangerousGoods),
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
