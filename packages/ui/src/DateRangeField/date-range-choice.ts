import { parseDateRange, presetRange, type DatePreset, type DayRange } from '@consign/domain/dates';
import type { Parsed } from '@consign/domain';

/** The value of a DateRangeField. */
export interface DateRangeChoice {
  /** Null for a custom range. */
  readonly preset: DatePreset | null;
  /** 'YYYY-MM-DD', '' when blank, or the typed text when it isn't a day; ignored with a preset. */
  readonly from: string;
  readonly to: string;
}

/** A preset with its current days, as a starting point for edits (LIST-17). */
export function presetChoice(preset: DatePreset, now: Date): DateRangeChoice {
  return { preset, ...presetRange(preset, now) };
}

/**
 * The local days of a choice, both inclusive: the preset's current days (LIST-17), or the custom days if they pass
 * LIST-18. Problem paths are `from` and `to`.
 */
export function parseDateRangeChoice(
  { preset, from, to }: DateRangeChoice,
  now: Date,
  maxDays: number,
): Parsed<DayRange> {
  return preset === null
    ? parseDateRange({ from, to, maxDays })
    : { ok: true, value: presetRange(preset, now) };
}
