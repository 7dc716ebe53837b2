import type { Day } from '@consign/domain';
import { Box, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { describeDay } from './describe-day.js';
import classes from './MonthCalendar.module.css';
import type { MonthCalendarProps } from './calendar-props.js';
import { dayForKey, toMonth, buildWeeks, type Month } from './month-days.js';

interface Props extends MonthCalendarProps {
  readonly titleId: string;
  readonly canShow: (month: Month) => boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The month as a grid: one day has the tab stop, the arrow keys move it, also into the next month. */
export function MonthGrid(props: Props): ReactNode {
  const { month, onMonthChange, today, selected, days, titleId, canShow, firstDay } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string | null>(null);
  // Set by a key, until the month that it leads to is shown.
  const moved = useRef<string | null>(null);
  const least = firstDay === undefined ? null : dayForKey(firstDay, { key: 'Home', shiftKey: false });
  const isPast = (day: Day | null): boolean => day !== null && least !== null && day < least;
  const weeks = buildWeeks(month).filter((week) => !week.some(isPast));
  const stop = findTabStop(weeks.flat(), [active, selected, today], days);

  useEffect(() => {
    if (moved.current === null || toMonth(moved.current) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${moved.current}"]`)?.focus();
    moved.current = null;
  });

  const move = (day: Day, event: KeyboardEvent): void => {
    const next = dayForKey(day, event);
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!canShow(toMonth(next)) || isPast(next)) return;
    moved.current = next;
    setActive(next);
    if (toMonth(next) !== month) onMonthChange(toMonth(next));
  };

  const shown = active !== null && toMonth(active) === month ? active : selected;
  // What a chosen day has to offer is on the screen already.
  const isChosen = shown === selected && shown !== null && days.get(shown)?.isOpen === true;
  const isDescribed = shown !== null && toMonth(shown) === month && !isChosen;
  return (
    <>
      <Box component="table" ref={grid} className={classes.grid} role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={`${month}-${String(index)}`}>
              {week.map((day, weekday) =>
                day === null ? (
                  <Box component="td" key={weekdays[weekday]} />
                ) : (
                  <DayCell
                    key={day}
                    {...props}
                    day={day}
                    isTabStop={day === stop}
                    onFocus={() => setActive(day)}
                    onKeyDown={(event) => move(day, event)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      {/* The button's name says the same to screen readers. */}
      <p className={classes.reason} aria-hidden>
        {isDescribed ? describeDay(shown, days.get(shown)) : ''}
      </p>
    </>
  );
}

interface CellProps extends Pick<MonthCalendarProps, 'days' | 'selected' | 'today' | 'onSelect'> {
  readonly day: Day;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DayCell({
  day,
  days,
  selected,
  today,
  onSelect,
  isTabStop,
  onFocus,
  onKeyDown,
}: CellProps): ReactNode {
  const shown = days.get(day);
  const isOpen = shown?.isOpen === true;
  const isSelected = day === selected;
  const number = Number(day.slice(8));
  const [before, after] = splitAt(describeDay(day, shown), String(number));
  return (
    <Box component="td" aria-selected={isSelected}>
      <button
        type="button"
        className={classes.day}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        {...(isOpen ? {} : { 'aria-disabled': true })}
        {...(isSelected ? { 'data-selected': true } : {})}
        {...(day === today ? { 'aria-current': 'date' as const } : {})}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (isOpen) onSelect(day);
        }}
      >
        {/* The name is the visible text with the rest of the date and the full words. */}
        <VisuallyHidden>{before}</VisuallyHidden>
        <span className={classes.number}>
          {number}
          {isSelected && <IconCheck className={classes.check} size={14} stroke={3} aria-hidden />}
        </span>
        <VisuallyHidden>{after}</VisuallyHidden>
        {shown !== undefined && (
          <span className={classes.content} aria-hidden>
            {shown.content}
          </span>
        )}
      </button>
    </Box>
  );
}

/** What stands before and after the first occurrence of a part. */
function splitAt(text: string, part: string): [before: string, after: string] {
  const at = text.indexOf(part);
  return [text.slice(0, at), text.slice(at + part.length)];
}

/** The first of the given days that the month has, else its first open day, else its first day. */
function findTabStop(
  all: readonly (Day | null)[],
  preferred: readonly (string | null)[],
  days: MonthCalendarProps['days'],
): Day | undefined {
  const own = all.filter((day) => day !== null);
  for (const wanted of preferred) {
    const found = own.find((day) => day === wanted);
    if (found !== undefined) return found;
  }
  return own.find((day) => days.get(day)?.isOpen === true) ?? own[0];
}
