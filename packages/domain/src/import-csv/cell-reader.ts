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

/** Reads cells; NaN stands for what is not a number, or is below 0. */
export interface CellReader {
  readonly date: (text: string) => ReadDate;
  readonly count: (text: string) => number;
  readonly length: (text: string) => Length;
  readonly volume: (text: string) => Volume;
  readonly weight: (text: string) => Weight;
}

/** A reader that remembers what it read. */
export function createCellReader(): CellReader {
  return {
    date: remember(readDate),
    count: remember((text) => orNaN(findCount(text))),
    length: remember((text) => orNaN(findLength(text))),
    volume: remember((text) => orNaN(findVolume(text))),
    weight: remember((text) => orNaN(findWeight(text))),
  };
}

function orNaN<T extends number>(steps: T | null): T {
  return steps === null || steps < 0 ? (Number.NaN as T) : steps;
}
