import { findDay, formatDate, readDay } from '@consign/domain/dates';
import { TextInput, ActionIcon, Popover, Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { IconCalendar } from '@tabler/icons-react';

import { inputProps, placeholderProps, wrapperProps, type FieldProps } from '../Field/field.js';
import { lazyComponent } from '../LazyComponent/lazy-component.js';

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', '' when blank, or the typed text when it isn't a day, so that the user can correct it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Today in Pacific/Auckland, 'YYYY-MM-DD': the browser may be in another zone. */
  readonly today: string;
  /** Reasons of closed days by 'YYYY-MM-DD', shown in the calendar. */
  readonly closedDays?: ReadonlyMap<string, string> | undefined;
}

/** A date input for a local day, typed as readDay reads it, or picked. The calendar loads on first use. */
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
        // On every change, not on blur, so that saving by keyboard sends the shown date.
        onChange(readDay(text, today) ?? text.trim());
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

const Calendar = lazyComponent(
  async () => (await import('./Calendar.js')).Calendar,
  <Skeleton width={252} height={276} />,
);

/** Preloads the calendar's chunk, when the calendar is likely to open. */
const loadCalendar = Calendar.preload;

interface Props {
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
  readonly closed?: ReadonlyMap<string, string> | undefined;
}

/** The button inside the field that opens the calendar. Keyboard users press arrow down in the field instead. */
function CalendarButton({ label, open, onOpenChange, closed, ...calendar }: Props): ReactNode {
  return (
    <Popover
      opened={open}
      onChange={onOpenChange}
      position="bottom-end"
      // The calendar is slightly wider than its skeleton; keep it in the window.
      middlewares={{ flip: true, shift: { padding: 8 } }}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Choose ${label.toLowerCase()}`}
          tabIndex={-1}
          onPointerEnter={loadCalendar}
          onClick={() => onOpenChange(!open)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar {...calendar} closed={closed} />
      </Popover.Dropdown>
    </Popover>
  );
}
