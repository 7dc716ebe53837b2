import { listScreenActions, switchLetterKeys } from '@consign/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { showSearch } from './testing/show.js';

it('[LIST-32] [NAV-21] [NAV-25] the list says what its keys do; they do nothing in a field, behind a dialog, or switched off', async () => {
  const onCreate = vi.fn<() => void>();
  const { onQueryChange } = showSearch({ onCreate });
  const link = await screen.findByRole('link', { name: 'TAS0000002' });
  const keys = listScreenActions().flatMap(({ keys: own = [] }) => own);
  expect(keys).toEqual(
    expect.arrayContaining(['/', '↓', 'Page Down', 'End', 'Enter', 'Space', '→', 'p', 'n']),
  );

  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Keyword')).toHaveFocus();
  await userEvent.keyboard('/np?');
  expect(screen.getByLabelText('Keyword')).toHaveValue('/np?');
  expect(onQueryChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => link.focus());
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

  act(() => link.focus());
  switchLetterKeys(false);
  await userEvent.keyboard('np/{ArrowDown}');
  switchLetterKeys(true);
  expect(onCreate).toHaveBeenCalledTimes(1);
  expect(onQueryChange).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'TAS0000003' })).toHaveFocus();
});

it('[LIST-32] arrow keys move from a row to its freight, back, and on to the next row', async () => {
  const drum = { code: 'DRUM', name: 'Drum', defaultVolume: 1, defaultWeight: 1 };
  const dangerousGoods = { unNumber: '1203', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null };
  showSearch({
    answers: {
      'POST /api/v2/consignments/consignments-line-items': ({ body }) => ({
        [String((body as string[])[0])]: [{ count: 3, packagingTypeObject: drum, dangerousGoods }],
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
