import { joinPath, type Problem } from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import type { DangerousGoodsBody } from './bodies.js';
import { limits } from './limits.js';
import { checkRequired, checkText, toSingleLine, trimmed } from './text.js';

/** The dangerous goods of a freight item. The UN number is text, to keep leading zeros (DG-04). */
export interface DangerousGoods {
  readonly unNumber: string;
  readonly class: string;
  readonly subsidiaryClass1: string | null;
  readonly subsidiaryClass2: string | null;
}

/**
 * Checks dangerous goods, if any (DG-01, DG-04). With dangerous goods switched off, only goods already on the
 * consignment (`stored`) are accepted (CONS-56).
 */
export function checkDangerousGoods(
  goods: DangerousGoodsBody | null | undefined,
  settings: Pick<TenantSettings, 'dangerousGoodsEnabled'>,
  path: string,
  stored: readonly (DangerousGoodsBody | null | undefined)[] = [],
): Problem[] {
  if (goods === null || goods === undefined) return [];
  if (!settings.dangerousGoodsEnabled) {
    if (stored.some((each) => areSameGoods(each, goods))) return [];
    return [{ id: 'DG-01', path, message: "Your freight provider doesn't accept dangerous goods" }];
  }
  return [
    ...checkUnNumber(goods, joinPath(path, 'unNumber')),
    ...checkRequired(goods.class, 'DG-01', joinPath(path, 'class'), 'Class is required'),
    ...(['class', 'subsidiaryClass1', 'subsidiaryClass2'] as const).flatMap((part) =>
      checkText(goods[part], limits.dangerousGoodsClass, 'DG-01', joinPath(path, part)),
    ),
  ];
}

/** Trims the fields and turns an empty subsidiary class into null; null without dangerous goods (DG-03). */
export function toDangerousGoods(goods: DangerousGoodsBody | null | undefined): DangerousGoods | null {
  if (goods === null || goods === undefined) return null;
  return {
    unNumber: trimmed(goods.unNumber),
    class: toSingleLine(goods.class),
    subsidiaryClass1: toSingleLine(goods.subsidiaryClass1) || null,
    subsidiaryClass2: toSingleLine(goods.subsidiaryClass2) || null,
  };
}

function areSameGoods(a: DangerousGoodsBody | null | undefined, b: DangerousGoodsBody): boolean {
  if (a === null || a === undefined) return false;
  const parts = ['unNumber', 'class', 'subsidiaryClass1', 'subsidiaryClass2'] as const;
  return parts.every((part) => trimmed(a[part]) === trimmed(b[part]));
}

/** Whether the text is a UN number: exactly 4 digits. */
export function isUnNumber(text: string): boolean {
  return /^\d{4}$/.test(text);
}

function checkUnNumber({ unNumber }: DangerousGoodsBody, path: string): Problem[] {
  const text = trimmed(unNumber);
  if (text === '') return [{ id: 'DG-04', path, message: 'Required' }];
  return isUnNumber(text) ? [] : [{ id: 'DG-01', path, message: '4 digits required' }];
}
