import { axeViolations } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { showSearch } from '../testing/show.js';

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

  it('[LIST-32] ? lists the shortcuts; none of them works behind the dialog', async () => {
    const onCreate = vi.fn<() => void>();
    showSearch({ onCreate });
    await screen.findByText('TAS0000002');
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Go to the keyword field')).toBeVisible();
    expect(within(dialog).getByText('New consignment')).toBeVisible();
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('n');
    expect(onCreate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('n');
    expect(onCreate).toHaveBeenCalledTimes(1);
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
