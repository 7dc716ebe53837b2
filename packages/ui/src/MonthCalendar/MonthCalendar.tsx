import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

import classes from './MonthCalendar.module.css';
import type { MonthCalendarProps } from './calendar-props.js';
import { addToMonth, type Month } from './month-days.js';
import { MonthGrid } from './MonthGrid.js';
import { MonthList } from './MonthList.js';

const monthName = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month with something to show and to choose on each day: a grid, or a list on a phone. Weeks start on Monday. */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { label, month, onMonthChange, earliest, latest, loading = false } = props;
  const titleId = useId();
  const isSmall =
    useMediaQuery('(max-width: 39.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const canShow = (other: Month): boolean =>
    (earliest === undefined || other >= earliest) && (latest === undefined || other <= latest);
  const step = (name: string, count: 1 | -1, icon: ReactNode): ReactNode => {
    const other = addToMonth(month, count);
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={name}
        // Stays focusable: a button that is disabled under the finger loses the focus.
        {...(canShow(other) ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        onClick={() => {
          if (canShow(other)) onMonthChange(other);
        }}
      >
        {icon}
      </ActionIcon>
    );
  };
  return (
    <section className={classes.root} aria-label={label} aria-busy={loading}>
      <div className={classes.header}>
        {step('Previous month', -1, <IconChevronLeft size={18} aria-hidden />)}
        <div className={classes.title} id={titleId} aria-live="polite">
          {monthName.format(new Date(`${month}-01`))}
        </div>
        {step('Next month', 1, <IconChevronRight size={18} aria-hidden />)}
      </div>
      {isSmall ? (
        <MonthList {...props} titleId={titleId} />
      ) : (
        <MonthGrid {...props} titleId={titleId} canShow={canShow} />
      )}
    </section>
  );
}
