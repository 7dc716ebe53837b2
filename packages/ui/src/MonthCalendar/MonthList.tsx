import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatLongDay } from './describe-day.js';
import classes from './MonthCalendar.module.css';
import type { MonthCalendarProps } from './calendar-props.js';
import { buildWeeks } from './month-days.js';

/** The month on a phone: the days that have something to show, below each other. */
export function MonthList({
  month,
  days,
  today,
  selected,
  onSelect,
  loading,
  emptyText,
  titleId,
}: MonthCalendarProps & { readonly titleId: string }): ReactNode {
  const listed = buildWeeks(month)
    .flat()
    .flatMap((day) => {
      const shown = day === null ? undefined : days.get(day);
      return day === null || shown === undefined ? [] : [{ day, shown }];
    });
  if (listed.length === 0) {
    return loading === true ? null : <p className={classes.empty}>{emptyText}</p>;
  }
  return (
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
                {day === selected && <IconCheck className={classes.check} size={14} stroke={3} aria-hidden />}
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
        </li>
      ))}
    </ul>
  );
}
