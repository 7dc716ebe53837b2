import { splitUnit } from '../freight/read-number.js';
import type { ImportColumn } from './columns.js';

const units: Partial<Record<ImportColumn, string>> = {
  length: 'm',
  width: 'm',
  height: 'm',
  volume: 'm³',
  weight: 'kg',
};

/**
 * Suggests a number for a text with commas or spaces: with a decimal point, without thousands separators, in the same
 * unit. Suggests nothing for other texts (IMPT-31).
 *
 * @example suggestNumbers('length', '1,200 mm') // ['1200 mm']
 */
export function suggestNumbers(column: ImportColumn, text: string): readonly string[] {
  const { digits } = splitUnit(text, units[column] ?? '');
  const bare = readBare(digits.replaceAll(/\s/gu, ''));
  return bare === null || bare === digits ? [] : [text.replace(digits, bare)];
}

/** The digits of a number with a decimal point; null for anything else. */
function readBare(digits: string): string | null {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(digits)) return digits.replaceAll(',', '');
  if (/^\d*,\d+$/u.test(digits)) return digits.replace(',', '.');
  return /^\d+(?:\.\d+)?$/u.test(digits) ? digits : null;
}
