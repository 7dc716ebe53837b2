import '@mantine/dates/styles.css';

import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';

import classes from './Calendar.module.css';

interface Props {
  readonly value: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
}

export function Calendar({ value, today, onPick }: Props): ReactNode {
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? today}
      firstDayOfWeek={1}
      hideOutsideDates
      classNames={{ day: classes.day ?? '' }}
      // Its own mark would be the browser's today.
      highlightToday={false}
      getDayProps={(day) => (day === today ? { className: classes.today ?? '', 'aria-current': 'date' } : {})}
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
  );
}
