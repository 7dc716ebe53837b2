/**
 * Days and instants in Pacific/Auckland, daylight saving included (PLAT-08, LIST-17, LIST-18, LIST-24, DATE-07).
 * Nothing here reads a clock: callers pass `now`.
 *
 * The only area with a dependency: Temporal, native where available.
 *
 * @module
 */
export {
  addDays,
  addMonths,
  countDays,
  findDay,
  getCalendarDay,
  getDay,
  isCalendarDay,
  isDay,
  MAX_DAY,
  MIN_DAY,
  startOfMonth,
  type Day,
  type DayRange,
} from './day.js';
export { toLocalDay, timeZone, today, type Instant } from './wall-clock.js';
export { formatDate, formatDateTime, formatLongDay, formatTime } from './format.js';
export { localTimeUtc } from './local-time.js';
export { nextLocalHour } from './next-local-hour.js';
export { rangeToUtc, startOfDayUtc, type UtcRange } from './start-of-day.js';
export { datePresetLabels, datePresets, forwardPresets, presetRange, type DatePreset } from './presets.js';
export { findMonth, readDay } from './read-day.js';
export { describeDay } from './relative-day.js';
export {
  maxDashboardDays,
  maxSearchDays,
  parseDateRange,
  parseSearchPeriod,
  type SearchPeriod,
} from './date-range.js';
