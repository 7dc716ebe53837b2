import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';

function open(): { onConfirm: ReturnType<typeof vi.fn>; onCancel: ReturnType<typeof vi.fn> } {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  renderInTheme(
    <ConfirmDialog
      opened
      destructive
      title="Unsaved changes"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      What you entered since the last save will be lost.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

it('[ERR-09] Escape only cancels, as its button does; the other one confirms', async () => {
  const { onConfirm, onCancel } = open();
  await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('[DATE-13] offers a remedy beside confirming', async () => {
  const onClick = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  renderInTheme(
    <ConfirmDialog
      opened
      title="Delivery date"
      confirmLabel="Continue"
      cancelLabel="Cancel"
      offer={{ label: 'Set to 26/11/2026', onClick }}
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      The requested delivery date is too early.
    </ConfirmDialog>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set to 26/11/2026' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});
