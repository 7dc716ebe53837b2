import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import { field, fill, showFreight } from '../testing/freight-section.js';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('closing the freight item form', () => {
  it('[FRGT-19] Escape asks before it discards what was entered', async () => {
    const { onPendingItemChange } = showFreight({ items: [buildLineItem(1)] });
    await userEvent.click(button('Add item'));
    await fill('Description', 'Tea towels');
    expect(onPendingItemChange.mock.lastCall?.[0]).toMatchObject({
      itemId: null,
      draft: { description: 'Tea towels' },
    });
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard this freight item?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Description')).toHaveValue('Tea towels');
    await waitFor(() => expect(field('Description')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByLabelText('Description')).toBeNull();
    expect(onPendingItemChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(button('Add item')).toHaveFocus());
  });

  it('[FRGT-19] Cancel and editing another item ask about a change', async () => {
    const { onPendingItemChange } = showFreight({ items: [buildLineItem(1), buildLineItem(2)] });
    await userEvent.click(button('Edit item 1'));
    await fill('Weight', '90');
    await userEvent.click(button('Cancel'));
    const title = 'Discard your changes to this freight item?';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await userEvent.click(button('Keep editing'));
    expect(field('Weight')).toHaveValue('90.00');
    await userEvent.click(button('Edit item 2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Weight')).toHaveValue('90.00');
    await userEvent.click(button('Edit item 2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(field('Weight')).toHaveValue('500.00');
    expect(onPendingItemChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(field('Count')).toHaveFocus());
  });

  it('[FRGT-19] asks nothing where nothing was entered, and returns the focus, as it does after a save', async () => {
    showFreight({ items: [buildLineItem(1)] });
    await userEvent.click(button('Edit item 1'));
    await fill('Weight', '500');
    await userEvent.keyboard('{Escape}');
    expect(button('Edit item 1')).toHaveFocus();
    await userEvent.click(button('Add item'));
    await userEvent.keyboard('{Escape}');
    expect(button('Add item')).toHaveFocus();
    await userEvent.click(button('Edit item 1'));
    await fill('Weight', '90');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Edit item 1')).toHaveFocus());
  });
});
