import { findLength, findVolume, findWeight, type NumericInput } from '../freight/units.js';
import type { ImportColumn } from './columns.js';

interface Unit {
  readonly name: string;
  /** Units that are read besides it, by the power of ten that turns them into it. */
  readonly powers: Readonly<Record<string, number>>;
  readonly find: (entry: NumericInput) => number | null;
}

const metres: Unit = { name: 'm', powers: { m: 0, cm: -2, mm: -3 }, find: findLength };

const units: Partial<Record<ImportColumn, Unit>> = {
  length: metres,
  width: metres,
  height: metres,
  volume: { name: 'm³', powers: { 'm³': 0, m3: 0 }, find: findVolume },
  weight: { name: 'kg', powers: { kg: 0, t: 3, g: -3 }, find: findWeight },
};

/** Possible meanings of a text that is no number. */
export interface NumberGuess {
  readonly suggestions: readonly string[];
  /** How a unit was converted, as a sentence to add: '. 1 t is 1000 kg'. */
  readonly note: string;
}

const noGuess: NumberGuess = { suggestions: [], note: '' };

/**
 * Suggests numbers for a text that is no number: with a decimal point, without thousands separators, and in the unit of
 * its column. Converts metres, centimetres and millimetres, kilograms, grams and tonnes; suggests nothing for other texts
 * (IMPT-31).
 *
 * @example suggestNumbers('weight', '1t') // { suggestions: ['1000'], note: '. 1 t is 1000 kg' }
 */
export function suggestNumbers(column: ImportColumn, text: string): NumberGuess {
  const [, written = '', unit = ''] = /^([\d.,\s]+?)\s*(\p{L}\S*)?$/u.exec(text.trim()) ?? [];
  const bare = readBare(written.replaceAll(/\s/gu, ''));
  if (bare === null) return noGuess;
  if (unit === '') return bare === text ? noGuess : { suggestions: [bare], note: '' };
  const own = units[column];
  const power = own?.powers[unit.toLowerCase()];
  if (own === undefined || power === undefined) return noGuess;
  const value = String(Number(`${bare}e${power}`));
  // A value that rounds to 0 would be stored as nothing.
  if (own.find(value) === 0 && Number(value) > 0) return noGuess;
  return { suggestions: [value], note: power === 0 ? '' : `. ${bare} ${unit} is ${value} ${own.name}` };
}

/** The digits of a number with a decimal point; null for anything else. */
function readBare(digits: string): string | null {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(digits)) return digits.replaceAll(',', '');
  if (/^\d*,\d+$/u.test(digits)) return digits.replace(',', '.');
  return /^\d+(?:\.\d+)?$/u.test(digits) ? digits : null;
}
