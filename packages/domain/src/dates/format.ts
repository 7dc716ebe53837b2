import { isDay } from './day.js';
import { findWallClock, type Instant } from './wall-clock.js';

/** Nothing to show: none, or a text that is no instant. */
const nothing = '';

/**
 * DD/MM/YYYY in Pacific/Auckland (PLAT-08); a day ('2026-11-21') is written as it is. Empty for none and for a text
 * that is neither.
 */
export function formatDate(value: Instant | null | undefined): string {
  if (value === null || value === undefined) return nothing;
  if (isDay(value)) return `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}`;
  const clock = findWallClock(value);
  return clock === null ? nothing : `${clock.day}/${clock.month}/${clock.year}`;
}

/** h:mm:ss A in Pacific/Auckland (PLAT-08), as in '12:05:09 AM'. Empty for none and for a text that is no instant. */
export function formatTime(instant: Instant | null | undefined): string {
  const clock = instant === null || instant === undefined ? null : findWallClock(instant);
  if (clock === null) return nothing;
  const hour = Number(clock.hour);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${clock.minute}:${clock.second} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** DD/MM/YYYY h:mm:ss A in Pacific/Auckland (PLAT-08). Empty for none and for a text that is no instant. */
export function formatDateTime(instant: Instant | null | undefined): string {
  return `${formatDate(instant)} ${formatTime(instant)}`.trim();
}
