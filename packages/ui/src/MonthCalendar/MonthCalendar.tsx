import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

import { below640, useMedia } from '../media/use-media.js';
import type { MonthCalendarProps } from './calendar-props.js';
import { formatLongDay } from './describe-day.js';
import { addToMonth, buildWeeks, type Month } from './month-days.js';
import classes from './MonthCalendar.module.css';
import { typography } from '../typography/typography.js';
import { MonthGrid } from './MonthGrid.js';

const monthName = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month with something to show and to choose on each day: a grid, or a list on a phone. Weeks start on Monday. */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { label, month, onMonthChange, earliest, latest, loading = false } = props;
  const titleId = useId();
  const isSmall = useMedia(below640);
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
        <>
          <MonthGrid {...props} titleId={titleId} canShow={canShow} />
          {props.children}
        </>
      )}
    </section>
  );
}

/** The month on a phone: the days that have something to show, below each other. */
function MonthList({
  month,
  days,
  today,
  selected,
  onSelect,
  loading,
  emptyText,
  children,
  titleId,
}: MonthCalendarProps & { readonly titleId: string }): ReactNode {
  const listed = buildWeeks(month)
    .flat()
    .flatMap((day) => {
      const shown = day === null ? undefined : days.get(day);
      return day === null || shown === undefined ? [] : [{ day, shown }];
    });
  const isListed = listed.some(({ day }) => day === selected);
  return (
    <>
      {listed.length === 0 && loading !== true && <p className={typography.dimmed}>{emptyText}</p>}
      {listed.length > 0 && (
        <ul className={classes.list} aria-labelledby={titleId}>
          {listed.map(({ day, shown }) => (
            <li key={day} {...(day === today ? { 'aria-current': 'date' as const } : {})}>
              {shown.isOpen ? (
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={day === selected}
                  onClick={() => onSelect(day)}
                >
                  <span>
                    {formatLongDay(day)}
                    {day === selected && (
                      <IconCheck className={classes.check} size={14} stroke={3} aria-hidden />
                    )}
                  </span>
                  {shown.description !== '' && <VisuallyHidden>: {shown.description}</VisuallyHidden>}
                  <span className={classes.content} aria-hidden>
                    {shown.content}
                  </span>
                </button>
              ) : (
                <div className={classes.row} data-closed>
                  <span>{formatLongDay(day)}</span>
                  <span className={classes.content}>{shown.description}</span>
                </div>
              )}
              {day === selected && children}
            </li>
          ))}
        </ul>
      )}
      {!isListed && children}
    </>
  );
}
