import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, wrapperProps, type FieldProps } from '../Field/index.js';
import classes from './MoneyField.module.css';
import { findCents, formatMoney, toDollars } from './money-text.js';

export interface MoneyFieldProps extends FieldProps {
  /**
   * NZD as a decimal ('1234.50'), '' for none, or what was typed when it is no amount: `findCents` tells them apart,
   * and `toDollars` makes the value of a number of cents.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Said of what is no amount once the field was left: a third decimal is refused, never rounded. */
  readonly invalidMessage?: string | undefined;
}

/** An amount in NZD, shown as $1,234.50 once the field is left. */
export function MoneyField({
  value,
  onChange,
  invalidMessage = 'Enter dollars and cents, for example 1,234.50',
  ...field
}: MoneyFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  // Of the text that was refused: another one is not refused before the field is left again.
  const [refused, setRefused] = useState<string | null>(null);
  const cents = findCents(value);
  const isRefused = cents === null && value !== '' && (typed === null || refused === value);
  const error = field.error || (isRefused ? invalidMessage : null);
  return (
    <TextInput
      {...wrapperProps({ ...field, error }, classes.input)}
      {...inputProps(field)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (cents === null ? value : formatMoney(cents))}
      onFocus={(event) => {
        if (event.currentTarget.readOnly) return;
        // The same text as before: another one would lose the selection that Tab has made.
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
