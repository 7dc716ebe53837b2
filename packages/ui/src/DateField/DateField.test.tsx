import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { DateField } from './DateField.js';

const today = '2026-11-21';

function Delivery({ start = '' }: { readonly start?: string }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Requested delivery date" today={today} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
}

describe('DateField', () => {
  it('[PLAT-08] [DATE-18] shows a typed day as DD/MM/YYYY, reads one without a year and in words; the value is YYYY-MM-DD, while typing too, so that saving by keyboard sends it', async () => {
    renderInTheme(<Delivery />);
    const field = screen.getByLabelText('Requested delivery date');
    await userEvent.type(field, '5/3/27');
    expect(screen.getByTestId('value')).toHaveTextContent('2027-03-05');
    expect(field).toHaveValue('5/3/27');
    await userEvent.tab();
    expect(field).toHaveValue('05/03/2027');
    expect(screen.getByTestId('value')).toHaveTextContent('2027-03-05');
    for (const [typed, shown] of [
      ['5/1', '05/01/2027'],
      ['3 dec', '03/12/2026'],
      ['tomorrow', '22/11/2026'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      expect(field).toHaveValue(shown);
    }
  });

  it('keeps invalid text, so that a rule can refuse it and the user can correct it', async () => {
    renderInTheme(<Delivery start="2026-11-25" />);
    const field = screen.getByLabelText('Requested delivery date');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2027');
    await userEvent.tab();
    expect(field).toHaveValue('31/02/2027');
    expect(screen.getByTestId('value')).toHaveTextContent('31/02/2027');
  });

  it('[PLAT-08] the calendar starts weeks on Monday and marks the given today; picking a day by keyboard sets it and closes the calendar', async () => {
    renderInTheme(<Delivery start="2026-11-25" />);
    await userEvent.click(screen.getByLabelText('Requested delivery date'));
    await userEvent.keyboard('{ArrowDown}');
    const day = await screen.findByRole('button', { name: '26 November 2026' });
    const calendar = screen.getByRole('table');
    expect(within(calendar).getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
    expect(within(calendar).getByRole('button', { current: 'date' })).toHaveAccessibleName(
      '21 November 2026',
    );
    day.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByTestId('value')).toHaveTextContent('2026-11-26');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows and announces why a day is closed, and lets it be picked', async () => {
    const closed = new Map([['2026-11-23', 'Closed: Canterbury Anniversary']]);
    renderInTheme(
      <DateField label="Day" today={today} value="" onChange={() => undefined} closedDays={closed} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose day' }));
    const day = await screen.findByRole('button', {
      name: '23 November 2026, Closed: Canterbury Anniversary',
    });
    expect(day).toBeEnabled();
    expect(screen.queryByText('Closed: Canterbury Anniversary')).toBeNull();
    act(() => day.focus());
    expect(screen.getByText('Closed: Canterbury Anniversary')).toBeVisible();
    expect(screen.getByRole('button', { name: '24 November 2026' })).toBeVisible();
  });

  it('has no calendar when read-only', () => {
    renderInTheme(
      <DateField label="Day" today={today} value="2026-11-25" onChange={() => undefined} readOnly />,
    );
    expect(screen.getByLabelText('Day')).toHaveValue('25/11/2026');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
