import { findVolume, findWeight } from '@consign/domain/freight';

import type { DemoOrganisation } from './providers.js';
import type { Random } from './random.js';

/** Dangerous goods that a kitchen maker and an outdoor shop would send. */
const dangerousGoods = (
  [
    ['1263', '3', 'Paint', 'II', 80, 'L'],
    ['1866', '3', 'Resin solution, flammable', 'III', 40, 'L'],
    ['1950', '2.1', 'Aerosols, flammable', null, 12, 'kg'],
    ['1170', '3', 'Ethanol solution', 'II', 20, 'L'],
    ['2794', '8', 'Batteries, wet, filled with acid', null, 150, 'kg'],
    ['3480', '9', 'Lithium ion batteries', null, 25, 'kg'],
  ] as const
).map(([unNumber, goodsClass, nameAndDescription, packingGroup, quantity, quantityUnit]) => ({
  unNumber,
  class: goodsClass,
  subsidiaryClass1: null,
  subsidiaryClass2: null,
  nameAndDescription,
  packingGroup,
  quantity,
  quantityUnit,
}));

export interface DemoItem {
  readonly item_count: number;
  readonly packaging_type_code: string;
  readonly description: string;
  readonly length_steps: number | null;
  readonly width_steps: number | null;
  readonly height_steps: number | null;
  readonly volume_steps: number;
  readonly weight_steps: number;
  readonly dangerous_goods: (typeof dangerousGoods)[number] | null;
}

/** One to four freight items; volume and weight are line totals. */
export function buildLineItems(
  { goods, packaging, carriesDangerousGoods }: DemoOrganisation,
  random: Random,
): DemoItem[] {
  const isDangerous = carriesDangerousGoods && random.percent(6);
  return Array.from({ length: random.pick([1, 1, 1, 2, 2, 3, 4]) }, (_, index) => {
    const type = random.pick(packaging);
    const typeVolume = findVolume(type.volume);
    const count = type.code === 'CARTON' ? random.between(1, 24) : random.between(1, 4);
    const sides =
      typeVolume === null ? [random.between(20, 240), random.between(10, 120), random.between(5, 90)] : null;
    const volume =
      sides === null
        ? (typeVolume ?? 1) * count
        : Math.max(1, Math.round(sides.reduce((a, b) => a * b, 1) / 100));
    const spread = 0.7 + random.next() * 0.6;
    return {
      item_count: count,
      packaging_type_code: type.code,
      description: random.pick(goods),
      length_steps: sides?.[0] ?? null,
      width_steps: sides?.[1] ?? null,
      height_steps: sides?.[2] ?? null,
      volume_steps: volume,
      weight_steps: Math.max(50, Math.round((findWeight(type.weight) ?? 900) * count * spread)),
      dangerous_goods: isDangerous && index === 0 ? random.pick(dangerousGoods) : null,
    };
  });
}
