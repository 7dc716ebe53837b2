import { need } from '../argument.js';
import { formatCount } from '../format-count.js';
import {
  countLimits,
  maxLength,
  raiseToMinVolume,
  raiseToMinWeight,
  volumeLimits,
  weightLimits,
} from '../freight/limits.js';
import { isCount } from '../freight/measures.js';
import {
  findCount,
  findLength,
  findVolume,
  findWeight,
  isBlank,
  type NumericInput,
  type Length,
  type Volume,
  type Weight,
} from '../freight/units.js';
import { parsed, joinPath, parseFailed, type Parsed, type Problem, type RegisterId } from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import { lineItemArgument, lineItemSettingsArgument } from './arguments.js';
import type { DangerousGoodsBody, LineItemBody, LineItemEntry } from './bodies.js';
import { checkDangerousGoods, toDangerousGoods, type DeclaredGoods } from './dangerous-goods.js';
import { limits } from './limits.js';
import { isStorable, countCharacters, notStorableMessage, toSingleLine, trimmed } from './text.js';

/** A freight item that passed the rules, its measures in whole steps. */
export interface ParsedLineItem {
  readonly count: number;
  readonly packagingType: string;
  readonly description: string | null;
  /** Sides of one piece. */
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
  /** Of the whole line (FRGT-15), at least the minimum. */
  readonly volume: Volume;
  readonly weight: Weight;
  readonly dangerousGoods: DeclaredGoods | null;
}

/** What a freight item depends on: settings of the tenant, and the package types that can be chosen. */
export interface LineItemSettings extends Pick<
  TenantSettings,
  'freightItemDescriptionOptional' | 'dangerousGoodsEnabled'
> {
  /** Not checked if they aren't known. */
  readonly packagingTypes?: readonly { readonly code: string }[] | undefined;
  /** The code of the stored item's type, which may stay after its withdrawal (CONS-56). */
  readonly keptPackagingType?: string | undefined;
}

/**
 * Reads a freight item (FRGT-01 to 06, DG-01, DG-04): measures rounded to their decimals, volume and weight raised to
 * their minimum, texts trimmed, an empty description null. A volume or weight of 0 is raised; one below 0 is a problem.
 *
 * `path` is where the item stands in the body: `lineItems/0`, or empty when the body is the item. `stored` are dangerous
 * goods that are stored already (CONS-56).
 */
export function parseLineItem(
  item: LineItemBody,
  settings: LineItemSettings,
  path = '',
  stored: readonly (DangerousGoodsBody | null | undefined)[] = [],
): Parsed<ParsedLineItem> {
  need('parseLineItem', 'item', item, lineItemArgument);
  need('parseLineItem', 'settings', settings, lineItemSettingsArgument);
  return validateLineItem(toLineItemEntry(item), settings, path, stored);
}

/** Reads the measures of a body, as typed or as JSON carries them, into whole steps. No limit is checked. */
export function toLineItemEntry(body: LineItemBody): LineItemEntry {
  const { packagingType, description, dangerousGoods } = body;
  return {
    count: toSteps(findCount, body.count),
    packagingType,
    description,
    length: toSteps(findLength, body.length),
    width: toSteps(findLength, body.width),
    height: toSteps(findLength, body.height),
    volume: toSteps(findVolume, body.volume),
    weight: toSteps(findWeight, body.weight),
    dangerousGoods,
  };
}

function toSteps<T extends number>(find: (entry: NumericInput) => T | null, entry: NumericInput): T | null {
  return isBlank(entry) ? null : (find(entry) ?? (Number.NaN as T));
}

