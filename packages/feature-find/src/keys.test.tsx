import { switchLetterKeys, useScreenActions } from '@consign/ui';
import { listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { showFinder } from './testing/show.js';

function Screen() {
  useScreenActions([
    { label: 'Preview the consignment', keys: ['p'] },
    { label: 'Previous or next row', keys: ['↑', '↓'] },
    { label: 'Find references', run: () => undefined },
  ]);
  return null;
}

afterEach(() => switchLetterKeys(true));

describe('the list of keys', () => {
  it('[NAV-24] ? lists the keys of the screen and those of every screen; Escape closes it', async () => {
    showFinder({ view: null, children: <Screen /> });
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(listTexts(dialog.getAllByRole('definition'))).toEqual([
      'Preview the consignment',
      'Previous or next row',
      'Search, or do something on this screen',
      'Show keyboard shortcuts',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[NAV-25] leaves out single-letter shortcuts that are off, and says where to switch them on', async () => {
    switchLetterKeys(false);
    showFinder({ view: 'keys', children: <Screen /> });
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(listTexts(dialog.getAllByRole('definition'))).toEqual([
      'Previous or next row',
      'Search, or do something on this screen',
    ]);
    expect(dialog.getByText(/^Single-letter shortcuts are off\./)).toBeVisible();
  });
});
