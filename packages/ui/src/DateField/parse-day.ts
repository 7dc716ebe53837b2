import { findDay } from '@consign/domain/dates';

/**
 * Reads a day as people here type it: 5/3/2027, 05/03/27, 5.3.2027, 05032027, and 5/3 for the one in `today`'s year.
 * @returns 'YYYY-MM-DD', or null when it is no day
 */
export function parseDay(typed: string, today: string): string | null {
  const text = typed.trim();
  if (findDay(text) !== null) return text;
  const [, day, month, year] =
    /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    [];
  if (day === undefined || month === undefined) return null;
  const fullYear = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  return findDay(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
