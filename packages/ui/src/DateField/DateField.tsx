import { findDay, formatDate } from '@consign/domain/dates';
import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/index.js';
import { CalendarButton, loadCalendar } from './CalendarButton.js';
import { parseDay } from './parse-day.js';

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', '' for none, or what was typed when it is no day: a rule says so, the text stays to be mended. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Today in Pacific/Auckland, 'YYYY-MM-DD': the browser may be elsewhere. */
  readonly today: string;
  /** Why days are closed, by day: the calendar marks them and says why. */
  readonly closedDays?: ReadonlyMap<string, string> | undefined;
}

/** A calendar day, typed as DD/MM/YYYY or picked. The calendar is loaded when it is first reached for. */
export function DateField({ value, onChange, today, closedDays, ...field }: DateFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const fixed = field.readOnly === true || field.disabled === true;

  return (
    <TextInput
      {...wrapperProps(field)}
      {...inputProps(field)}
      inputMode="numeric"
      autoComplete="off"
      {...placeholderProps(field, fixed ? undefined : 'DD/MM/YYYY')}
      value={typed ?? (formatDate(value) || value)}
      onFocus={() => {
        if (!fixed) loadCalendar();
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        // At once and not on leaving, so that a save by keyboard sends what is seen.
        onChange(parseDay(text, today) ?? text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && !fixed) {
          event.preventDefault();
          setTyped(null);
          setOpen(true);
        }
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur?.();
      }}
      rightSection={
        fixed ? undefined : (
          <CalendarButton
            label={field.label}
            open={open}
            onOpenChange={setOpen}
            value={findDay(value)}
            today={today}
            closed={closedDays}
            onPick={(day) => {
              setTyped(null);
              onChange(day);
              setOpen(false);
            }}
          />
        )
      }
    />
  );
}
