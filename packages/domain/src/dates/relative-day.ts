import { countDays, type Day } from './day.js';

const MAX_DAYS = 99;

/** A day in words, seen from today: 'Today', 'Tomorrow', 'In 3 days', '2 days ago'; null beyond 99 days (LIST-48). */
export function describeDay(day: Day, today: Day): string | null {
  const away = day < today ? -distance(day, today) : distance(today, day);
  if (Math.abs(away) > MAX_DAYS) return null;
  if (away === 0) return 'Today';
  if (away === 1) return 'Tomorrow';
  if (away === -1) return 'Yesterday';
  return away > 0 ? `In ${away} days` : `${-away} days ago`;
}

/** How many days `to` is after `from`. */
function distance(from: Day, to: Day): number {
  return countDays({ from, to }) - 1;
}
