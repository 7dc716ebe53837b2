import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { SuggestField, type SuggestFieldProps } from './SuggestField.js';

const suggestions = [
  { id: '1', label: '5 Bank Street', hint: 'Tūī Café' },
  { id: '2', label: 'Bankside' },
];

function Typed(props: Partial<SuggestFieldProps>): ReactNode {
  const [value, setValue] = useState('');
  return (
    <SuggestField
      label="Address"
      value={value}
      onChange={setValue}
      suggestions={suggestions}
      onPick={() => undefined}
      {...props}
    />
  );
}

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Address' });
}

it('shows suggestions while typing, none after blur, and picks one with the arrows and Enter', async () => {
  const onPick = vi.fn<(id: string) => void>();
  renderInTheme(<Typed onPick={onPick} />);
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.type(field(), 'ban');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.tab();
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveValue('ban');
  await userEvent.type(field(), 'k{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2');
  expect(screen.queryByRole('option')).toBeNull();
});

it('Enter without a highlighted suggestion submits the form', async () => {
  const onPick = vi.fn<(id: string) => void>();
  const onSubmit = vi.fn<() => void>();
  renderInTheme(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Typed onPick={onPick} />
    </form>,
  );
  await userEvent.type(field(), 'bank{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('Escape closes the list first', async () => {
  const onEscape = vi.fn<(isForList: boolean) => void>();
  renderInTheme(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the form around the field
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape(event.defaultPrevented)}>
      <Typed />
    </div>,
  );
  await userEvent.type(field(), 'bank{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onEscape.mock.calls).toEqual([[true], [false]]);
});

it('says that nothing matches only with nothingFound', async () => {
  const { rerender } = renderInTheme(<Typed suggestions={[]} />);
  await userEvent.type(field(), 'x');
  expect(screen.queryByRole('listbox')).toBeNull();
  rerender(<Typed suggestions={[]} nothingFound="No address matches" />);
  expect(screen.getByText('No address matches')).toBeVisible();
});
