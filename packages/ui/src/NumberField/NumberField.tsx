import { readNumber } from '@consign/domain/freight';
import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, wrapperProps, type FieldProps } from '../Field/field.js';
import classes from './NumberField.module.css';
import { typography } from '../typography/typography.js';

export interface NumberFieldProps extends FieldProps {
  /** Null when blank, NaN when the text isn't a number; the field keeps showing the typed text. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Shown dimmed inside the field, at the right: 'kg', 'm³'. */
  readonly unit?: string | undefined;
  /** Decimals shown on blur; 0 shows a digits-only keyboard on phones. */
  readonly decimals?: number | undefined;
}

/** A right-aligned number input that accepts forms such as '1,250.5 kg', as readNumber does. */
export function NumberField({ value, onChange, unit, decimals = 0, ...field }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setIn] = useState(false);
  const isInvalid = value !== null && Number.isNaN(value);
  return (
    <TextInput
      {...wrapperProps(field, classes.input)}
      {...inputProps(field)}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={(isFocused || isInvalid ? typed : null) ?? formatNumber(value, decimals)}
      rightSection={unit === undefined ? undefined : <span className={typography.hint}>{unit}</span>}
      rightSectionWidth={unit === undefined ? undefined : 12 + unit.length * 8 + 8}
      rightSectionPointerEvents="none"
      onFocus={(event) => {
        if (event.currentTarget.readOnly) return;
        // Typing replaces the number, however the focus came. The text must stay the same, or the selection is lost.
        event.currentTarget.select();
        setTyped(event.currentTarget.value);
        setIn(true);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readNumber(event.currentTarget.value, unit));
      }}
      onBlur={() => {
        setIn(false);
        field.onBlur?.();
      }}
    />
  );
}

const formats = new Map<number, Intl.NumberFormat>();

function getNumberFormat(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-NZ', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, made);
  return made;
}

/** Formats with thousands separators and the given decimals; shows all decimals of a more precise value. Empty for NaN. */
export function formatNumber(value: number | null, decimals: number): string {
  if (value === null || Number.isNaN(value)) return '';
  return Number(value.toFixed(decimals)) === value ? getNumberFormat(decimals).format(value) : String(value);
}
