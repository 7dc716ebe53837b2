import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { NumberField, formatNumber } from './NumberField.js';

function Volume({ start = null }: { readonly start?: number | null }): ReactNode {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Volume" unit="m³" decimals={4} value={value} onChange={setValue} />
      <output>{Number.isNaN(value) ? 'no number' : JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue(2)}>
        Two
      </button>
    </>
  );
}

describe('NumberField', () => {
  it('[FRGT-38] shows the typed text while typing, its decimals on blur, in its own unit, and invalid text until it is replaced; cleared, it is blank, not 0', async () => {
    renderInTheme(<Volume />);
    const field = screen.getByLabelText('Volume');
    const value = screen.getByRole('status');
    await userEvent.type(field, '1.2');
    expect(field).toHaveValue('1.2');
    await userEvent.tab();
    expect(field).toHaveValue('1.2000');
    expect(value).toHaveTextContent('1.2');
    await userEvent.clear(field);
    expect(value).toHaveTextContent('null');
    await userEvent.paste('1,250.5 m³');
    expect(value).toHaveTextContent('1250.5');
    await userEvent.clear(field);
    await userEvent.type(field, '1.3 cbm');
    await userEvent.tab();
    expect(field).toHaveValue('1.3000');
    expect(value).toHaveTextContent('1.3');

    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await userEvent.tab();
    expect(field).toHaveValue('1,5');
    expect(value).toHaveTextContent('no number');
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(field).toHaveValue('2.0000');
  });

  it('typing after Tab replaces the text', async () => {
    renderInTheme(<Volume start={1250.5} />);
    await userEvent.tab();
    expect(screen.getByLabelText('Volume')).toHaveValue('1,250.5000');
    await userEvent.keyboard('7');
    expect(screen.getByRole('status')).toHaveTextContent(/^7$/);
  });

  it('[FRGT-18] typing into a field that got the focus when it appeared replaces its number', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    renderInTheme(<NumberField label="Count" value={1} focusOnMount onChange={onChange} />);
    await userEvent.keyboard('2');
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  it('shows the number pad on phones, and the error of the form', () => {
    renderInTheme(
      <>
        <NumberField label="Count" value={1} onChange={() => undefined} error="Too few" />
        <Volume />
      </>,
    );
    expect(screen.getByLabelText('Count')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Volume')).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByLabelText('Count')).toHaveAccessibleDescription('Too few');
    expect(screen.getByLabelText('Count')).toBeInvalid();
    expect(screen.getByLabelText('Volume')).not.toBeInvalid();
  });
});

it.each([
  [0.12, 4, '0.1200'],
  [1250, 2, '1,250.00'],
  [2.34567, 4, '2.34567'],
  [null, 2, ''],
])('%s with %s decimals stands as %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});
