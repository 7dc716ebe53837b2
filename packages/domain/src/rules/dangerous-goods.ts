import { joinPath, noProblems, type Problem } from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import type { DangerousGoodsBody } from './bodies.js';
import {
  checkDeclaration,
  hasSameDetails,
  keptDetails,
  toDeclarationDetails,
  type DeclarationDetails,
} from './declaration.js';
import { isGoodsClass } from './goods-classes.js';
import { limits } from './limits.js';
import { checkRequired, checkText, toSingleLine, trimmed, type Text } from './text.js';

/** The dangerous goods of a freight item. The UN number is text, to keep leading zeros (DG-04). */
export interface DangerousGoods {
  readonly unNumber: string;
  readonly class: string;
  readonly subsidiaryClass1: string | null;
  readonly subsidiaryClass2: string | null;
}

export const packingGroups = ['I', 'II', 'III'] as const;

export type PackingGroup = (typeof packingGroups)[number];

/**
 * Dangerous goods as declared, with the proper shipping name and packing group (DG-05). Both are missing on items that
 * were stored without them.
 */
export interface DeclaredGoods extends DangerousGoods, DeclarationDetails {
  readonly nameAndDescription?: string | null;
  readonly packingGroup?: PackingGroup | null;
}

/**
 * Checks dangerous goods, if any (DG-01, DG-04). With dangerous goods switched off, only goods already on the
 * consignment (`stored`) are accepted (CONS-56).
 */
export function checkDangerousGoods(
  goods: DangerousGoodsBody | null | undefined,
  settings: Pick<TenantSettings, 'dangerousGoodsEnabled'>,
  path: string,
  stored: readonly (DangerousGoodsBody | null | undefined)[],
): readonly Problem[] {
  if (goods === null || goods === undefined) return noProblems;
  if (!settings.dangerousGoodsEnabled) {
    if (stored.some((each) => areSameGoods(each, goods))) return [];
    return [{ id: 'DG-01', path, message: "Your freight provider doesn't accept dangerous goods" }];
  }
  return [
    ...checkUnNumber(goods, joinPath(path, 'unNumber')),
    ...checkRequired(goods.class, 'DG-01', joinPath(path, 'class'), 'Class is required'),
    ...(['class', 'subsidiaryClass1', 'subsidiaryClass2'] as const).flatMap((part) =>
      checkClass(goods[part], joinPath(path, part)),
    ),
    ...checkText(
      goods.nameAndDescription,
      limits.properShippingName,
      'DG-05',
      joinPath(path, 'nameAndDescription'),
    ),
    ...checkPackingGroup(goods, joinPath(path, 'packingGroup')),
    ...checkDeclaration(goods, path),
  ];
}

/**
 * Trims the fields and turns an empty one that isn't required into null; null without dangerous goods (DG-03). A name or
 * packing group that is missing stays missing.
 */
export function toDangerousGoods(goods: DangerousGoodsBody | null | undefined): DeclaredGoods | null {
  if (goods === null || goods === undefined) return null;
  const { nameAndDescription, packingGroup } = goods;
  return {
    unNumber: trimmed(goods.unNumber),
    class: toSingleLine(goods.class),
    subsidiaryClass1: toSingleLine(goods.subsidiaryClass1) || null,
    subsidiaryClass2: toSingleLine(goods.subsidiaryClass2) || null,
    ...(nameAndDescription === undefined
      ? {}
      : { nameAndDescription: toSingleLine(nameAndDescription) || null }),
    ...(packingGroup === undefined ? {} : { packingGroup: findPackingGroup(packingGroup) }),
    ...toDeclarationDetails(goods),
  };
}

/** The packing group in a text; null for any other text. */
export function findPackingGroup(text: Text): PackingGroup | null {
  const group = trimmed(text);
  return packingGroups.find((each) => each === group) ?? null;
}

/**
 * Completes dangerous goods with the proper shipping name and packing group (DG-05) from the stored item, if it has the
 * same UN number, or else from the look-up. Entered values stay. The details of its declaration come from the stored
 * item alone (DGDC-03).
 */
export function completeGoods(
  goods: DeclaredGoods,
  sources: readonly (DeclaredGoods | null | undefined)[],
): DeclaredGoods {
  const known = sources.filter((each) => each?.unNumber === goods.unNumber);
  return {
    ...goods,
    ...keptDetails(goods, known[0] ?? {}),
    nameAndDescription:
      goods.nameAndDescription ?? firstDefined(known.map((each) => each?.nameAndDescription)),
    packingGroup:
      goods.packingGroup === undefined
        ? firstDefined(known.map((each) => each?.packingGroup))
        : goods.packingGroup,
  };
}

function firstDefined<T>(values: readonly (T | undefined)[]): T | null {
  return values.find((each) => each !== null && each !== undefined) ?? null;
}

/** What the body lacks beyond number and classes is taken from the stored goods (DG-05, DGDC-03). */
function areSameGoods(a: DangerousGoodsBody | null | undefined, b: DangerousGoodsBody): boolean {
  if (a === null || a === undefined) return false;
  const parts = ['unNumber', 'class', 'subsidiaryClass1', 'subsidiaryClass2'] as const;
  return (
    parts.every((part) => trimmed(a[part]) === trimmed(b[part])) &&
    ['', trimmed(a.nameAndDescription)].includes(trimmed(b.nameAndDescription)) &&
    (b.packingGroup === undefined || trimmed(a.packingGroup) === trimmed(b.packingGroup)) &&
    hasSameDetails(a, b)
  );
}

/** Whether the text is a UN number: exactly 4 digits. */
export function isUnNumber(text: string): boolean {
  return /^\d{4}$/.test(text);
}

function checkClass(text: Text, path: string): Problem[] {
  if (trimmed(text) === '' || isGoodsClass(trimmed(text))) return [];
  return [{ id: 'DG-07', path, message: 'Unknown class. Enter one such as 3 or 6.1' }];
}

function checkPackingGroup({ packingGroup }: DangerousGoodsBody, path: string): Problem[] {
  if (trimmed(packingGroup) === '' || findPackingGroup(packingGroup) !== null) return [];
  return [{ id: 'DG-05', path, message: 'Packing group must be I, II or III' }];
}

function checkUnNumber({ unNumber }: DangerousGoodsBody, path: string): Problem[] {
  const text = trimmed(unNumber);
  if (text === '') return [{ id: 'DG-04', path, message: 'Required' }];
  return isUnNumber(text) ? [] : [{ id: 'DG-01', path, message: '4 digits required' }];
}
