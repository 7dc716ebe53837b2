import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { DateField } from '../DateField/DateField.js';
import { SelectField } from '../SelectField/SelectField.js';
import { installDom, renderInTheme } from '../testing/index.js';
import { TextField } from '../TextField/TextField.js';
import { FormDialog } from './FormDialog.js';

interface Props {
  readonly onSave?: () => void;
  readonly onCancel?: () => void;
  readonly busy?: boolean;
  readonly fails?: boolean;
}

function Notes({ onSave, onCancel, busy, fails = false }: Props): ReactNode {
  const [notes, setNotes] = useState('');
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <FormDialog
      opened
      title="Email pickup manifest"
      busy={busy}
      error={error}
      onSave={() => {
        onSave?.();
        if (fails) setError('The mail was not sent');
      }}
      onCancel={() => onCancel?.()}
    >
      <TextField label="Notes" value={notes} onChange={setNotes} />
      <SelectField
        label="Site"
        options={[{ value: 'a', label: 'Kōwhai' }]}
        value={null}
        onChange={() => undefined}
      />
      <DateField label="Day" today="2026-11-21" value={day} onChange={setDay} />
    </FormDialog>
  );
}

it('focuses the first editable field', async () => {
  renderInTheme(
    <FormDialog opened title="My Details" onSave={() => undefined} onCancel={() => undefined}>
      <TextField label="Email" value="aroha@kowhai.example" onChange={() => undefined} readOnly />
      <TextField label="Notes" value="" onChange={() => undefined} />
    </FormDialog>,
  );
  await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveFocus());
});

it('Enter saves, only once while busy, shows why it failed, and doesn’t submit the form that opened it', async () => {
  const onSave = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <div onSubmit={onSubmit}>
      <Notes onSave={onSave} fails busy={busy} />
    </div>
  );
  const { rerender } = renderInTheme(form(false));
  await userEvent.type(await screen.findByLabelText('Notes'), 'Gate 2{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toHaveTextContent('The mail was not sent');
  expect(screen.getByLabelText('Notes')).toHaveValue('Gate 2');
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Notes'), '{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[ERR-09, PLAT-296] Escape closes an open list or calendar first; then it and Cancel close without saving, and a click outside does nothing', async () => {
  const onSave = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  renderInTheme(<Notes onSave={onSave} onCancel={onCancel} />);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Site' }));
  expect(screen.getByRole('option', { name: 'Kōwhai' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose day' }));
  (await screen.findByRole('button', { name: '21 November 2026' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('table')).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  await userEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document.body);
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onSave).not.toHaveBeenCalled();
});

it('is full screen on a phone', async () => {
  installDom({ width: 360, height: 800 });
  renderInTheme(<Notes />);
  await screen.findByRole('dialog');
  expect(document.querySelector('[data-full-screen]')).not.toBeNull();
});
