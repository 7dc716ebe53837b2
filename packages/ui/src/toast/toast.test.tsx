import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { toastContent, toastNextSteps } from './lasting-toast.js';
import { toastSuccess, toastError, toastInfo, toastWarning } from './toast.js';

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderInTheme(
      <main>
        <input aria-label="Notes" />
      </main>,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('[PLAT-14] stack, and each closes after 4 seconds', async () => {
    toastSuccess('Saved');
    toastInfo('Your sites have changed');
    toastWarning('Two of three were cancelled');
    expect(await screen.findByText('Saved')).toBeVisible();
    await later(2000);
    toastError('Search error, please try again later');
    await later(2500);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    expect(screen.queryByText('Two of three were cancelled')).toBeNull();
    expect(screen.getByText('Search error, please try again later')).toBeVisible();
    await later(2000);
    await waitFor(() => expect(screen.queryByText('Search error, please try again later')).toBeNull());
  });

  it('stay open while focused, and close 4 seconds later', async () => {
    toastSuccess('The item was deleted', { label: 'Undo', onClick: () => undefined });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await later(9000);
    expect(screen.getByText('The item was deleted')).toBeVisible();
    act(() => undo.blur());
    await later(3000);
    expect(screen.getByText('The item was deleted')).toBeVisible();
    await later(1500);
    await waitFor(() => expect(screen.queryByText('The item was deleted')).toBeNull());
  });

  it('stay open while hovered', async () => {
    toastSuccess('Saved');
    const toast = await screen.findByRole('group');
    fireEvent.mouseEnter(toast);
    await later(9000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.mouseLeave(toast);
    await later(4500);
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('the action closes the toast and runs once', async () => {
    const onClick = vi.fn<() => void>();
    toastSuccess('TAS0001234 was copied', { label: 'Open', onClick });
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
    await later(500);
    await waitFor(() => expect(screen.queryByText('TAS0001234 was copied')).toBeNull());
    expect(onClick).toHaveBeenCalledOnce();
  });

  const undo = { label: 'Undo', onClick: () => undefined };

  it.each([
    ['a success', 'Undo', () => toastSuccess('Deleted', undo)],
    ['a success', 'Close', () => toastSuccess('Deleted', undo)],
    ['next steps', 'Undo', () => toastNextSteps({ message: 'Deleted', actions: [undo] })],
    ['next steps', 'Close', () => toastNextSteps({ message: 'Deleted', actions: [undo] })],
    [
      'content',
      'Stop',
      () => {
        const close = toastContent(
          <div>
            Deleted
            <button onClick={() => close()}>Stop</button>
          </div>,
        );
      },
    ],
  ])(
    '[CONS-146] the focus returns to where it was once a button of the toast closes it: %s, %s',
    async (_, name, show) => {
      const field = screen.getByRole('textbox', { name: 'Notes' });
      field.focus();
      act(show);
      const button = await screen.findByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      expect(field).toHaveFocus();
      await later(500);
      await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
    },
  );

  it('are announced: success politely, errors immediately', async () => {
    toastSuccess('Saved');
    toastError('Update error, please try again later');
    const saved = await screen.findByText('Saved');
    expect(saved.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert')).toHaveTextContent('Update error, please try again later');
    vi.useRealTimers();
  });
});
