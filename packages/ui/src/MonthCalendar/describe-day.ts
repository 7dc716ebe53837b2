import type { MonthDay } from './calendar-props.js';

const longDay = new Intl.DateTimeFormat('en-NZ', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Thursday, 26 November 2026', for a 'YYYY-MM-DD'. */
export function formatLongDay(day: string): string {
  return longDay.format(new Date(day));
}

/** A day with its description. */
export function describeDay(day: string, shown: MonthDay | undefined): string {
  const description = shown?.description ?? '';
  return description === '' ? formatLongDay(day) : `${formatLongDay(day)}: ${description}`;
}
