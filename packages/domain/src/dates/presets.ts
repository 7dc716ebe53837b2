import { addDays, addMonths, startOfMonth, type Day, type DayRange } from './day.js';
import { today } from './wall-clock.js';

/** Codes of the preset date ranges (LIST-17). */
export const datePresets = ['TODAY', 'LAST_7_DAYS', 'LAST_CALENDAR_MONTH', 'LAST_30_DAYS'] as const;

/** Presets that look forward, for requested delivery dates (EXTR-14). */
export const forwardPresets = ['NEXT_7_DAYS', 'NEXT_CALENDAR_MONTH', 'NEXT_30_DAYS'] as const;

export type DatePreset = (typeof datePresets)[number] | (typeof forwardPresets)[number];

/** The label of each preset. */
export const datePresetLabels: Readonly<Record<DatePreset, string>> = {
  TODAY: 'Today',
  LAST_7_DAYS: 'Last 7 days',
  LAST_CALENDAR_MONTH: 'Last calendar month',
  LAST_30_DAYS: 'Last 30 days',
  NEXT_7_DAYS: 'Next 7 days',
  NEXT_CALENDAR_MONTH: 'Next calendar month',
  NEXT_30_DAYS: 'Next 30 days',
};

const ranges: Readonly<Record<DatePreset, (day: Day) => DayRange>> = {
  TODAY: (day) => ({ from: day, to: day }),
  LAST_7_DAYS: (day) => ({ from: addDays(day, -6), to: day }),
  LAST_CALENDAR_MONTH: (day) => ({
    from: addMonths(startOfMonth(day), -1),
    to: addDays(startOfMonth(day), -1),
  }),
  LAST_30_DAYS: (day) => ({ from: addDays(day, -29), to: day }),
  NEXT_7_DAYS: (day) => ({ from: day, to: addDays(day, 6) }),
  NEXT_CALENDAR_MONTH: (day) => ({
    from: addMonths(startOfMonth(day), 1),
    to: addDays(addMonths(startOfMonth(day), 2), -1),
  }),
  NEXT_30_DAYS: (day) => ({ from: day, to: addDays(day, 29) }),
};

/** The days of a preset in Pacific/Auckland, both inclusive; the last and next 7 and 30 days include today (LIST-17). */
export function presetRange(preset: DatePreset, now: Date): DayRange {
  return ranges[preset](today(now));
}