/** The rules of `parseLineItem`, for an item whose measures are in steps already: stored, or held by a form. */
export function validateLineItem(
  item: LineItemEntry,
  settings: LineItemSettings,
  path: string,
  stored: readonly (DangerousGoodsBody | null | undefined)[] = [],
): Parsed<ParsedLineItem> {
  const { count, length, width, height, volume, weight } = item;
  const problems: Problem[] = [];
  // Their paths begin at the item.
  const add = (found: Problem | null): void => {
    if (found !== null) problems.push({ ...found, path: joinPath(path, found.path) });
  };
  add(checkCount(count));
  add(checkSide('length', 'Length', length));
  add(checkSide('width', 'Width', width));
  add(checkSide('height', 'Height', height));
  add(checkMeasure(volumeLimits.max, volume, volumeTexts));
  add(checkMeasure(weightLimits.max, weight, weightTexts));
  add(checkDescription(item.description, settings));
  add(checkPackaging(item.packagingType, settings));
  if (item.dangerousGoods !== null && item.dangerousGoods !== undefined) {
    problems.push(
      ...checkDangerousGoods(item.dangerousGoods, settings, joinPath(path, 'dangerousGoods'), stored),
    );
  }
  if (problems.length > 0 || count === null || volume === null || weight === null)
    return parseFailed(...problems);
  return parsed({
    count,
    packagingType: trimmed(item.packagingType),
    description: toSingleLine(item.description) || null,
    length,
    width,
    height,
    volume: raiseToMinVolume(volume),
    weight: raiseToMinWeight(weight),
    dangerousGoods: toDangerousGoods(item.dangerousGoods),
  });
}

/** The problems of a freight item, as parseLineItem finds them. */
export function checkLineItem(
  item: LineItemBody,
  settings: LineItemSettings,
  path = '',
  stored: readonly (DangerousGoodsBody | null | undefined)[] = [],
): readonly Problem[] {
  need('checkLineItem', 'item', item, lineItemArgument);
  need('checkLineItem', 'settings', settings, lineItemSettingsArgument);
  const result = validateLineItem(toLineItemEntry(item), settings, path, stored);
  return result.ok ? [] : result.problems;
}

interface MeasureTexts {
  readonly id: RegisterId;
  readonly field: string;
  readonly required: string;
  readonly invalid: string;
}

const volumeTexts: MeasureTexts = {
  id: 'FRGT-05',
  field: 'volume',
  required: 'Volume is required',
  invalid: 'Volume must be a number from 0.0001 to 100',
};

const weightTexts: MeasureTexts = {
  id: 'FRGT-06',
  field: 'weight',
  required: 'Weight is required',
  invalid: 'Weight must be a number from 0.01 to 40,000',
};

function checkCount(count: number | null): Problem | null {
  const path = 'count';
  if (count === null) return { id: 'FRGT-01', path, message: 'Count is required' };
  const { min, max } = countLimits;
  return isCount(count)
    ? null
    : { id: 'FRGT-01', path, message: `Count must be a whole number from ${min} to ${max}` };
}

function checkSide(path: string, name: string, length: Length | null): Problem | null {
  if (length === null || (length >= 0 && length <= maxLength)) return null;
  return { id: 'FRGT-04', path, message: `${name} must be a number from 0 to 100` };
}

function checkMeasure(
  max: number,
  measure: number | null,
  { id, field, required, invalid }: MeasureTexts,
): Problem | null {
  if (measure === null) return { id, path: field, message: required };
  return measure >= 0 && measure <= max ? null : { id, path: field, message: invalid };
}

function checkPackaging(
  packagingType: LineItemBody['packagingType'],
  { packagingTypes, keptPackagingType }: LineItemSettings,
): Problem | null {
  const code = trimmed(packagingType);
  if (code === '') return { id: 'FRGT-03', path: 'packagingType', message: 'Package type is required' };
  return packagingTypes === undefined || code === keptPackagingType
    ? null
    : checkPackageType(code, packagingTypes, 'packagingType');
}

/** Whether a package type is offered (FRGT-03). */
export function checkPackageType(
  code: string,
  types: readonly { readonly code: string }[],
  path: string,
): Problem | null {
  return types.some((type) => type.code === code)
    ? null
    : { id: 'FRGT-03', path, message: 'This package type is not available' };
}

function checkDescription(
  description: LineItemBody['description'],
  settings: LineItemSettings,
): Problem | null {
  const path = 'description';
  const text = trimmed(description);
  const { descriptionMin: min, description: max } = limits;
  if (text === '') {
    return settings.freightItemDescriptionOptional ? null : { id: 'FRGT-02', path, message: 'Required' };
  }
  // Counting takes longer than the other checks, and can only matter near the limits.
  const length = text.length >= 2 * min && text.length <= max ? min : countCharacters(text);
  if (length < min || length > max) {
    const message = `Description must be ${min} to ${formatCount(max)} characters`;
    return { id: 'FRGT-02', path, message };
  }
  return isStorable(text) ? null : { id: 'FRGT-02', path, message: notStorableMessage };
}
