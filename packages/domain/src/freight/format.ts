import { formatSteps } from './decimal.js';
import type { CubicFactor, Length, Volume, Weight } from './units.js';

/** Whether the unit stands behind the number, or in a table's header. */
export interface UnitOption {
  readonly unit: boolean;
}

const withUnit: UnitOption = { unit: true };

/** Cubic metres with 4 decimals: `0.1200 m³`. */
export function formatVolume(volume: Volume, { unit }: UnitOption = withUnit): string {
  return suffixed(formatSteps(volume, 4), unit, 'm³');
}

/** Kilograms with 2 decimals: `1,250.00 kg`. */
export function formatWeight(weight: Weight, { unit }: UnitOption = withUnit): string {
  return suffixed(formatSteps(weight, 2), unit, 'kg');
}

/** Metres with 2 decimals: `1.20 m`. */
export function formatLength(length: Length, { unit }: UnitOption = withUnit): string {
  return suffixed(formatSteps(length, 2), unit, 'm');
}

/** Kilograms per cubic metre, with decimals only where there are any: `200 kg/m³`. */
export function formatCubicFactor(factor: CubicFactor): string {
  return suffixed(formatSteps(factor, 2).replace(/\.00$/, ''), true, 'kg/m³');
}

/** Dangerous goods as a line of text (LIST-03): `UN 1203 Class 3 (6.1, 8)`, without brackets when nothing is in them. */
export function formatDangerousGoods(goods: {
  readonly unNumber: string;
  readonly class: string;
  readonly subsidiaryClass1?: string | null | undefined;
  readonly subsidiaryClass2?: string | null | undefined;
}): string {
  const subsidiaries = [goods.subsidiaryClass1, goods.subsidiaryClass2].filter(Boolean).join(', ');
  return `UN ${goods.unNumber} Class ${goods.class}${subsidiaries === '' ? '' : ` (${subsidiaries})`}`;
}

function suffixed(number: string, unit: boolean, symbol: string): string {
  return unit ? `${number} ${symbol}` : number;
}
