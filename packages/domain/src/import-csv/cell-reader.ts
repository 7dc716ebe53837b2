import {
  findCount,
  findLength,
  findVolume,
  findWeight,
  type Length,
  type NumericInput,
  type Volume,
  type Weight,
} from '../freight/units.js';
import { joinPower, splitUnit } from '../freight/read-number.js';
import { readDate, remember, type ReadDate } from './read-values.js';

/** Reads cells; NaN stands for text that isn't a number of at least 0. */
export interface CellReader {
  readonly date: (text: string) => ReadDate;
  readonly count: (text: string) => number;
  readonly length: (text: string) => Length;
  readonly volume: (text: string) => Volume;
  readonly weight: (text: string) => Weight;
}

/** A reader that remembers the dates that it read: they are few, and slow to read. */
export function createCellReader(): CellReader {
  return {
    date: remember(readDate),
    count: (text) => orNaN(findCount(text)),
    length: (text) => readMeasure(text, 'm', findLength),
    volume: (text) => readMeasure(text, 'm³', findVolume),
    weight: (text) => readMeasure(text, 'kg', findWeight),
  };
}

/** Reads a measure, also in another unit of its kind (IMPT-31). */
function readMeasure<T extends number>(
  text: string,
  unit: string,
  find: (entry: NumericInput) => T | null,
): T {
  const plain = find(text);
  if (plain !== null) return orNaN(plain);
  const steps = find(joinPower(splitUnit(text, unit)));
  // A value that rounds to 0 would be stored as nothing.
  return orNaN(steps === 0 ? null : steps);
}

function orNaN<T extends number>(steps: T | null): T {
  return steps === null || steps < 0 ? (Number.NaN as T) : steps;
}
