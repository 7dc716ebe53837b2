import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { axeViolations, renderInTheme } from '../testing/index.js';
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

describe('ConfirmDialog', () => {
  it('asks, and tells which of the two was chosen', async () => {
    const { onConfirm, onCancel } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('[ERR-09] Escape cancels and nothing else happens', async () => {
    const { onConfirm, onCancel } = open();
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('breaks no rule of axe', async () => {
    open();
    await screen.findByRole('dialog');
    expect(await axeViolations()).toEqual([]);
  });
});
