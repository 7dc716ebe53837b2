import { addDays, dayNumber, findDay, getDay, type Day } from './day.js';

const monthNames =
  'january february march april may june july august september october november december'.split(' ');
/** In the order of dayNumber: 1 January 1970 was a Thursday. */
const weekdayNames = 'thursday friday saturday sunday monday tuesday wednesday'.split(' ');
const namedDays = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

const figures = /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{4}|\d{2}))?$/;
const figuresAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const dayAndMonth = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*([a-z]+)(?:[\s-](\d{4}|\d{2}))?$/;
const monthAndDay = /^(?<month>[a-z]+)\s*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<year>\d{4}))?$/;

/**
 * Reads a day as it is written in New Zealand: 5/3/2027, 05.03.27, 05032027, 5 Mar, March 5; tomorrow; or a weekday, the
 * next one after today. A day without a year is the one nearest to today (DATE-18). Null for any other text.
 *
 * @param today 'YYYY-MM-DD'
 */
export function readDay(typed: string, today: string): Day | null {
  const text = typed.trim().toLowerCase();
  const from = getDay(today);
  const away = namedDays.get(text) ?? daysToWeekday(text, from);
  if (away !== null) return addDays(from, away);
  const named = monthAndDay.exec(text)?.groups;
  const [, day, month, year] = figures.exec(text) ??
    figuresAlone.exec(text) ??
    dayAndMonth.exec(text) ?? ['', named?.['day'], named?.['month'], named?.['year']];
  if (day === undefined || month === undefined) return findDay(text);
  return year === undefined ? findNearest(day, month, from) : toDay(day, month, year);
}

/** The number of a month that is written out or shortened to three letters or more; 0 for any other word. */
export function findMonth(word: string): number {
  return word.length < 3 ? 0 : monthNames.findIndex((name) => name.startsWith(word)) + 1;
}

function daysToWeekday(word: string, today: Day): number | null {
  const weekday = word.length < 3 ? -1 : weekdayNames.findIndex((name) => name.startsWith(word));
  return weekday < 0 ? null : 7 - ((dayNumber(today) - weekday) % 7);
}

function toDay(day: string, month: string, year: string): Day | null {
  const number = /^\d/.test(month) ? month : String(findMonth(month));
  const full = year.length === 2 ? `20${year}` : year;
  return findDay(`${full}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function findNearest(day: string, month: string, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const distance = (each: Day) => Math.abs(dayNumber(each) - dayNumber(today));
  const days = [year - 1, year, year + 1].flatMap((each) => toDay(day, month, String(each)) ?? []);
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
