import '@mantine/dates/styles.css';

import { DatePicker } from '@mantine/dates';
import { useState, type ReactNode } from 'react';

import classes from './Calendar.module.css';

interface Props {
  readonly value: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
  /** Why days are closed: each is marked, says so, and can be picked all the same. */
  readonly closed?: ReadonlyMap<string, string> | undefined;
}

const spoken = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

export function Calendar({ value, today, onPick, closed }: Props): ReactNode {
  // The one that is pointed at or has the focus: a title alone is read by nobody who types.
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
        // Its own mark would be the browser's today.
        highlightToday={false}
        getDayProps={dayProps}
        getDayAriaLabel={(day) => {
          const why = closed?.get(day);
          const name = spoken.format(new Date(day));
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
