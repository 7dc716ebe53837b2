import {
  parseDateRange,
  parseDatePreset,
  presetRange,
  type DatePreset,
  type DayRange,
} from '@consign/domain/dates';
import type { Parsed } from '@consign/domain';

/** What a DateRangeField holds. */
export interface DateRangeChoice {
  /** Null with days of one's own. */
  readonly preset: DatePreset | null;
  /** 'YYYY-MM-DD', '' for none, or what was typed when it is no day; not read with a preset. */
  readonly from: string;
  readonly to: string;
}

/** A preset with the days it means now, so that it can be changed from there (LIST-17). */
export function presetChoice(preset: DatePreset, now: Date): DateRangeChoice {
  return { preset, ...presetRange(preset, now) };
}

/**
 * The days of a choice, first and last included: those of the preset now (LIST-17), or those typed when they keep
 * LIST-18. The paths of the problems are `from` and `to`.
 */
export function parseDateRangeChoice(
  { preset, from, to }: DateRangeChoice,
  now: Date,
  maxDays: number,
): Parsed<DayRange> {
  if (preset === null) return parseDateRange({ from, to, maxDays });
  const known = parseDatePreset(preset);
  return known.ok ? { ok: true, value: presetRange(known.value, now) } : known;
}
