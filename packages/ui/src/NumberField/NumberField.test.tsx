import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { NumberField } from './NumberField.js';
import { formatNumber, parseNumber } from './number-text.js';

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
  it('shows the typed text while typing, and its decimals on blur', async () => {
    renderInTheme(<Volume />);
    const field = screen.getByLabelText('Volume');
    await userEvent.type(field, '1.2');
    expect(field).toHaveValue('1.2');
    await userEvent.tab();
    expect(field).toHaveValue('1.2000');
    expect(screen.getByRole('status')).toHaveTextContent('1.2');
  });

  it('reads a pasted number with its thousands and its unit, and is blank, not 0, when cleared', async () => {
    renderInTheme(<Volume />);
    await userEvent.click(screen.getByLabelText('Volume'));
    await userEvent.paste('1,250.5 m³');
    expect(screen.getByRole('status')).toHaveTextContent('1250.5');
    await userEvent.clear(screen.getByLabelText('Volume'));
    expect(screen.getByRole('status')).toHaveTextContent('null');
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

  it('keeps showing invalid text until it is replaced', async () => {
    renderInTheme(<Volume />);
    const field = screen.getByLabelText('Volume');
    await userEvent.type(field, '1,5');
    await userEvent.tab();
    expect(field).toHaveValue('1,5');
    expect(screen.getByRole('status')).toHaveTextContent('no number');
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(field).toHaveValue('2.0000');
  });

  it('shows the number pad on phones', () => {
    renderInTheme(
      <>
        <NumberField label="Count" value={1} onChange={() => undefined} />
        <Volume />
      </>,
    );
    expect(screen.getByLabelText('Count')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Volume')).toHaveAttribute('inputmode', 'decimal');
  });

  it('shows the error of the form', () => {
    renderInTheme(
      <>
        <Volume />
        <NumberField label="Weight" value={null} onChange={() => undefined} error="Required" />
      </>,
    );
    expect(screen.getByLabelText('Weight')).toHaveAccessibleDescription('Required');
    expect(screen.getByLabelText('Weight')).toBeInvalid();
  });
});

describe('number text', () => {
  it.each([
    [0.12, 4, '0.1200'],
    [1250, 2, '1,250.00'],
    [2.34567, 4, '2.34567'],
    [null, 2, ''],
  ])('%s with %s decimals stands as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it.each([
    ['-5', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['1e3', 1000],
    ['１２．５', 12.5],
    ['−3', -3],
    ['1,250.5', 1250.5],
    ['12,50.00', 1250],
    ['1 250', 1250],
    ['-0', 0],
    ['', null],
    [' ', null],
  ])('%j is read as %d', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  it.each([
    '1,5',
    '1.250,5',
    '1,2,3',
    '1.2.3',
    '12-3',
    '1e400',
    '-1e400',
    '1e',
    'abc',
    'NaN',
    '.',
    '-',
    '5t',
    '٣',
  ])('%j is no number, and is not made one by leaving something out', (typed) => {
    expect(parseNumber(typed)).toBeNaN();
  });

  it.each([
    ['12 kg', 'kg', 12],
    ['12KG', 'kg', 12],
    ['1.2 m³', 'm³', 1.2],
    ['1.2m3', 'm³', 1.2],
    ['1.2 m', 'm', 1.2],
    ['1.2 m', 'm³', Number.NaN],
    ['kg', 'kg', Number.NaN],
  ])('%j in a field of %s is read as %d', (typed, unit, number) => {
    expect(parseNumber(typed, unit)).toBe(number);
  });
});
