import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import { chooseType, field, fill, showFreight, type Save } from '../testing/freight-section.js';

const question = (): HTMLElement | null => screen.queryByText('Volume is for 1 piece. Multiply by 6?');
const times = (count: number): HTMLElement => screen.getByRole('button', { name: `× ${count}` });

/** Six crates of 0.5 m³, but for the volume of the line. */
async function enterCrates(): Promise<void> {
  await chooseType('Carton');
  await fill('Description', 'Tea towels');
  await fill('Count', '6');
  await fill('Length (optional)', '1');
  await fill('Width (optional)', '1');
  await fill('Height (optional)', '0.5');
}

async function pressEnterIn(label: string): Promise<void> {
  await userEvent.type(field(label), '{Enter}');
}

describe('the volume of a line', () => {
  it('[FRGT-15] is pointed out where it is for one piece, and multiplied in one click', async () => {
    showFreight();
    await enterCrates();
    expect(question()).toBeVisible();
    await userEvent.click(times(6));
    expect(field('Volume')).toHaveValue('3.0000');
    expect(field('Volume')).toHaveFocus();
    expect(question()).toBeNull();
  });

  it('[FRGT-15] is asked about when the item is added; Escape goes back to the form, and Enter multiplies it and adds the item', async () => {
    const { onSave } = showFreight();
    await enterCrates();
    await pressEnterIn('Weight');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
    expect(field('Description')).toHaveValue('Tea towels');
    await pressEnterIn('Weight');
    expect(onSave).not.toHaveBeenCalled();
    expect(times(6)).toHaveFocus();
    expect(times(6)).toHaveAccessibleDescription('Volume is for 1 piece. Multiply by 6?');
    await userEvent.keyboard('{Enter}');
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ count: 6, length: 1, volume: 3 });
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus();
  });

  it('[FRGT-15] is asked about once, and again after a change of count', async () => {
    const refuse = vi.fn<Save>().mockResolvedValue({ message: 'Try again', problems: [] });
    showFreight({ onSave: refuse });
    await enterCrates();
    await pressEnterIn('Weight');
    await userEvent.click(screen.getByRole('button', { name: 'Keep 0.5000 m³' }));
    expect(refuse.mock.lastCall?.[0]).toMatchObject({ volume: 0.5 });
    await pressEnterIn('Weight');
    expect(refuse).toHaveBeenCalledTimes(2);
    await fill('Count', '7');
    await pressEnterIn('Weight');
    expect(refuse).toHaveBeenCalledTimes(2);
    expect(times(7)).toHaveFocus();
  });

  it('[FRGT-15] is asked about if it is for another count than the new one', async () => {
    const { onSave } = showFreight({ items: [crates(6)] });
    await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
    expect(screen.queryByRole('button', { name: /×/ })).toBeNull();
    await fill('Count', '8');
    await pressEnterIn('Weight');
    expect(screen.getByText('Volume is for 6 pieces. Change it to 8?')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ count: 8, volume: 4 });
  });

  it('[FRGT-15] is not asked about if nothing of it changed, and a hint says that it differs', async () => {
    const { onSave } = showFreight({ items: [{ ...crates(6), volume: 0.7 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
    expect(screen.getByText('Volume differs from 6 × 0.5000 m³.')).toBeVisible();
    await fill('Weight', '400');
    await pressEnterIn('Weight');
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ weight: 400, volume: 0.7 });
  });
});

function crates(count: number) {
  return buildLineItem(1, { count, length: 1, width: 1, height: 0.5, volume: 0.5 * count });
}
