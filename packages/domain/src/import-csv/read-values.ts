import { startOfDayUtc } from '../dates/start-of-day.js';
import { findDay, type Day } from '../dates/day.js';
import { findMonth } from '../dates/read-day.js';

const maxRemembered = 20_000;

/** Remembers what each text was read as: the same few thousand values fill most files. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= maxRemembered) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/** A date cell; both are null when it is no date. */
export interface ReadDate {
  readonly day: Day | null;
  /** Midnight of the day in Pacific/Auckland, for the wire. */
  readonly instant: string | null;
}

const dayFirst = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/;

/** Reads day/month/year or year-month-day, with - or / (IMPT-03). */
export function readDate(text: string): ReadDate {
  const [, day = '', , month = '', year = ''] = dayFirst.exec(text) ?? [];
  if (year !== '') return toDate(year, month, day);
  const [, firstYear = '', , middle = '', last = ''] = yearFirst.exec(text) ?? [];
  return toDate(firstYear, middle, last);
}

function toDate(year: string, month: string, day: string): ReadDate {
  const found = findDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return { day: found, instant: found === null ? null : startOfDayUtc(found) };
}

/** What a text that is no date may have meant, as day/month/year. */
export function suggestDates(text: string): string[] {
  const parts = text
    .replace(/[T ]\d{1,2}:\d{2}.*$/u, '')
    .toLowerCase()
    .split(/[\s./,-]+/u)
    .map((part) => {
      const month = findMonth(part);
      return month > 0 ? { name: month } : part.replace(/(?<=\d)(?:st|nd|rd|th)$/u, '');
    });
  const [first, second, third] = parts;
  if (parts.length !== 3 || first === undefined || second === undefined || third === undefined) return [];
  if (typeof second !== 'string') return asDay(first, second.name, third);
  if (typeof first !== 'string') return asDay(second, first.name, third);
  if (typeof third !== 'string') return [];
  if (/^\d{4}$/u.test(first)) return [...asDay(third, second, first), ...asDay(second, third, first)];
  return [...asDay(first, second, third), ...asDay(second, first, third)];
}

type Part = string | number | { readonly name: number };

function asDay(day: Part, month: Part, year: Part): string[] {
  if (typeof day === 'object' || typeof month === 'object' || typeof year === 'object') return [];
  const century = /^\d{2}$/u.test(String(year)) ? `20${year}` : String(year);
  const text = `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${century}`;
  return readDate(text).day === null ? [] : [text];
}
