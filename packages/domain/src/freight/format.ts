import { formatSteps } from './decimal.js';
import type { ClassifiedGoods } from './segregation.js';
import type { CubicFactor, Length, Volume, Weight } from './units.js';

/** False omits the unit symbol, for tables with the unit in the header. */
export interface UnitOption {
  readonly unit: boolean;
}

const withUnit: UnitOption = { unit: true };

/** m³ with 4 decimals: `0.1200 m³`. */
export function formatVolume(volume: Volume, { unit }: UnitOption = withUnit): string {
  return withSymbol(formatSteps(volume, 4), unit, 'm³');
}

/** kg with 2 decimals: `1,250.00 kg`. */
export function formatWeight(weight: Weight, { unit }: UnitOption = withUnit): string {
  return withSymbol(formatSteps(weight, 2), unit, 'kg');
}

/** m with 2 decimals: `1.20 m`. */
export function formatLength(length: Length, { unit }: UnitOption = withUnit): string {
  return withSymbol(formatSteps(length, 2), unit, 'm');
}

/** kg/m³, with 2 decimals unless they are zero: `200 kg/m³`. */
export function formatCubicFactor(factor: CubicFactor): string {
  return withSymbol(formatSteps(factor, 2).replace(/\.00$/, ''), true, 'kg/m³');
}

/** Dangerous goods on one line (LIST-03): `UN 1203 Class 3 (6.1, 8)`; no brackets without subsidiary classes. */
export function formatDangerousGoods(goods: ClassifiedGoods): string {
  const subsidiaries = [goods.subsidiaryClass1, goods.subsidiaryClass2].filter(Boolean).join(', ');
  return `UN ${goods.unNumber} Class ${goods.class}${subsidiaries === '' ? '' : ` (${subsidiaries})`}`;
}

/**
 * Dangerous goods as transport documents declare them (DG-05): `UN 1263 Paint Class 3 (8) PG II`, without the parts that
 * they don't have.
 */
export function formatDeclaredGoods(
  goods: Parameters<typeof formatDangerousGoods>[0] & {
    readonly nameAndDescription?: string | null | undefined;
    readonly packingGroup?: string | null | undefined;
  },
): string {
  const { unNumber, nameAndDescription, packingGroup } = goods;
  const classes = formatDangerousGoods(goods).slice(`UN ${unNumber} `.length);
  const group = packingGroup ? `PG ${packingGroup}` : '';
  return [`UN ${unNumber}`, nameAndDescription ?? '', classes, group].filter(Boolean).join(' ');
}

function withSymbol(number: string, unit: boolean, symbol: string): string {
  return unit ? `${number} ${symbol}` : number;
}
