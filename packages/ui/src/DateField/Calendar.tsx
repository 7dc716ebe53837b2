import '@mantine/dates/styles.css';

import { DatePicker } from '@mantine/dates';
import { useState, type ReactNode } from 'react';

import classes from './Calendar.module.css';

interface Props {
  readonly value: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
  /** Reasons of closed days by 'YYYY-MM-DD'. They are marked and announced, but can still be picked. */
  readonly closed?: ReadonlyMap<string, string> | undefined;
}

const longDate = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

export function Calendar({ value, today, onPick, closed }: Props): ReactNode {
  // The reason of the hovered or focused day: keyboard users don't get a title attribute.
  const [reason, setReason] = useState('');
  const dayProps = (day: string) => {
    const why = closed?.get(day);
    const tell = (): void => setReason(why ?? '');
    return {
      ...(day === today ? { className: classes.today ?? '', 'aria-current': 'date' as const } : {}),
      ...(why === undefined ? {} : { 'data-closed': true, title: why }),
      ...(closed === undefined ? {} : { onFocus: tell, onMouseEnter: tell }),
    };
  };
  return (
    <>
      <DatePicker
        value={value}
        defaultDate={value ?? today}
        firstDayOfWeek={1}
        hideOutsideDates
        classNames={{ day: classes.day ?? '' }}
        // Mantine would highlight the browser's local day.
        highlightToday={false}
        getDayProps={dayProps}
        getDayAriaLabel={(day) => {
          const why = closed?.get(day);
          const name = longDate.format(new Date(day));
          return why === undefined ? name : `${name}, ${why}`;
        }}
        ariaLabels={{
          nextMonth: 'Next month',
          previousMonth: 'Previous month',
          nextYear: 'Next year',
          previousYear: 'Previous year',
          nextDecade: 'Next decade',
          previousDecade: 'Previous decade',
        }}
        onChange={(day) => {
          if (day !== null) onPick(day);
        }}
      />
      {closed !== undefined && <p className={classes.reason}>{reason}</p>}
    </>
  );
}
