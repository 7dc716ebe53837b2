import {
  datePresetLabels,
  datePresets,
  findDay,
  presetRange,
  today,
  type DatePreset,
  parseDateRange,
  type DayRange,
} from '@consign/domain/dates';
import { useState, type ReactNode } from 'react';
import type { Parsed } from '@consign/domain';

import { DateField } from '../DateField/DateField.js';
import { SelectField } from '../SelectField/SelectField.js';
import classes from './DateRangeField.module.css';

export interface DateRangeFieldProps {
  /** The label of the preset select, for example 'Creation date'. */
  readonly label: string;
  readonly value: DateRangeChoice;
  readonly onChange: (value: DateRangeChoice) => void;
  /** The current instant; presets are days in Pacific/Auckland. */
  readonly now: Date;
  /** The longest allowed range in days: `maxSearchDays` or `maxDashboardDays`. */
  readonly maxDays: number;
  /** The presets to choose from; by default LIST-17's. */
  readonly presets?: readonly DatePreset[] | undefined;
  /** True after submit: shows every problem, also for untouched fields. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The id of the From input; use `fieldId(path)` to make it a link target for ErrorSummary. */
  readonly fromId?: string | undefined;
  readonly toId?: string | undefined;
}

const ownDays = 'OWN';
type End = 'from' | 'to';

/** A date range: a preset (LIST-17) or custom days (LIST-18). Editing a preset's days turns it into a custom range. */
export function DateRangeField({
  label,
  value,
  onChange,
  now,
  maxDays,
  presets = datePresets,
  checked = false,
  disabled = false,
  fromId,
  toId,
}: DateRangeFieldProps): ReactNode {
  const [left, setLeft] = useState<readonly End[]>([]);
  const shown = value.preset === null ? value : presetRange(value.preset, now);
  const parsed = parseDateRangeChoice(value, now, maxDays);
  const problems = parsed.ok ? [] : parsed.problems;
  const isRange = findDay(shown.from) !== null && findDay(shown.to) !== null && problems.length === 1;
  const errorFor = (end: End): string | null => {
    // To shows the problem of a range that is too long, whichever field was left (LIST-54).
    const isLeft = left.includes(end) || (isRange && left.length > 0);
    if (!checked && !isLeft) return null;
    return problems.find(({ path }) => path === end)?.message ?? null;
  };

  const field = (end: End) => ({
    today: today(now),
    value: shown[end],
    error: errorFor(end),
    disabled,
    onChange: (day: string) => {
      if (day === shown[end]) return;
      // Don't validate a valid field while the user types.
      if (errorFor(end) === null) setLeft(left.filter((other) => other !== end));
      onChange({ preset: null, from: shown.from, to: shown.to, [end]: day });
    },
    onBlur: () => setLeft((ends) => [...ends.filter((other) => other !== end), end]),
  });

  return (
    <fieldset className={classes.root} aria-label={label}>
      <SelectField
        label={label}
        options={[
          ...presets.map((code) => ({ value: code, label: datePresetLabels[code] })),
          { value: ownDays, label: 'Custom' },
        ]}
        value={value.preset ?? ownDays}
        disabled={disabled}
        onChange={(code) => {
          const preset = presets.find((known) => known === code);
          setLeft([]);
          onChange(
            preset === undefined
              ? { preset: null, from: shown.from, to: shown.to }
              : presetChoice(preset, now),
          );
        }}
      />
      <DateField label="From date" id={fromId} {...field('from')} />
      <DateField label="To date" id={toId} {...field('to')} />
    </fieldset>
  );
}

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
