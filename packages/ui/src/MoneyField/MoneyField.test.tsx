import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { findCents, formatMoney, toDollars } from './money-text.js';
import { MoneyField } from './MoneyField.js';

function Value({ start = '' }: { readonly start?: string }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField label="Freight value" value={value} onChange={setValue} />
      <output data-testid="cents">{JSON.stringify(findCents(value))}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Freight value');

describe('MoneyField', () => {
  it('shows the typed text while typing, and dollars and cents on blur; refuses a third decimal on blur and when focused again, keeps the text, and clears the error once corrected', async () => {
    renderInTheme(<Value />);
    await userEvent.type(field(), '1234.5');
    expect(field()).toHaveValue('1234.5');
    expect(screen.getByTestId('cents')).toHaveTextContent('123450');
    await userEvent.tab();
    expect(field()).toHaveValue('$1,234.50');
    expect(field()).toHaveAttribute('inputmode', 'decimal');

    await userEvent.clear(field());
    await userEvent.type(field(), '0.125');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveValue('0.125');
    expect(field()).toHaveAccessibleDescription('Enter dollars and cents, for example 1,234.50');
    expect(screen.getByTestId('cents')).toHaveTextContent('null');
    await userEvent.click(field());
    expect(field()).toBeInvalid();
    await userEvent.type(field(), '{Backspace}');
    expect(field()).toBeValid();
    expect(screen.getByTestId('cents')).toHaveTextContent('12');
  });

  it('typing after Tab replaces the text', async () => {
    renderInTheme(<Value start={toDollars(125050)} />);
    await userEvent.tab();
    expect(field()).toHaveValue('$1,250.50');
    await userEvent.keyboard('7');
    expect(screen.getByTestId('cents')).toHaveTextContent('700');
  });

  it('the form’s error wins over its own', () => {
    renderInTheme(
      <MoneyField label="Value" value="1.234" onChange={() => undefined} error="Value is required" />,
    );
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Value is required');
  });
});

describe('money text', () => {
  it.each([
    ['$1,234.50', 123450],
    ['1 234.5', 123450],
    ['.5', 50],
    ['12.', 1200],
    ['0', 0],
    ['1.005', null],
    ['12,50', null],
    ['-5', null],
    ['1.2.3', null],
    ['$', null],
    ['.', null],
    ['', null],
    ['99999999999999999', null],
  ])('%s is %s cents', (text, cents) => {
    expect(findCents(text)).toBe(cents);
  });

  it.each([
    [123450, '1234.50', '$1,234.50'],
    [5, '0.05', '$0.05'],
    [-123450, '-1234.50', '-$1,234.50'],
  ])('%s cents are %s, shown as %s', (cents, dollars, shown) => {
    expect(toDollars(cents)).toBe(dollars);
    expect(formatMoney(cents)).toBe(shown);
  });
});
