declare const dayBrand: unique symbol;

/**
 * A calendar day, 'YYYY-MM-DD', without a time and a zone. Days compare as strings: `from <= to`. It is made by
 * findDay, getDay or isDay, so that a string that is no day cannot pass for one.
 */
export type Day = string & { readonly [dayBrand]: true };

/** From the first to the last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const millisecondsPerDay = 86_400_000;

/** Whether a text is a day of the calendar: '2026-02-30' is not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The day that a text such as '2026-11-21' means, or null. */
export function findDay(text: string | null | undefined): Day | null {
  return isDay(text) ? text : null;
}

/**
 * The day that a text means, for one that is known to be a day.
 *
 * @throws RangeError when it is none.
 */
export function getDay(text: string): Day {
  if (isDay(text)) return text;
  throw new RangeError(`Not a day: ${text}`);
}

/**
 * The day so many days later, or earlier with a negative count.
 *
 * @throws RangeError when it leaves the years 0000 to 9999.
 */
export function addDays(day: Day, count: number): Day {
  return dayOfNumber(dayNumber(day) + count);
}

/**
 * The same day so many months later, or the last day of that month when it is shorter: a month after 31 January is 28
 * or 29 February.
 *
 * @throws RangeError when it leaves the years 0000 to 9999.
 */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = firstOfMonth(months);
  const last = addDays(firstOfMonth(months + 1), -1);
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** The first day of the day's month. */
export function startOfMonth(day: Day): Day {
  return getDay(`${day.slice(0, 8)}01`);
}

/** How many days a range covers, its first and its last included: 1 for a single day. */
export function countDays({ from, to }: DayRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

function dayNumber(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getTime() / millisecondsPerDay;
}

function dayOfNumber(number: number): Day {
  const iso = new Date(number * millisecondsPerDay).toISOString();
  return getDay(iso.slice(0, iso.indexOf('T')));
}

function firstOfMonth(months: number): Day {
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return getDay(`${year}-${String((months % 12) + 1).padStart(2, '0')}-01`);
}
