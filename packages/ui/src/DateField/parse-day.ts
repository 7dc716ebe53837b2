/** Days of a month, or 0 for a month that there is not. */
function daysIn(year: number, month: number): number {
  return month < 1 || month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A calendar day 'YYYY-MM-DD' that exists. */
export function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/**
 * Reads a day as people here type it: 5/3/2027, 05/03/27, 5.3.2027, 05032027, and 5/3 for the one in `today`'s year.
 * @returns 'YYYY-MM-DD', or null when it is no day
 */
export function parseDay(typed: string, today: string): string | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const [, day, month, year] =
    /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    [];
  if (day === undefined || month === undefined) return null;
  const fullYear = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year;
  const made = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(made) ? made : null;
}

/** DD/MM/YYYY for a day; anything else stays as it was typed. */
export function dayText(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}
