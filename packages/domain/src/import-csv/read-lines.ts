import { countLimits, volumeLimits, weightLimits } from '../freight/limits.js';
import { emptyMeasures, isCount, lineVolume, withPackageType, type Measures } from '../freight/measures.js';
import type { HireageBody, LineItemEntry } from '../rules/bodies.js';
import type { IndexedPackaging } from './code-index.js';
import { positions, readCell } from './header.js';
import type { ImportColumn } from './columns.js';
import type { ImportRow } from './import-group.js';
import { addWrong, type ProblemList } from './problem-list.js';
import { findCode, type ReadTools } from './read-consignment.js';
import { suggestNumbers } from './suggest-numbers.js';

/** The freight item of a row. */
export interface FreightLine extends LineItemEntry {
  readonly row: ImportRow;
  /** The quantity as it is sent: the rules see one from 1 to 999, because the server decides about it (IMPT-14). */
  readonly quantity: number;
}

/** The hired units of a row. */
export interface HireLine extends HireageBody {
  readonly row: ImportRow;
  /** A quantity of 0 is not sent, though the rules see 1 (IMPT-14). */
  readonly isSent: boolean;
}

/** Reads the freight item of a row; null without one (IMPT-04, IMPT-13). */
export function readFreight(row: ImportRow, tools: ReadTools, problems: ProblemList): FreightLine | null {
  const { cells } = row;
  if (!hasContent(cells, positions.freightDescription, positions.weight) && !hasGoods(cells)) return null;
  const { reader, lookups } = tools;
  const packaging = findCode(row, 'packagingType', lookups.packagingTypes, problems);
  const count = readNumber(row, 'quantity', reader.count, problems);
  if (count === null) addWrong(problems, { id: 'IMPT-04', row, column: 'quantity', wrong: 'is required' });
  const length = readNumber(row, 'length', reader.length, problems);
  const width = readNumber(row, 'width', reader.length, problems);
  const height = readNumber(row, 'height', reader.length, problems);
  const volume = readNumber(row, 'volume', reader.volume, problems);
  const weight = readNumber(row, 'weight', reader.weight, problems);
  const ruledCount = clampCount(count ?? countLimits.min);
  const isBlank = volume === null || weight === null;
  const blank = isBlank
    ? findDefaults({ ...emptyMeasures, length, width, height }, ruledCount, packaging)
    : none;
  return {
    row,
    quantity: count ?? 0,
    count: ruledCount,
    packagingType: packaging?.code ?? '',
    description: cells[positions.freightDescription],
    length,
    width,
    height,
    volume: volume ?? blank.volume,
    weight: weight ?? blank.weight,
    dangerousGoods: readGoods(row, problems),
  };
}

const none = { volume: null, weight: null };
const unknown = { volume: volumeLimits.min, weight: weightLimits.min };

/**
 * The volume and weight to use where a line has none: the package type's defaults times the quantity, else the volume
 * by the sides (IMPT-15). An unknown package type gets any valid measures, so that only its code is a problem.
 */
function findDefaults(
  sides: Measures,
  count: number,
  packaging: IndexedPackaging | undefined,
): Pick<Measures, 'volume' | 'weight'> {
  if (packaging === undefined) return unknown;
  const measures = withPackageType(sides, count, packaging);
  return { volume: measures.volume ?? lineVolume(measures), weight: measures.weight };
}

const flags = ['dgMarinePollutant', 'dgLimitedQuantities'] as const;

/** A No alone declares nothing: it may stand in every row of a file. */
function hasGoods(cells: readonly string[]): boolean {
  if (hasContent(cells, positions.unNumber, positions.dgFlashPoint)) return true;
  if (!hasContent(cells, positions.dgMarinePollutant, positions.dgLimitedQuantities)) return false;
  return flags.some((flag) => readFlag(cells[positions[flag]] ?? '') !== false);
}

