import {
  findCount,
  findLength,
  findVolume,
  findWeight,
  type Length,
  type Volume,
  type Weight,
} from '../freight/units.js';
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
    length: (text) => orNaN(findLength(text)),
    volume: (text) => orNaN(findVolume(text)),
    weight: (text) => orNaN(findWeight(text)),
  };
}

function orNaN<T extends number>(steps: T | null): T {
  return steps === null || steps < 0 ? (Number.NaN as T) : steps;
}
