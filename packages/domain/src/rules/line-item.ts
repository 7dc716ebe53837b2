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
import { parsed, joinPath, parseFailed, type Parsed, type Problem, type RegisterId } from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import type { DangerousGoodsBody, LineItemBody } from './bodies.js';
import { checkDangerousGoods, toDangerousGoods, type DangerousGoods } from './dangerous-goods.js';
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
  readonly dangerousGoods: DangerousGoods | null;
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
  const problems: Problem[] = [];
  const read = reader(problems, path);
  const count = read.count(item.count);
  const length = read.side('length', 'Length', item.length);
  const width = read.side('width', 'Width', item.width);
  const height = read.side('height', 'Height', item.height);
  const volume = read.measure(findVolume, volumeLimits, item.volume, volumeTexts);
  const weight = read.measure(findWeight, weightLimits, item.weight, weightTexts);
  problems.push(
    ...checkDescription(item.description, settings, joinPath(path, 'description')),
    ...checkRequired(
      item.packagingType,
      'FRGT-03',
      joinPath(path, 'packagingType'),
      'Package type is required',
    ),
    ...checkDangerousGoods(item.dangerousGoods, settings, joinPath(path, 'dangerousGoods'), stored),
  );
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

/** Reads one field after another, each problem going to the list; null is what could not be read, or a blank side. */
function reader(problems: Problem[], path: string) {
  const refuse = (id: RegisterId, field: string, message: string): null => {
    problems.push({ id, path: joinPath(path, field), message });
    return null;
  };
  return {
    count(entry: NumericInput): number | null {
      if (isBlank(entry)) return refuse('FRGT-01', 'count', 'Count is required');
      const count = findCount(entry);
      const { min, max } = countLimits;
      return isCount(count)
        ? count
        : refuse('FRGT-01', 'count', `Count must be a whole number from ${min} to ${max}`);
    },
    side(field: string, name: string, entry: NumericInput): Length | null {
      if (isBlank(entry)) return null;
      const length = findLength(entry);
      return length !== null && length >= 0 && length <= maxLength
        ? length
        : refuse('FRGT-04', field, `${name} must be a number from 0 to 100`);
    },
    measure<T extends number>(
      find: (entry: NumericInput) => T | null,
      { max }: { readonly max: T },
      entry: NumericInput,
      { id, field, required, invalid }: MeasureTexts,
    ): T | null {
      if (isBlank(entry)) return refuse(id, field, required);
      const measure = find(entry);
      return measure !== null && measure >= 0 && measure <= max ? measure : refuse(id, field, invalid);
    },
  };
}

function checkDescription(
  description: LineItemBody['description'],
  settings: LineItemSettings,
  path: string,
): Problem[] {
  const text = trimmed(description);
  const { descriptionMin: min, description: max } = limits;
  if (text === '') {
    return settings.freightItemDescriptionOptional ? [] : [{ id: 'FRGT-02', path, message: 'Required' }];
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
  return isStorable(text) ? [] : [{ id: 'FRGT-02', path, message: notStorableMessage }];
}

function isBlank(entry: NumericInput): entry is null | undefined | '' {
  return entry === null || entry === undefined || (typeof entry === 'string' && entry.trim() === '');
}