function readGoods(row: ImportRow, problems: ProblemList): LineItemEntry['dangerousGoods'] {
  const { cells } = row;
  if (!hasGoods(cells)) return null;
  const quantity = cells[positions.dgQuantity] ?? '';
  const quantityUnit = cells[positions.dgUnit] ?? '';
  const flashPoint = cells[positions.dgFlashPoint] ?? '';
  const [marinePollutant, limitedQuantity] = flags.map((flag) => checkFlag(row, flag, problems));
  return {
    unNumber: cells[positions.unNumber],
    class: cells[positions.dgClass],
    subsidiaryClass1: cells[positions.subsidiaryClass1],
    subsidiaryClass2: cells[positions.subsidiaryClass2],
    // Left out where empty: a file from before these columns stays the same import (IMPT-16).
    ...(quantity === '' && quantityUnit === '' ? {} : { quantity, quantityUnit }),
    ...(flashPoint === '' ? {} : { flashPoint }),
    ...(marinePollutant === true ? { marinePollutant } : {}),
    ...(limitedQuantity === true ? { limitedQuantity } : {}),
  };
}

/** Yes or No in any case, an empty cell being No; null for any other text. */
function readFlag(text: string): boolean | null {
  const answer = text.toLowerCase();
  if (answer === 'yes') return true;
  return answer === '' || answer === 'no' ? false : null;
}

function checkFlag(row: ImportRow, column: ImportColumn, problems: ProblemList): boolean | null {
  const value = readFlag(readCell(row, column));
  if (value === null)
    addWrong(problems, { id: 'DGDC-09', row, column, wrong: 'is invalid', suggestions: ['Yes', 'No'] });
  return value;
}

/** Reads the hired units of a row; null without any (IMPT-05). */
export function readHireage(row: ImportRow, tools: ReadTools, problems: ProblemList): HireLine | null {
  const { cells } = row;
  if (!hasContent(cells, positions.hireProvider, positions.hireQuantity)) return null;
  const quantity = readNumber(row, 'hireQuantity', tools.reader.count, problems);
  if (quantity === null)
    addWrong(problems, { id: 'IMPT-05', row, column: 'hireQuantity', wrong: 'is required' });
  const unit = findHireUnit(row, tools, problems);
  return {
    row,
    ...unit,
    quantity: Math.max(quantity ?? countLimits.min, countLimits.min),
    isSent: isCount(quantity),
  };
}

function findHireUnit(
  row: ImportRow,
  { lookups, context }: ReadTools,
  problems: ProblemList,
): Pick<HireageBody, 'providerCode' | 'hireUnitCode'> {
  const provider = readCell(row, 'hireProvider');
  const unit = readCell(row, 'hireUnit');
  const written = { providerCode: provider, hireUnitCode: unit };
  for (const column of ['hireProvider', 'hireUnit'] as const) {
    if (readCell(row, column) === '')
      addWrong(problems, { id: 'IMPT-05', row, column, wrong: 'is required' });
  }
  // Without hireage at all, the rules say so.
  if (provider === '' || unit === '' || !context.settings.hireageEnabled) return written;
  const found = lookups.findHireUnit(provider, unit);
  if (found !== undefined) return { providerCode: found.providerCode, hireUnitCode: found.code };
  const units = lookups.listUnits(provider);
  const notFound =
    units === undefined
      ? { column: 'hireProvider' as const, suggestions: lookups.hireProviders.suggest(provider) }
      : { column: 'hireUnit' as const, suggestions: units.suggest(unit) };
  addWrong(problems, { id: 'IMPT-05', row, wrong: 'not found', ...notFound });
  return written;
}

/** A number of 0 or more; null for an empty cell, NaN after a problem. */
function readNumber<T extends number>(
  row: ImportRow,
  column: ImportColumn,
  read: (text: string) => T,
  problems: ProblemList,
): T | null {
  const text = readCell(row, column);
  if (text === '') return null;
  const value = read(text);
  if (Number.isNaN(value)) {
    const id = column === 'hireQuantity' ? 'IMPT-05' : 'IMPT-04';
    addWrong(problems, { id, row, column, wrong: 'is invalid', suggestions: suggestNumbers(column, text) });
  }
  return value;
}

/** NaN becomes 1: it has a problem already. */
function clampCount(count: number): number {
  if (Number.isNaN(count)) return countLimits.min;
  return Math.min(Math.max(count, countLimits.min), countLimits.max);
}

/** Whether a row has any of these columns, both inclusive. */
export function hasContent(cells: readonly string[], from: number, to: number): boolean {
  for (let index = from; index <= to; index += 1) if (cells[index] !== '') return true;
  return false;
}
