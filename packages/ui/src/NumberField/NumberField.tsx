import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, wrapperProps, type FieldProps } from '../Field/field.js';
import classes from './NumberField.module.css';

export interface NumberFieldProps extends FieldProps {
  /** Null when blank, NaN when the text isn't a number; the field keeps showing the typed text. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Shown dimmed inside the field, at the right: 'kg', 'm³'. */
  readonly unit?: string | undefined;
  /** Decimals shown on blur; 0 shows a digits-only keyboard on phones. */
  readonly decimals?: number | undefined;
}

/** A right-aligned number input that accepts pasted forms such as '1,250.5 kg'. */
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
        // Typing replaces the number, however the focus came. The text must stay the same, or the selection is lost.
        event.currentTarget.select();
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

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const withThousands = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** A formatted number being edited: its decimal point shows that the commas separate thousands. */
const beingChanged = /^[+-]?[\d,]*\.\d*$/;

/**
 * Parses typed or pasted text: null when blank, NaN when it isn't a number, such as 1,5 or 1.2.3. Ignores spaces,
 * thousands separators and the field's own unit, and accepts full-width digits; never guesses by dropping anything else.
 *
 * @example parseNumber('1,250.5 kg', 'kg') // 1250.5
 */
export function parseNumber(raw: string, unit = ''): number | null {
  const text = withoutUnit(halfWidth(raw).replaceAll(/\s/g, '').toLowerCase(), unit.toLowerCase());
  if (text === '') return null;
  const hasCommas = withThousands.test(text) || beingChanged.test(text);
  const digits = hasCommas ? text.replaceAll(',', '') : text;
  const number = decimal.test(digits) ? Number(digits) : Number.NaN;
  // + 0 turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : Number.NaN;
}

/** Removes a trailing unit, also typed as m3 for m³. */
function withoutUnit(text: string, unit: string): string {
  const found = [unit, unit.replace('³', '3')].find(
    (each) => each !== '' && text.endsWith(each) && /[\d.]$/.test(text.slice(0, -each.length)),
  );
  return found === undefined ? text : text.slice(0, -found.length);
}

/** Converts full-width digits, signs, comma and point, and the minus sign U+2212, to ASCII. */
function halfWidth(text: string): string {
  return text
    .replace('\u2212', '-')
    .replaceAll(/[\uFF0B-\uFF19]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
}
