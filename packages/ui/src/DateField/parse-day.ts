import { findDay } from '@consign/domain/dates';

/**
 * Parses a typed day in New Zealand order: 5/3/2027, 05/03/27, 5.3.2027, 05032027, or 5/3 in the year of `today`.
 * @returns 'YYYY-MM-DD', or null when it isn't a day
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
