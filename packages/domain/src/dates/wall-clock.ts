import { getDay, isDay, type Day } from './day.js';

/** The zone of every day boundary and of every date shown, whatever zone the machine is in (PLAT-08). */
export const timeZone = 'Pacific/Auckland';

/** A moment: a Date, or ISO 8601 text as the calls carry it ('2026-04-04T11:00:00Z'). */
export type Instant = Date | string;

/** What clocks in Auckland show, in two digits (four for the year); the hour from 00 to 23. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

// Made once and on first use: making one costs a hundred times what using it does.
let formatter: Intl.DateTimeFormat | undefined;

// Text without a zone is refused: an engine would read it in the machine's own.
const instantText = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** What clocks in Auckland show at an instant; null for a text that is no instant. */
export function findWallClock(instant: Instant): WallClock | null {
  if (typeof instant === 'string' && !instantText.test(instant)) return null;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
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

/** The day it is in Auckland; `now` is passed in, since nothing here reads a clock. */
export function today(now: Date): Day {
  const clock = findWallClock(now);
  if (clock === null) throw new RangeError('Not a moment');
  return getDay(`${clock.year}-${clock.month}-${clock.day}`);
}

/**
 * The day in Auckland that a value stands for: an instant's, or a day itself. Null for none and for a text that is
 * neither. The inverse of startOfDayUtc.
 */
export function toLocalDay(value: Instant | null | undefined): Day | null {
  if (value === null || value === undefined || isDay(value)) return value ?? null;
  const clock = findWallClock(value);
  return clock === null ? null : getDay(`${clock.year}-${clock.month}-${clock.day}`);
}
