import { parsed, parseFailed, type Parsed } from '../problem.js';
import { addDays, addMonths, startOfMonth, type Day, type DayRange } from './day.js';
import { today } from './wall-clock.js';

/** The ranges that can be chosen by name (LIST-17). */
export const datePresets = ['TODAY', 'LAST_7_DAYS', 'LAST_CALENDAR_MONTH', 'LAST_30_DAYS'] as const;

export type DatePreset = (typeof datePresets)[number];

/** What a preset is called on a screen. */
export const datePresetLabels: Readonly<Record<DatePreset, string>> = {
  TODAY: 'Today',
  LAST_7_DAYS: 'Last 7 days',
  LAST_CALENDAR_MONTH: 'Last calendar month',
  LAST_30_DAYS: 'Last 30 days',
};

const ranges: Readonly<Record<DatePreset, (day: Day) => DayRange>> = {
  TODAY: (day) => ({ from: day, to: day }),
  LAST_7_DAYS: (day) => ({ from: addDays(day, -6), to: day }),
  LAST_CALENDAR_MONTH: (day) => ({
    from: addMonths(startOfMonth(day), -1),
    to: addDays(startOfMonth(day), -1),
  }),
  LAST_30_DAYS: (day) => ({ from: addDays(day, -29), to: day }),
};

/** The days that a preset means now, in Pacific/Auckland; today counts as the last of 7 and of 30 (LIST-17). */
export function presetRange(preset: DatePreset, now: Date): DayRange {
  return ranges[preset](today(now));
}

/** A preset's code, or the problem that it is none of ours (LIST-17). The path is the query's key (LIST-11). */
export function parseDatePreset(code: string): Parsed<DatePreset> {
  const preset = datePresets.find((known) => known === code);
  if (preset !== undefined) return parsed(preset);
  return parseFailed({
    id: 'LIST-17',
    path: 'dateRangePresetCode',
    message: `Unsupported date preset: ${code}`,
  });
}
