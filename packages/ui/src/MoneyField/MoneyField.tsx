import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, wrapperProps, type FieldProps } from '../Field/field.js';
import classes from '../NumberField/NumberField.module.css';
import { findCents, formatMoney, toDollars } from './money-text.js';

export interface MoneyFieldProps extends FieldProps {
  /**
   * NZD dollars as a decimal ('1234.50'), '' when blank, or the typed text when it isn't an amount. `findCents` converts
   * it to NZD cents, `toDollars` converts back.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An NZD amount, formatted as $1,234.50 on blur. */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  // A third decimal is refused on blur, never rounded. An edited one isn't refused until the next blur.
  const [refused, setRefused] = useState<string | null>(null);
  const cents = findCents(value);
  const isRefused = cents === null && value !== '' && (typed === null || refused === value);
  const error = field.error || (isRefused ? 'Enter dollars and cents, for example 1,234.50' : null);
  return (
    <TextInput
      {...wrapperProps({ ...field, error }, classes.input)}
      {...inputProps(field)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (cents === null ? value : formatMoney(cents))}
      onFocus={(event) => {
        if (event.currentTarget.readOnly) return;
        // Keep the same text: a different one would lose the selection made by Tab.
        setTyped(event.currentTarget.value);
        setRefused(cents === null ? value : null);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const read = findCents(text);
        onChange(read === null ? text.trim() : toDollars(read));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur?.();
      }}
    />
  );
}
