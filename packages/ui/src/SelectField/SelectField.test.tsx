import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { SelectField } from './SelectField.js';

const options = [
  { value: 'a', label: 'Kōwhai Auckland', hint: '12 Rosebank Road, Auckland' },
  { value: 'w', label: 'Kōwhai Wellington' },
];

function Site({ onSearch }: { readonly onSearch?: (term: string) => void }): ReactNode {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <SelectField label="Site" options={options} value={value} onChange={setValue} onSearch={onSearch} />
      <output data-testid="value">{value}</output>
    </>
  );
}

it.each([
  ['opened', 'tab'],
  ['found in the list that a click has opened', 'click'],
])('takes with Enter what one letter has %s, also over an earlier choice', async (_how, way) => {
  renderInTheme(<Site />);
  const site = screen.getByRole('combobox', { name: 'Site' });
  const reach = () => (way === 'click' ? userEvent.click(site) : userEvent.tab());
  await reach();
  await userEvent.keyboard('g{Enter}');
  expect(screen.getByTestId('value')).toHaveTextContent('w');
  await userEvent.tab({ shift: true });
  await reach();
  await userEvent.keyboard('d{Enter}');
  expect(screen.getByTestId('value')).toHaveTextContent('a');
});

it('[PART-21] Enter selects what a part of it has found; what is typed into a field that its form has focused replaces the choice; a click leaves a search as it is', async () => {
  renderInTheme(<Site />);
  const site = screen.getByRole('combobox', { name: 'Site' });
  await userEvent.type(site, 'welli{Enter}');
  expect(screen.getByTestId('value')).toHaveTextContent('w');
  expect(site).toHaveValue('Kōwhai Wellington');
  await userEvent.click(document.body);
  act(() => site.focus());
  await userEvent.keyboard('two');
  expect(site).toHaveValue('two');
  await userEvent.click(site);
  await userEvent.keyboard(' words');
  expect(site).toHaveValue('two words');
});

it('[PART-21] Enter in a search that has found nothing does not send the form', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  renderInTheme(
    <form onSubmit={onSubmit}>
      <Site />
      <button type="submit">Save</button>
    </form>,
  );
  const site = screen.getByRole('combobox', { name: 'Site' });
  await userEvent.type(site, 'zz{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(site);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('leaves filtering to the caller’s search, and doesn’t search for a selected option', async () => {
  const onSearch = vi.fn<(term: string) => void>();
  renderInTheme(<Site onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Site' }), 'zz');
  expect(onSearch).toHaveBeenLastCalledWith('zz');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  onSearch.mockClear();
  await userEvent.click(screen.getByRole('option', { name: /Wellington/ }));
  expect(onSearch).not.toHaveBeenCalledWith('Kōwhai Wellington');
});

it('[PART-21] Enter selects the first result of the caller’s search, however late it arrives, and waits for it', async () => {
  const found = [{ value: 'n', label: 'Tasman Freight Nelson' }, ...options];
  const onChange = vi.fn<(value: string | null) => void>();
  const field = (shown: typeof options) => (
    <SelectField
      label="Site"
      options={shown}
      value={null}
      onChange={onChange}
      onSearch={() => undefined}
      searching={shown.length === 0}
    />
  );
  const { rerender } = renderInTheme(field(options));
  await userEvent.type(screen.getByRole('combobox', { name: 'Site' }), 'n');
  rerender(field([]));
  await userEvent.keyboard('el{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  rerender(field(found));
  expect(screen.getByRole('option', { name: /Nelson/ })).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('n', expect.anything());
});

it('unchanged search results keep the option highlighted with the arrows', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const field = () => (
    <SelectField
      label="Site"
      options={options.map((option) => ({ ...option }))}
      value={null}
      onChange={onChange}
      onSearch={() => undefined}
    />
  );
  const { rerender } = renderInTheme(field());
  await userEvent.type(screen.getByRole('combobox', { name: 'Site' }), 'k{ArrowDown}');
  rerender(field());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('w', expect.anything());
});

it('[PLAT-295] the list is not part of the page before the field is used', async () => {
  renderInTheme(<Site />);
  expect(document.querySelector('[role="option"]')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Site' }));
  expect(document.querySelector('[role="option"]')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[role="option"]')).not.toBeVisible();
});
