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
  it('calls onConfirm or onCancel', async () => {
    const { onConfirm, onCancel } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('[ERR-09] Escape only cancels', async () => {
    const { onConfirm, onCancel } = open();
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('has no axe violations', async () => {
    open();
    await screen.findByRole('dialog');
    expect(await axeViolations()).toEqual([]);
  });
});
