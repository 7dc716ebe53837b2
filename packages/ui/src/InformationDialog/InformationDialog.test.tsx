import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { InformationDialog } from './InformationDialog.js';

interface Props {
  /** Whether the dialog stays mounted once it was open. */
  readonly isKept: boolean;
}

/** Mounts the dialog, opened, on the first click. */
function Explained({ isKept }: Props): ReactNode {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        Explain
      </button>
      {(isKept ? wanted : opened) && (
        <InformationDialog opened={opened} title="DIFOT" onClose={() => setOpened(false)}>
          Delivered in full, on time.
        </InformationDialog>
      )}
    </>
  );
}

it.each([
  ['when unmounted', false],
  ['even if mounted opened', true],
])('restores the focus %s', async (_when, isKept) => {
  renderInTheme(<Explained isKept={isKept} />);
  const button = screen.getByRole('button', { name: 'Explain' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'DIFOT' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('closes by its button and by Escape', async () => {
  const onClose = vi.fn<() => void>();
  renderInTheme(
    <InformationDialog opened title="DIFOT" onClose={onClose}>
      Delivered in full, on time.
    </InformationDialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'DIFOT' })).toHaveTextContent(
    'Delivered in full, on time.',
  );
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await userEvent.click(close ?? document.body);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('[ERR-09] Escape closes the topmost of two dialogs', async () => {
  const onClose = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  renderInTheme(
    <>
      <InformationDialog opened title="DIFOT" onClose={onClose}>
        Delivered in full, on time.
      </InformationDialog>
      <ConfirmDialog
        opened
        title="Unsaved changes"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => undefined}
        onCancel={onCancel}
      >
        They will be lost.
      </ConfirmDialog>
    </>,
  );
  (await screen.findByRole('button', { name: 'Keep editing' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
