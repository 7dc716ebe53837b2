import { isCalendarDay } from './day.js';
import { findWallClock, type Instant } from './wall-clock.js';

const empty = '';

/**
 * DD/MM/YYYY (PLAT-08). An instant is converted to Pacific/Auckland; a day ('2026-11-21') isn't. Empty for null,
 * undefined and invalid text.
 */
export function formatDate(value: Instant | null | undefined): string {
  if (value === null || value === undefined) return empty;
  if (isCalendarDay(value)) return `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}`;
  const clock = findWallClock(value);
  return clock === null ? empty : `${clock.day}/${clock.month}/${clock.year}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day in words, for deadlines: '3 December 2026' (CLAM-03). Empty for text that isn't a day. */
export function formatLongDay(day: string): string {
  if (!isCalendarDay(day)) return empty;
  return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(0, 4))}`;
}

/** h:mm:ss A in Pacific/Auckland (PLAT-08): '12:05:09 AM'. Empty for null, undefined and invalid text. */
export function formatTime(instant: Instant | null | undefined): string {
  const clock = instant === null || instant === undefined ? null : findWallClock(instant);
  if (clock === null) return empty;
  const hour = Number(clock.hour);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${clock.minute}:${clock.second} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** DD/MM/YYYY h:mm:ss A in Pacific/Auckland (PLAT-08). Empty for null, undefined and invalid text. */
export function formatDateTime(instant: Instant | null | undefined): string {
  return `${formatDate(instant)} ${formatTime(instant)}`.trim();
}
