import { maxDashboardDays, maxSearchDays } from '@consign/domain/dates';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { enterText, renderInTheme } from '../testing/index.js';
import {
  DateRangeField,
  parseDateRangeChoice,
  presetChoice,
  type DateRangeChoice,
} from './DateRangeField.js';

// Noon on 21 November in Auckland; still the 20th in the suite's zone.
const now = new Date('2026-11-20T23:00:00Z');

interface Props {
  readonly start?: DateRangeChoice;
  readonly maxDays?: number;
  readonly checked?: boolean;
}

function Range({
  start = presetChoice('LAST_7_DAYS', now),
  maxDays = maxSearchDays,
  checked = false,
}: Props): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateRangeField
        label="Date"
        value={value}
        onChange={setValue}
        now={now}
        maxDays={maxDays}
        checked={checked}
      />
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
}

const none: DateRangeChoice = { preset: null, from: '', to: '' };
const preset = () => screen.getByRole('combobox', { name: 'Date' });
const from = () => screen.getByLabelText('From date');
const to = () => screen.getByLabelText('To date');
const held = (): unknown => JSON.parse(screen.getByTestId('value').textContent);

async function type(field: HTMLElement, text: string): Promise<void> {
  enterText(field, text);
  await userEvent.tab();
}

describe('DateRangeField', () => {
  it('[LIST-17] a preset shows its days in Pacific/Auckland', async () => {
    renderInTheme(<Range start={none} />);
    for (const [label, code, first, last] of [
      ['Today', 'TODAY', '21/11/2026', '21/11/2026'],
      ['Last 7 days', 'LAST_7_DAYS', '15/11/2026', '21/11/2026'],
      ['Last calendar month', 'LAST_CALENDAR_MONTH', '01/10/2026', '31/10/2026'],
      ['Last 30 days', 'LAST_30_DAYS', '23/10/2026', '21/11/2026'],
    ] as const) {
      await userEvent.click(preset());
      await userEvent.click(screen.getByRole('option', { name: label }));
      expect(preset()).toHaveValue(label);
      expect(from()).toHaveValue(first);
      expect(to()).toHaveValue(last);
      expect(held()).toMatchObject({ preset: code });
    }
  });

  it('tabbing through keeps a preset, editing its days makes it a custom range, and invalid text is kept', async () => {
    renderInTheme(<Range />);
    await userEvent.click(from());
    await userEvent.tab();
    expect(held()).toMatchObject({ preset: 'LAST_7_DAYS' });
    await userEvent.clear(from());
    await userEvent.type(from(), '1');
    expect(from()).toBeValid();
    await type(from(), '1/11/26');
    expect(preset()).toHaveValue('Custom');
    expect(held()).toEqual({ preset: null, from: '2026-11-01', to: '2026-11-21' });
    await type(from(), '31/02/2026');
    expect(from()).toHaveValue('31/02/2026');
    expect(from()).toHaveAccessibleDescription('From Date is invalid');
  });

  it('[LIST-18] From and To are required without a preset; errors show on blur or submit', async () => {
    const { unmount } = renderInTheme(<Range start={none} />);
    expect(screen.queryByText('From Date is invalid')).toBeNull();
    await userEvent.click(from());
    await userEvent.tab();
    expect(from()).toHaveAccessibleDescription('From Date is invalid');
    expect(screen.queryByText('To Date is invalid')).toBeNull();
    unmount();
    renderInTheme(<Range start={none} checked />);
    expect(from()).toHaveAccessibleDescription('From Date is invalid');
    expect(to()).toHaveAccessibleDescription('To Date is invalid');
  });

  it('[LIST-18] To can’t be earlier than From, nor From later than To; correcting one clears both errors', async () => {
    renderInTheme(<Range start={{ preset: null, from: '2026-11-10', to: '2026-11-12' }} />);
    await type(from(), '13/11/2026');
    expect(from()).toHaveAccessibleDescription('From Date cannot be later than To Date');
    expect(to()).toBeValid();
    await userEvent.tab();
    await userEvent.click(to());
    await userEvent.tab();
    expect(to()).toHaveAccessibleDescription('To Date cannot be earlier than From Date');
    await type(to(), '13/11/2026');
    expect(from()).toBeValid();
    expect(to()).toBeValid();
  });

  it.each([
    [maxSearchDays, '22/11/2025', '21/11/2025', 'A maximum of 12 month(s) is allowed'],
    [maxDashboardDays, '21/8/2026', '20/8/2026', 'A maximum of 3 month(s) is allowed'],
  ])('[LIST-18] allows %s days, but not one more', async (maxDays, longest, tooLong, said) => {
    renderInTheme(<Range maxDays={maxDays} checked />);
    await type(from(), longest);
    expect(screen.queryByText(said)).toBeNull();
    await type(from(), tooLong);
    expect(to()).toHaveAccessibleDescription(said);
  });
  it('[LIST-54] says on leaving From, not before, that the range is too long', async () => {
    renderInTheme(<Range />);
    enterText(from(), '01/01/2024');
    expect(to()).toBeValid();
    await userEvent.tab();
    expect(to()).toHaveAccessibleDescription('A maximum of 12 month(s) is allowed');
  });
});

it('[LIST-17] parseDateRangeChoice a preset gives its current days, whatever days it was chosen with', () => {
  const later = new Date('2026-11-22T23:00:00Z');
  expect(parseDateRangeChoice(presetChoice('TODAY', now), later, maxSearchDays)).toEqual({
    ok: true,
    value: { from: '2026-11-23', to: '2026-11-23' },
  });
});
