import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { TextField } from './TextField.js';

function Wired({ maxTypedLength }: { readonly maxTypedLength: number }): ReactNode {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} maxTypedLength={maxTypedLength} />;
}

it('marks optional fields, not required ones', () => {
  renderInTheme(
    <>
      <TextField label="Sales reference" value="" onChange={() => undefined} optional />
      <TextField label="Name" value="" onChange={() => undefined} />
    </>,
  );
  expect(screen.getByLabelText('Sales reference (optional)')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeVisible();
});

it('[PART-12] a warning replaces the hint and leaves the field valid; an error replaces the warning', () => {
  const props = {
    label: 'Postcode',
    hint: 'As on the map',
    warning: '4 digits',
    onChange: () => undefined,
  };
  const { rerender } = renderInTheme(<TextField {...props} value="1" />);
  const field = screen.getByLabelText('Postcode');
  expect(field).toHaveAccessibleDescription('4 digits');
  expect(field).not.toBeInvalid();
  rerender(<TextField {...props} value="" error="Required" />);
  expect(field).toHaveAccessibleDescription('Required');
  expect(screen.queryByText(/As on the map|4 digits/)).toBeNull();
  rerender(<TextField {...props} value="1072" warning={null} />);
  expect(field).toHaveAccessibleDescription('As on the map');
});

it('stops at its maximum length and keeps macrons', async () => {
  const onChange = vi.fn<(value: string) => void>();
  renderInTheme(<TextField label="Name" value="Tū" onChange={onChange} maxLength={3} />);
  await userEvent.type(screen.getByLabelText('Name'), 'ī');
  expect(onChange).toHaveBeenCalledWith('Tūī');
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '3');
});

it('[CONS-63] shows None when read-only, and its placeholder otherwise', () => {
  const { rerender } = renderInTheme(
    <TextField label="Name" placeholder="As on the door" value="" onChange={() => undefined} readOnly />,
  );
  expect(screen.getByPlaceholderText('None')).toHaveAttribute('readonly');
  rerender(<TextField label="Name" placeholder="As on the door" value="" onChange={() => undefined} />);
  expect(screen.getByLabelText('Name')).toHaveAttribute('placeholder', 'As on the door');
});

it('stops typing at maxTypedLength, keeps pasted text, and lets both be edited', async () => {
  renderInTheme(<Wired maxTypedLength={3} />);
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, '🥝🥝🥝🥝');
  expect(field).toHaveValue('🥝🥝🥝');
  await userEvent.paste('more');
  expect(field).toHaveValue('🥝🥝🥝more');
  await userEvent.type(field, 'x{Backspace}');
  expect(field).toHaveValue('🥝🥝🥝mor');
});
