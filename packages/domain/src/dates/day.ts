declare const dayBrand: unique symbol;

/**
 * A calendar day 'YYYY-MM-DD', without time or zone. Days compare as strings: `from <= to`. Only findDay, getDay and
 * isDay make one of text, so an unchecked string can't pass for a day; arithmetic may leave their range.
 */
export type Day = string & { readonly [dayBrand]: true };

/** First to last day, both inclusive. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const millisecondsPerDay = 86_400_000;

/** The first day that counts as one: its midnight in Auckland is the first in 1970, where the instants of calls begin. */
export const MIN_DAY = '1970-01-02' as Day;

/** The last day that counts as one (DATE-15). */
export const MAX_DAY = '2199-12-31' as Day;

/** Whether a value is a real calendar day from MIN_DAY to MAX_DAY (DATE-15): '2026-02-30' and '9999-12-31' aren't. */
export function isDay(text: unknown): text is Day {
  return isCalendarDay(text) && text >= MIN_DAY && text <= MAX_DAY;
}

/** Whether a value is a real calendar day of any year. */
export function isCalendarDay(text: unknown): text is Day {
  if (typeof text !== 'string' || text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const year = readDigits(text, 0, 4);
  const month = readDigits(text, 5, 7);
  const day = readDigits(text, 8, 10);
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The number that digits write; NaN with anything else among them. Thousands of days are read for a file. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** The text as a Day, or null when it isn't a valid 'YYYY-MM-DD' of the years that calls take (DATE-15). */
export function findDay(text: string | null | undefined): Day | null {
  return isDay(text) ? text : null;
}

/**
 * The text as a Day, for text known to be valid.
 *
 * @throws RangeError when it isn't a valid 'YYYY-MM-DD' of the years that calls take (DATE-15).
 */
export function getDay(text: string): Day {
  if (isDay(text)) return text;
  throw new RangeError(`Not a day: ${text}`);
}

/** Converts a calculated text to a Day of any year. */
export function getCalendarDay(text: string): Day {
  if (isCalendarDay(text)) return text;
  throw new RangeError(`Not a day: ${text}`);
}

/**
 * The day `count` days later; a negative count goes back.
 *
 * @throws RangeError outside the years 0000 to 9999.
 */
export function addDays(day: Day, count: number): Day {
  return dayOfNumber(dayNumber(day) + count);
}

/**
 * The same day of the month `count` months later, capped at the month's last day: one month after 31 January is 28 or
 * 29 February.
 *
 * @throws RangeError outside the years 0000 to 9999.
 */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = firstOfMonth(months);
  const last = addDays(firstOfMonth(months + 1), -1);
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** The first day of the month. */
export function startOfMonth(day: Day): Day {
  return getCalendarDay(`${day.slice(0, 8)}01`);
}

/** The number of days in a range, both ends inclusive: 1 for a single day. */
export function countDays({ from, to }: DayRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Days by their numbers and back: writing or reading one costs more than all else that is done with it. */
const written = new Map<number, Day>();
const numbers = new Map<Day, number>();
const MAX_KNOWN = 5000;

/** Days after 1970-01-01. */
export function dayNumber(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(day) / millisecondsPerDay;
  if (numbers.size >= MAX_KNOWN) numbers.clear();
  numbers.set(day, number);
  return number;
}

function dayOfNumber(number: number): Day {
  const known = written.get(number);
  if (known !== undefined) return known;
  const iso = new Date(number * millisecondsPerDay).toISOString();
  const day = getCalendarDay(iso.slice(0, iso.indexOf('T')));
  if (written.size >= MAX_KNOWN) written.clear();
  written.set(number, day);
  return day;
}

function firstOfMonth(months: number): Day {
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return getCalendarDay(`${year}-${String((months % 12) + 1).padStart(2, '0')}-01`);
}
