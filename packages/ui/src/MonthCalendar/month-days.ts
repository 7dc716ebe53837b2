import {
  addDays,
  addMonths,
  countDays,
  findDay,
  getDay,
  type Day,
  type DayRange,
} from '@consign/domain/dates';

/** A month as 'YYYY-MM'. Months compare as strings. */
export type Month = string;

/** A Monday, and the first day of a year. */
const january = getDay('2024-01-01');

/** The month of a day. */
export function toMonth(day: string): Month {
  return day.slice(0, 7);
}

/** The text as a month, or null when it isn't a valid 'YYYY-MM'. */
export function findMonth(text: string | null | undefined): Month | null {
  return text !== null && text !== undefined && findDay(`${text}-01`) !== null ? text : null;
}

/** The month `count` months later; a negative count goes back. */
export function addToMonth(month: Month, count: number): Month {
  return toMonth(addMonths(daysOfMonth(month).from, count));
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): DayRange {
  const [year, ofYear] = month.split('-').map(Number);
  const from = addMonths(january, (Number(year) - 2024) * 12 + Number(ofYear) - 1);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The weeks of a month, from Monday to Sunday; null is a day of another month. */
export function buildWeeks(month: Month): readonly (readonly (Day | null)[])[] {
  const { from, to } = daysOfMonth(month);
  const blank = weekdayIndex(from);
  const days = Array.from({ length: countDays({ from, to }) }, (_day, ahead) => addDays(from, ahead));
  const cells = [...Array.from({ length: blank }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_week, index) =>
    Array.from({ length: 7 }, (_cell, weekday) => cells[index * 7 + weekday] ?? null),
  );
}

/** Where a key of the grid pattern moves the focus to; null for any other key. */
export function dayForKey(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | null {
  switch (key) {
    case 'ArrowLeft': {
      return addDays(day, -1);
    }
    case 'ArrowRight': {
      return addDays(day, 1);
    }
    case 'ArrowUp': {
      return addDays(day, -7);
    }
    case 'ArrowDown': {
      return addDays(day, 7);
    }
    case 'Home': {
      return addDays(day, -weekdayIndex(day));
    }
    case 'End': {
      return addDays(day, 6 - weekdayIndex(day));
    }
    case 'PageUp': {
      return addMonths(day, shiftKey ? -12 : -1);
    }
    case 'PageDown': {
      return addMonths(day, shiftKey ? 12 : 1);
    }
    default: {
      return null;
    }
  }
}

/** From Monday, 0, to Sunday, 6. */
function weekdayIndex(day: Day): number {
  const days = countDays({ from: january, to: day }) - 1;
  return ((days % 7) + 7) % 7;
}
