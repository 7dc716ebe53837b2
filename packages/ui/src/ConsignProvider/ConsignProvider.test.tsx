import { Button, Tooltip } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { renderInTheme, storyBrand } from '../testing/index.js';
import { ConsignProvider } from './ConsignProvider.js';

afterEach(() => {
  vi.useRealTimers();
});

it('sets the page’s nonce on every style element it creates', () => {
  render(
    <ConsignProvider nonce="n0nce">
      <ConfirmDialog
        opened
        title="Unsaved changes"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        They will be lost.
      </ConfirmDialog>
    </ConsignProvider>,
  );
  const styles = [...document.querySelectorAll('style')];
  expect(styles).not.toEqual([]);
  for (const style of styles) expect(style.nonce || style.getAttribute('nonce')).toBe('n0nce');
});

it('[PLAT-09] sets the colours of the tenant’s theme, or of the default theme', () => {
  const { unmount } = render(<ConsignProvider brand={storyBrand('AURORA')}>content</ConsignProvider>);
  expect(document.querySelector('style')?.innerHTML).toContain('--consign-top-bar-ground: #38124a');
  unmount();
  render(<ConsignProvider>content</ConsignProvider>);
  expect(document.querySelector('style')?.innerHTML).toContain('--consign-top-bar-ground: #ffffff');
});

it('[PLAT-14] a tooltip opens after 350 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <ConsignProvider env="test">
      <Tooltip label="Delivery exception">
        <button type="button">Warning</button>
      </Tooltip>
    </ConsignProvider>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delivery exception');
});

function savingForm(busy: boolean) {
  return (
    <>
      <Button loading={busy}>Save</Button>
      <input aria-label="Notes" />
    </>
  );
}

it('[CONS-61] [CONS-145] gives a button the focus again after it was busy, unless that is elsewhere by then', async () => {
  const { rerender } = renderInTheme(savingForm(false));
  const button = screen.getByRole('button');
  const notes = screen.getByRole('textbox');
  const beBusy = async () => {
    button.focus();
    rerender(savingForm(true));
    await Promise.resolve();
    // Browsers blur a disabled button; this environment does not.
    notes.focus();
    notes.blur();
  };
  await beBusy();
  rerender(savingForm(false));
  await waitFor(() => expect(button).toHaveFocus());
  await beBusy();
  notes.focus();
  rerender(savingForm(false));
  await Promise.resolve();
  expect(notes).toHaveFocus();
});
