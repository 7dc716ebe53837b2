import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import { chooseType, field, fill, settings, showFreight } from '../testing/freight-section.js';
import { dangerousGoodsAnswers, paintGoods } from '../testing/lookups.js';

const off = { ...settings, dangerousGoodsEnabled: false };
const crate = { code: 'CRATE', name: 'Crate', defaultVolume: 0.5, defaultWeight: 20 };

const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'Dangerous goods' });

async function edit(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
}

async function saveItem(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Save item' }));
}

describe('an item with dangerous goods that are no longer accepted', () => {
  const items = [buildLineItem(1, { dangerousGoods: paintGoods })];

  it('[CONS-56] can be changed, with its dangerous goods as they are', async () => {
    const { onSave } = showFreight({ items, settings: off }, dangerousGoodsAnswers);
    await edit();
    expect(box()).toHaveAccessibleDescription(/no longer accepts these/);
    expect(field('UN number')).toHaveAttribute('readonly');
    expect(field('Proper shipping name')).toHaveAttribute('readonly');
    await fill('Weight', '400');
    await saveItem();
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ weight: 400, dangerousGoods: paintGoods });
  });

  it('[CONS-56] can be saved without them, and they come back until then', async () => {
    const { onSave } = showFreight({ items, settings: off }, dangerousGoodsAnswers);
    await edit();
    await userEvent.click(box());
    expect(screen.queryByLabelText('UN number')).toBeNull();
    await userEvent.click(box());
    expect(field('UN number')).toHaveValue('1263');
    await userEvent.click(box());
    await saveItem();
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ dangerousGoods: null });
  });
});

it('[CONS-56] an item with a withdrawn package type keeps it, and a new item is not offered it', async () => {
  const { onSave } = showFreight({ items: [buildLineItem(1, { packagingType: crate })] });
  await edit();
  expect(screen.getByRole('combobox', { name: 'Package type' })).toHaveValue('Crate');
  await fill('Weight', '400');
  await saveItem();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ weight: 400, packagingType: 'CRATE' });
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  await chooseType('Pallet');
  await userEvent.click(screen.getByRole('combobox', { name: 'Package type' }));
  expect(screen.queryByRole('option', { name: 'Crate' })).toBeNull();
});
