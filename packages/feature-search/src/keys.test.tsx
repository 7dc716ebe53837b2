import { listScreenActions, switchLetterKeys } from '@consign/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { showSearch } from './testing/show.js';

describe('keyboard shortcuts of the list', () => {
  it('[LIST-32] / focuses Keyword; shortcuts do nothing while typing', async () => {
    const onCreate = vi.fn<() => void>();
    const { onQueryChange } = showSearch({ onCreate });
    await screen.findByText('TAS0000002');
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    await userEvent.keyboard('/np?');
    expect(screen.getByLabelText('Keyword')).toHaveValue('/np?');
    expect(onCreate).not.toHaveBeenCalled();
    expect(onQueryChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[LIST-32] [NAV-21] tells the list of keys and the palette what it can do; no shortcut works behind a dialog', async () => {
    const onCreate = vi.fn<() => void>();
    showSearch({ onCreate });
    await screen.findByText('TAS0000002');
    const keys = listScreenActions().flatMap(({ keys: own = [] }) => own);
    expect(keys).toEqual(
      expect.arrayContaining(['/', '↓', 'Page Down', 'End', 'Enter', 'Space', '→', 'p', 'n']),
    );
    act(() =>
      listScreenActions()
        .find(({ label }) => label === 'What each status means')
        ?.run?.(),
    );
    await screen.findByRole('dialog', { name: 'What each status means' });
    await userEvent.keyboard('n');
    expect(onCreate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('n');
    expect(onCreate).toHaveBeenCalledTimes(1);
  });

  it('[LIST-32] [NAV-25] has no single characters while the user has switched them off; the arrows stay', async () => {
    const onCreate = vi.fn<() => void>();
    const { onQueryChange } = showSearch({ onCreate });
    (await screen.findByRole('link', { name: 'TAS0000002' })).focus();
    switchLetterKeys(false);
    await userEvent.keyboard('np/{ArrowDown}');
    switchLetterKeys(true);
    expect(onCreate).not.toHaveBeenCalled();
    expect(onQueryChange).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'TAS0000003' })).toHaveFocus();
  });

  it('[LIST-32] arrow keys move from a row to its freight, back, and on to the next row', async () => {
    showSearch({
      answers: {
        'POST /api/v2/consignments/consignments-line-items': ({ body }) => ({
          [String((body as string[])[0])]: [
            {
              count: 3,
              packagingTypeObject: { code: 'DRUM', name: 'Drum', defaultVolume: 1, defaultWeight: 1 },
              dangerousGoods: {
                unNumber: '1203',
                class: '3',
                subsidiaryClass1: '6.1',
                subsidiaryClass2: null,
              },
            },
          ],
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'TAS0000002' });
    link.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByText('UN 1203 Class 3 (6.1)')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(link).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'TAS0000003' })).toHaveFocus();
  });
});
