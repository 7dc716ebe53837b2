import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { installDom, renderInTheme, listTexts } from '../testing/index.js';
import type { MonthCalendarProps, MonthDay } from './calendar-props.js';
import { MonthCalendar } from './MonthCalendar.js';
import { addToMonth, daysOfMonth, findMonth, buildWeeks } from './month-days.js';

const open: MonthDay = { content: '4 places', description: '2 slots, 4 places left', isOpen: true };
const closed: MonthDay = { content: 'Labour Day', description: 'Closed: Labour Day', isOpen: false };

function Slots(props: Partial<MonthCalendarProps>): ReactNode {
  const [month, setMonth] = useState('2026-10');
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <MonthCalendar
      label="Delivery slots"
      month={month}
      onMonthChange={setMonth}
      today="2026-10-21"
      selected={selected}
      onSelect={setSelected}
      days={
        new Map([
          ['2026-10-23', open],
          ['2026-10-26', closed],
          ['2026-11-02', open],
        ])
      }
      emptyText="No slots in this month."
      {...props}
    />
  );
}

const day = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const focusedDay = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['day'] : undefined;

describe('MonthCalendar', () => {
  it('is a grid of weeks from Monday, named by its month, with one tab stop that the arrow keys move by day and week', async () => {
    renderInTheme(<Slots />);
    const grid = screen.getByRole('grid', { name: 'October 2026' });
    expect(listTexts(within(grid).getAllByRole('columnheader'))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    const rows = within(grid).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(within(grid).getAllByRole('button')).toHaveLength(31);
    const days = [...(rows[1]?.querySelectorAll<HTMLElement>('button') ?? [])];
    expect(days.map(({ dataset }) => dataset['day'])).toEqual([
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
    ]);
    expect(day('Wednesday, 21 October 2026')).toHaveAttribute('aria-current', 'date');

    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focusedDay()).toBe('2026-10-21');
    for (const [key, expected] of [
      ['ArrowRight', '2026-10-22'],
      ['ArrowDown', '2026-10-29'],
      ['ArrowLeft', '2026-10-28'],
      ['ArrowUp', '2026-10-21'],
      ['Home', '2026-10-19'],
      ['End', '2026-10-25'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(focusedDay()).toBe(expected);
    }
  });

  it('keys lead into other months, which are announced, and the focus follows', async () => {
    renderInTheme(<Slots />);
    day('Saturday, 31 October 2026').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-01');
    expect(screen.getByText('November 2026', { selector: '[aria-live]' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.keyboard('{PageDown}');
    expect(focusedDay()).toBe('2026-12-01');
    await userEvent.keyboard('{PageUp}{PageUp}{Shift>}{PageDown}{/Shift}');
    expect(focusedDay()).toBe('2027-10-01');
  });

  it('an open day says what it has until it is chosen by keyboard, and is marked not by colour alone; a closed day says why it can’t be chosen', async () => {
    renderInTheme(<Slots />);
    const friday = 'Friday, 23 October 2026: 2 slots, 4 places left';
    day(friday).focus();
    expect(await screen.findByText(friday)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const chosen = day(friday);
    expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
    expect(chosen.querySelector('svg')).not.toBeNull();
    expect(screen.queryByText(friday)).toBeNull();

    const labourDay = day('Monday, 26 October 2026: Closed: Labour Day');
    labourDay.focus();
    expect(labourDay).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('Monday, 26 October 2026: Closed: Labour Day')).toBeVisible();
    await userEvent.click(labourDay);
    expect(labourDay.closest('td')).toHaveAttribute('aria-selected', 'false');
  });

  it('pages by its buttons, within its bounds', async () => {
    renderInTheme(<Slots earliest="2026-10" latest="2026-11" />);
    expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('Previous month'));
    expect(screen.getByText('October 2026', { selector: '[aria-live]' })).toBeVisible();
    await userEvent.click(day('Next month'));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    day('Monday, 30 November 2026').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-30');
  });

  it('is a list of the days with something to show on a phone', async () => {
    installDom({ width: 360, height: 740 });
    renderInTheme(<Slots />);
    const items = within(screen.getByRole('list', { name: 'October 2026' })).getAllByRole('listitem');
    expect(listTexts(items)).toEqual([
      'Friday, 23 October 2026: 2 slots, 4 places left4 places',
      'Monday, 26 October 2026Closed: Labour Day',
    ]);
    await userEvent.click(day(/^Friday, 23 October/));
    expect(day(/^Friday, 23 October/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(day('Previous month'));
    expect(screen.getByText('No slots in this month.')).toBeVisible();
  });

  it('[SCHD-10] has what the selected day offers below it in the list of a phone', async () => {
    installDom({ width: 360, height: 740 });
    renderInTheme(<Slots>What it offers</Slots>);
    const friday = day(/^Friday, 23 October/);
    await userEvent.click(friday);
    expect(friday.closest('li')).toHaveTextContent(/What it offers$/);
  });

  it('says that it is loading', () => {
    installDom({ width: 360, height: 740 });
    renderInTheme(<Slots days={new Map()} loading />);
    expect(screen.getByRole('region', { name: 'Delivery slots' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No slots in this month.')).toBeNull();
  });
});

describe('months', () => {
  it('have every day once, each in the column of its weekday', () => {
    const weeks = buildWeeks('2028-02');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([
      null,
      '2028-02-01',
      '2028-02-02',
      '2028-02-03',
      '2028-02-04',
      '2028-02-05',
      '2028-02-06',
    ]);
    expect(weeks[4]).toEqual(['2028-02-28', '2028-02-29', null, null, null, null, null]);
  });

  it('are counted over the ends of years', () => {
    expect(addToMonth('2026-12', 1)).toBe('2027-01');
    expect(addToMonth('2026-01', -1)).toBe('2025-12');
    expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', null],
    ['november', null],
    [null, null],
  ])('%s is the month %s', (text, month) => {
    expect(findMonth(text)).toBe(month);
  });
});
