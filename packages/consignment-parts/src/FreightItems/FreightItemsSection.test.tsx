import { listTexts } from '@consign/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import {
  chooseType as choose,
  field,
  fill,
  showFreight as show,
  type Save,
} from '../testing/freight-section.js';
import { parsePendingItem, type PendingItem } from './pending-item.js';
import { emptyDraft } from './item-draft.js';

describe('freight item form', () => {
  it('[FRGT-08] count and package type set volume and weight to the defaults times the count, but for a weight entered by hand', async () => {
    show();
    await choose('Pallet');
    expect(field('Volume')).toHaveValue('1.4400');
    await fill('Count', '3');
    expect(field('Volume')).toHaveValue('4.3200');
    expect(field('Weight')).toHaveValue('750.00');
    await fill('Weight', '90');
    await fill('Count', '2');
    expect(field('Weight')).toHaveValue('90.00');
    expect(field('Volume')).toHaveValue('4.3200');
  });

  it('[FRGT-07] dimensions set the volume, and a volume clears the dimensions', async () => {
    show();
    await fill('Length (optional)', '1.2');
    expect(field('Volume')).toHaveValue('0.0100');
    await fill('Width (optional)', '1');
    await fill('Height (optional)', '0.5');
    expect(field('Volume')).toHaveValue('0.6000');
    await fill('Volume', '2');
    expect(field('Length (optional)')).toHaveValue('');
    expect(field('Height (optional)')).toHaveValue('');
  });

  it('[FRGT-03] [FRGT-11] a problem is shown on blur until it is fixed; an invalid form shows all, and focuses the first field', async () => {
    const { onSave } = show();
    await userEvent.type(field('Description'), 'ab');
    expect(field('Description')).not.toBeInvalid();
    await userEvent.tab();
    expect(field('Description')).toHaveAccessibleDescription('Description must be 3 to 5,000 characters');
    await userEvent.type(field('Description'), 'c');
    expect(field('Description')).not.toBeInvalid();

    await userEvent.clear(field('Description'));
    await fill('Count', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    expect(screen.getByText('Form is invalid, please check your details.')).toBeVisible();
    expect(field('Count')).toHaveAccessibleDescription('Count must be a whole number from 1 to 999');
    expect(field('Count')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Package type' })).toBeInvalid();
    expect(field('Description')).toHaveAccessibleDescription('Required');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('[FRGT-14] [FRGT-36] Enter sends count, package type, description and measures, rounded, and closes the form; Enter opens an untouched one', async () => {
    const { onSave } = show();
    await choose('Carton');
    await fill('Description', ' Tea towels ');
    await fill('Weight', '12.345');
    await userEvent.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      {
        count: 1,
        packagingType: 'CARTON',
        description: 'Tea towels',
        length: null,
        width: null,
        height: null,
        volume: 0.05,
        weight: 12.35,
        dangerousGoods: null,
      },
      null,
    );
    expect(screen.queryByRole('form', { name: 'New freight item' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field('Description')).toHaveValue('');
    expect(field('Count')).toHaveFocus();
    for (let tabs = 0; tabs < 9; tabs += 1) await userEvent.tab();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('is sent once, and keeps the input when the server refuses it, with the problem at its field', async () => {
    const message = 'Weight must be a number from 0.01 to 40,000';
    const held: ((refusal: Awaited<ReturnType<Save>>) => void)[] = [];
    const onSave = vi.fn<Save>().mockReturnValue(new Promise((resolve) => void held.push(resolve)));
    show({ onSave });
    await choose('Carton');
    await fill('Description', 'Tea towels');
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    // A second Enter: the disabled button does not stop it.
    fireEvent.submit(screen.getByRole('form', { name: 'New freight item' }));
    expect(onSave).toHaveBeenCalledOnce();
    held[0]?.({ message, problems: [{ path: 'weight', message }] });
    await waitFor(() => expect(field('Weight')).toHaveAccessibleDescription(message));
    expect(field('Description')).toHaveValue('Tea towels');
  });
});

/** As it is read back from storage. */
function throughStorage(pendingItem: PendingItem | null | undefined): PendingItem | null {
  return parsePendingItem(JSON.parse(JSON.stringify(pendingItem)));
}

describe('pending freight item', () => {
  const item = buildLineItem(1, { version: 4 });

  it('[PLAT-19] opens with the earlier input, and can be added', async () => {
    const first = show();
    await choose('Carton');
    await fill('Description', 'Tea towels');
    const pendingItem = throughStorage(first.onPendingItemChange.mock.lastCall?.[0]);
    cleanup();
    const { onSave } = show({ items: [item], pendingItem });
    expect(field('Description')).toHaveValue('Tea towels');
    expect(field('Count')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    expect(onSave.mock.lastCall).toMatchObject([
      { packagingType: 'CARTON', description: 'Tea towels' },
      null,
    ]);
  });

  it('[PLAT-19] [CONS-57] a restored change is still based on the version that was read, and becomes a new item if its own was deleted', async () => {
    const first = show({ items: [item] });
    await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
    await fill('Weight', '90');
    const pendingItem = throughStorage(first.onPendingItemChange.mock.lastCall?.[0]);
    cleanup();
    const { onSave } = show({
      items: [buildLineItem(1, { version: 5, description: 'Theirs' })],
      pendingItem,
    });
    expect(field('Weight')).toHaveValue('90.00');
    await userEvent.click(screen.getByRole('button', { name: 'Save item' }));
    expect(onSave.mock.lastCall).toMatchObject([{ weight: 90 }, { id: item.id, version: 4 }]);
    cleanup();
    show({ items: [], pendingItem });
    expect(screen.getByRole('form', { name: 'New freight item' })).toBeVisible();
    expect(field('Weight')).toHaveValue('90.00');
  });

  it.each([
    ['nothing', undefined],
    ['no draft', { itemId: null, version: null, draft: { description: 'Tea towels' } }],
    [
      'a text for a number',
      {
        itemId: null,
        version: null,
        draft: { ...emptyDraft, measures: { ...emptyDraft.measures, weight: '9' } },
      },
    ],
    [
      'goods without a class',
      { itemId: null, version: null, draft: { ...emptyDraft, dangerousGoods: { unNumber: '1263' } } },
    ],
    ['a number for an id', { itemId: 5, version: null, draft: emptyDraft }],
  ])('[PLAT-19] what the form cannot read is none: %s', (_what, value) => {
    expect(parsePendingItem(value)).toBeNull();
    expect(parsePendingItem({ itemId: null, version: null, draft: emptyDraft })).not.toBeNull();
  });
});

describe('FreightItemsSection', () => {
  const items = Array.from({ length: 30 }, (_, index) =>
    buildLineItem(index, { description: `Item ${index}`, count: 40 }),
  );

  it('[FRGT-12] [FRGT-13] [FRGT-37] shows every row and the totals of pieces, volume and weight, and deletes one', async () => {
    const { onDelete } = show({ items });
    const table = screen.getByRole('table', { name: 'Freight items' });
    expect(within(table).getAllByRole('row')).toHaveLength(32);
    const total = within(table).getByRole('row', { name: /Total/ });
    expect(total).toHaveTextContent('1,200');
    expect(total).toHaveTextContent('86.4000');
    expect(total).toHaveTextContent('15,000.00');
    await userEvent.click(screen.getByRole('button', { name: 'Delete item 3' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(items[2]);
  });

  it.each([
    [200, '1,152.00 kg5.7600 m³ × 200 kg/m³', '1,152.00 kgCharged on volumetric weight'],
    [166.67, '960.02 kg5.7600 m³ × 166.67 kg/m³', '1,000.00 kgCharged on dead weight'],
  ])('[FRGT-17] shows what is charged at %d kg/m³', (cubicFactor, volumetric, chargeable) => {
    show({ items: [buildLineItem(1), buildLineItem(2)], cubicFactor });
    const weights = listTexts(screen.getAllByRole('definition'));
    expect(weights).toEqual(['1,000.00 kg', volumetric, chargeable]);
  });

  it('[FRGT-08] volume and weight follow the count while they are the defaults, and not otherwise', async () => {
    const usual = buildLineItem(1, { length: null, width: null, height: null });
    show({ items: [usual, buildLineItem(2, { weight: 90 })] });
    await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
    await fill('Count', '3');
    expect(field('Weight')).toHaveValue('750.00');
    await userEvent.click(screen.getByRole('button', { name: 'Edit item 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await fill('Count', '3');
    expect(field('Weight')).toHaveValue('90.00');
  });

  it('[CONS-28] [FRGT-17] Delete is hidden where the last item must stay, and no chargeable weight is shown without a cubic factor', () => {
    show({ items: [buildLineItem(1)], deletable: false });
    expect(screen.getByRole('button', { name: 'Edit item 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete item 1' })).toBeNull();
    expect(screen.queryByText('Chargeable weight')).toBeNull();
  });

  it('[CONS-54] no more than 200 items can be added, and the reason is shown', () => {
    show({ items: Array.from({ length: 200 }, (_, index) => buildLineItem(index)) });
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveAccessibleDescription(
      'At most 200 freight items are allowed',
    );
  });

  it('offers no changes when it is read-only', () => {
    show({ items: items.slice(0, 2), readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
