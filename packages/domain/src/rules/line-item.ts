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
  type NumericInput,
  type Length,
  type Volume,
  type Weight,
} from '../freight/units.js';
import {
  parsed,
  joinPath,
  joinProblems,
  noProblems,
  parseFailed,
  type Parsed,
  type Problem,
  type RegisterId,
} from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import type { DangerousGoodsBody, LineItemBody, LineItemEntry } from './bodies.js';
import { checkDangerousGoods, toDangerousGoods, type DeclaredGoods } from './dangerous-goods.js';
import { limits } from './limits.js';
import {
  checkRequired,
  isStorable,
  countCharacters,
  notStorableMessage,
  toSingleLine,
  trimmed,
} from './text.js';

/** A freight item that passed the rules, its measures in whole steps. */
export interface LineItem {
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

/** The tenant settings that a freight item depends on. */
export type LineItemSettings = Pick<
  TenantSettings,
  'freightItemDescriptionOptional' | 'dangerousGoodsEnabled'
>;

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
): Parsed<LineItem> {
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
  path = '',
  stored: readonly (DangerousGoodsBody | null | undefined)[] = [],
): Parsed<LineItem> {
  const problems: Problem[] = [];
  const check = checker(problems, path);
  const count = check.count(item.count);
  const length = check.side('length', 'Length', item.length);
  const width = check.side('width', 'Width', item.width);
  const height = check.side('height', 'Height', item.height);
  const volume = check.measure(volumeLimits, item.volume, volumeTexts);
  const weight = check.measure(weightLimits, item.weight, weightTexts);
  const texts = joinProblems(
    checkDescription(item.description, settings, joinPath(path, 'description')),
    checkRequired(item.packagingType, 'FRGT-03', joinPath(path, 'packagingType'), 'Package type is required'),
    checkDangerousGoods(item.dangerousGoods, settings, joinPath(path, 'dangerousGoods'), stored),
  );
  problems.push(...texts);
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
  const result = parseLineItem(item, settings, path, stored);
  return result.ok ? [] : result.problems;
}

/**
 * Checks that a package type is offered (FRGT-03). That of the item as stored may stay after it was withdrawn (CONS-56);
 * a missing one is left to `parseLineItem`.
 */
export function checkPackageType(
  packagingType: LineItemBody['packagingType'],
  types: readonly { readonly code: string }[],
  path: string,
  stored?: string,
): readonly Problem[] {
  const code = trimmed(packagingType);
  return code === '' || code === stored || types.some((type) => type.code === code)
    ? []
    : [{ id: 'FRGT-03', path, message: 'This package type is not available' }];
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

/** Checks one field after another and collects the problems; null is a refused entry or an empty side. */
function checker(problems: Problem[], path: string) {
  const refuse = (id: RegisterId, field: string, message: string): null => {
    problems.push({ id, path: joinPath(path, field), message });
    return null;
  };
  return {
    count(count: number | null): number | null {
      if (count === null) return refuse('FRGT-01', 'count', 'Count is required');
      const { min, max } = countLimits;
      return isCount(count)
        ? count
        : refuse('FRGT-01', 'count', `Count must be a whole number from ${min} to ${max}`);
    },
    side(field: string, name: string, length: Length | null): Length | null {
      if (length === null) return null;
      return length >= 0 && length <= maxLength
        ? length
        : refuse('FRGT-04', field, `${name} must be a number from 0 to 100`);
    },
    measure<T extends number>(
      { max }: { readonly max: T },
      measure: T | null,
      { id, field, required, invalid }: MeasureTexts,
    ): T | null {
      if (measure === null) return refuse(id, field, required);
      return measure >= 0 && measure <= max ? measure : refuse(id, field, invalid);
    },
  };
}

function checkDescription(
  description: LineItemBody['description'],
  settings: LineItemSettings,
  path: string,
): readonly Problem[] {
  const text = trimmed(description);
  const { descriptionMin: min, description: max } = limits;
  if (text === '') {
    return settings.freightItemDescriptionOptional
      ? noProblems
      : [{ id: 'FRGT-02', path, message: 'Required' }];
  }
  const length = countCharacters(text);
  if (length < min || length > max) {
    return [
      {
        id: 'FRGT-02',
        path,
        message: `Description must be ${min} to ${max.toLocaleString('en-NZ')} characters`,
      },
    ];
  }
  return isStorable(text) ? noProblems : [{ id: 'FRGT-02', path, message: notStorableMessage }];
}

function isBlank(entry: NumericInput): entry is null | undefined | '' {
  return entry === null || entry === undefined || (typeof entry === 'string' && entry.trim() === '');
}
