import type { Page } from '@playwright/test';

import { choose, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits until the choice is saved. */
async function savedBy(page: Page, choice: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/delivery-extras\/instructions$/u);
  await choice();
  expect((await answer).status()).toBe(204);
}

/** Drags an extra into a panel, in steps as a hand does. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  const row = page.getByText(name, { exact: true });
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await page.mouse.down();
  const from = await row.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) - 4, { steps: 4 });
  // The other panels have made room (XTRA-13).
  await expect(page.locator('li[data-held]', { hasText: name })).toBeVisible();
  const target = panel(page, to);
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) - 12, { steps: 8 });
  await expect(target).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}

test('[XTRA-02] [XTRA-03] [CONS-53] extras are moved by keyboard, pointer and menu, and reset by another service type', async ({
  openDraft,
}) => {
  const { page } = await openDraft('dispatch');
  const grip = page.getByRole('button', { name: 'Pick up Hand unload' });
  await grip.focus();
  await savedBy(page, async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
  });
  await expect(panel(page, 'Included')).toContainText('Hand unload');
  await expect(grip).toBeFocused();
  await savedBy(page, () => drag(page, 'Inside delivery', 'On request'));
  await savedBy(page, () => page.getByRole('switch', { name: 'Tail lift' }).click());
  await savedBy(page, async () => {
    await page.getByRole('button', { name: 'Move to … Waiting time' }).click();
    await page.getByRole('menuitem', { name: 'Excluded' }).click();
  });

  await page.reload();
  await expectLoaded(page);
  await expect(panel(page, 'Included')).toContainText('Hand unload');
  await expect(panel(page, 'On request')).toContainText('Inside delivery');
  await expect(panel(page, 'Excluded')).toContainText('Waiting time');
  await expect(page.getByRole('switch', { name: 'Tail lift' })).toBeChecked();
  const list = await page.getByRole('region', { name: 'Delivery extras' }).boundingBox();
  expect(list?.height).toBeLessThanOrEqual(300);

  await field(page, 'Sender notes').fill('Typed before the change');
  const chosen = await page.getByRole('combobox', { name: 'Service type' }).inputValue();
  const other = chosen.startsWith('General') ? 'Express' : 'General';
  await choose(page, 'Service type', other);
  const question = page.getByRole('dialog', { name: 'Service type' });
  await expect(question).toContainText(
    'Changing service type will reset your Extras selection. Do you want to continue?',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('combobox', { name: 'Service type' })).toHaveValue(chosen);
  await choose(page, 'Service type', other);
  await question.getByRole('button', { name: 'Change service type' }).click();
  await expect(panel(page, 'Excluded')).toContainText('Hand unload');
  await expect(page.getByRole('switch', { name: 'Tail lift' })).not.toBeChecked();
  await expect(field(page, 'Sender notes')).toHaveValue('Typed before the change');
  await save(page).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
});
