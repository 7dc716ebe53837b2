import { getCalendarDay, isDay, type Day } from './day.js';

/** The zone of every day boundary and displayed date, whatever the machine's own zone (PLAT-08). */
export const timeZone = 'Pacific/Auckland';

/** A point in time: a Date, or ISO 8601 text with a zone ('2026-04-04T11:00:00Z'). */
export type Instant = Date | string;

/** Local time in Auckland, zero-padded; the hour is 00 to 23. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

// Created once, on first use: creating one costs about 100 times a format call.
let formatter: Intl.DateTimeFormat | undefined;

// The offset from UTC by quarter of an hour, in milliseconds: it changes on no other boundary, and Intl takes 10 µs.
const quarterMs = 900_000;
const offsets = new Map<number, number>();
const maxOffsets = 5000;

// Requires a zone: an engine reads zoneless text in the machine's own.
const instantText = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** The local time in Auckland at an instant; null for invalid text. */
export function findWallClock(instant: Instant): WallClock | null {
  if (typeof instant === 'string' && !instantText.test(instant)) return null;
  const date = new Date(instant);
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  const quarter = Math.floor(time / quarterMs);
  const offset = offsets.get(quarter);
  if (offset !== undefined) return toWallClock(new Date(time + offset));
  const clock = formatWallClock(date);
  // Before 1970 and after 9999, the text of a Date differs.
  if (quarter >= 0 && clock.year.length === 4) {
    if (offsets.size >= maxOffsets) offsets.clear();
    const { year, month, day, hour, minute, second } = clock;
    const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    offsets.set(quarter, local - Math.floor(time / 1000) * 1000);
  }
  return clock;
}

/** The clock of a Date whose UTC time is the local one. */
function toWallClock(local: Date): WallClock {
  const text = local.toISOString();
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: text.slice(11, 13),
    minute: text.slice(14, 16),
    second: text.slice(17, 19),
  };
}

function formatWallClock(date: Date): WallClock {
  formatter ??= new Intl.DateTimeFormat('en-NZ', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.get(type) ?? '').padStart(length, '0');
  return {
    year: part('year', 4),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/**
 * The local day in Auckland at `now`.
 *
 * @throws RangeError for an invalid Date.
 */
export function today(now: Date): Day {
  const clock = findWallClock(now);
  if (clock === null) throw new RangeError('Not a moment');
  return getCalendarDay(`${clock.year}-${clock.month}-${clock.day}`);
}

/**
 * The local day in Auckland of an instant; a day is returned unchanged. Null for null, undefined and invalid text. The
 * inverse of startOfDayUtc.
 */
export function toLocalDay(value: Instant | null | undefined): Day | null {
  if (value === null || value === undefined || isDay(value)) return value ?? null;
  const clock = findWallClock(value);
  return clock === null ? null : getCalendarDay(`${clock.year}-${clock.month}-${clock.day}`);
}
