import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, wrapperProps, type FieldProps } from '../Field/index.js';
import classes from './NumberField.module.css';
import { formatNumber, parseNumber } from './number-text.js';

export interface NumberFieldProps extends FieldProps {
  /** NaN stands for what is no number: the rule tells it, and the field goes on showing it as it was typed. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Shown dimmed at the right, inside the field. */
  readonly unit?: string | undefined;
  /** Decimals shown once the field is left; 0 asks a phone for digits only. */
  readonly decimals?: number | undefined;
}

/** A number: any pasted form of it is read ('1,250.5 kg'), and it stands tabular at the right. */
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
      rightSection={unit === undefined ? undefined : <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit === undefined ? undefined : 12 + unit.length * 8 + 8}
      rightSectionPointerEvents="none"
      onFocus={(event) => {
        if (event.currentTarget.readOnly) return;
        // The same text as before: another one would lose the selection that Tab has made, and be typed behind.
        setTyped(event.currentTarget.value);
        setIn(true);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parseNumber(event.currentTarget.value, unit));
      }}
      onBlur={() => {
        setIn(false);
        field.onBlur?.();
      }}
    />
  );
}
