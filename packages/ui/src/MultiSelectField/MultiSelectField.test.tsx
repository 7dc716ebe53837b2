import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { MultiSelectField } from './MultiSelectField.js';

const options = Array.from({ length: 200 }, (_, index) => ({
  value: String(index),
  label: index === 7 ? 'Kōwhai Ōtepoti Dunedin' : `Site ${index}`,
}));

function Sites(): ReactNode {
  const [values, setValues] = useState<readonly string[]>(['7']);
  return (
    <MultiSelectField
      label="Sites"
      hint="Of the list"
      options={options}
      values={values}
      onChange={setValues}
      summary={`${values.length} sites`}
      placeholder="Select sites"
      allLabel="All sites"
      noneLabel="None"
    />
  );
}

const field = () => screen.getByRole('button', { name: /^Sites/ });

it('finds one of 200 options by typing without macrons and deselects it, selects all in list order, and says when nothing matches', async () => {
  renderInTheme(<Sites />);
  await userEvent.click(field());
  await userEvent.type(screen.getByPlaceholderText('Select sites'), 'otepoti');
  const [only, ...others] = screen.getAllByRole('option');
  expect(others).toEqual([]);
  expect(only).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Kōwhai Ōtepoti Dunedin' }));
  expect(field()).toHaveTextContent('0 sites');
  await userEvent.clear(screen.getByPlaceholderText('Select sites'));
  await userEvent.click(screen.getByRole('option', { name: 'All sites' }));
  expect(field()).toHaveTextContent('200 sites');
  await userEvent.type(screen.getByPlaceholderText('Select sites'), 'zzz');
  expect(screen.getByText('No matches')).toBeVisible();
});

it('[NAV-04] selects all and none by keyboard, from the first two options', async () => {
  renderInTheme(<Sites />);
  field().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(field()).toHaveTextContent('200 sites');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveTextContent('0 sites');
  expect(screen.getByRole('option', { name: 'None' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  expect(field()).toHaveTextContent('1 sites');
  expect(field()).toHaveFocus();
});

it('[NAV-35] Enter chooses the first match of a typed text, and the next after more letters', async () => {
  renderInTheme(<Sites />);
  field().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByPlaceholderText('Select sites'), 'site 12{Enter}');
  expect(screen.getByRole('option', { name: 'Site 12' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('3{Enter}');
  expect(screen.getByRole('option', { name: 'Site 123' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.clear(screen.getByPlaceholderText('Select sites'));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveTextContent('3 sites');
});

it('[PLAT-295] the list is not part of the page before the field is used', async () => {
  renderInTheme(<Sites />);
  expect(document.querySelector('[role="option"]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Sites/ }));
  expect(document.querySelector('[role="option"]')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[role="option"]')).not.toBeVisible();
});
