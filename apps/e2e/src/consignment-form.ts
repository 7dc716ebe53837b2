import { formatDate } from '@consign/domain/dates';
import type { Locator, Page } from '@playwright/test';

import { expect } from './journey.js';
import { weekdayIn } from './weekdays.js';

/** Values the journeys enter; every demo user of Kōwhai can find these sites. */
export const freight = {
  serviceType: 'Overnight',
  sender: 'Auckland',
  receiver: 'Wellington',
  packageType: 'Carton',
};

export const savedAsDraft = 'The Consignment has been saved at status Draft';
export const saved = 'The consignment has been saved';

/** A weekday in about a week (Pacific/Auckland), formatted as a user types it. */
export function nextWeek(): string {
  return formatDate(weekdayIn(7));
}

/** Opens a select, filters it by typing and chooses the first match. */
export async function choose(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  await clickOption(page.getByRole('option', { name: text }).first());
}

/** Dispatches a click, because the option may move while the list is filtered. */
export async function clickOption(option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await option.dispatchEvent('click');
}

/** Opens a participant for editing, unless it is already open (CONS-06). */
export async function editParticipant(page: Page, role: 'sender' | 'receiver'): Promise<void> {
  const edit = page.getByRole('button', { name: `Edit ${role}` });
  const next = page.getByRole('button', {
    name: role === 'sender' ? 'Next: receiver' : 'Next: freight items',
  });
  await expect(edit.or(next)).toBeVisible();
  if (await edit.isVisible()) await edit.click();
}

export async function addItem(page: Page, description: string): Promise<void> {
  const item = page.getByRole('form', { name: 'New freight item' });
  // The form for the first item is open from the start.
  if ((await item.count()) === 0) await page.getByRole('button', { name: 'Add item' }).click();
  await item.getByRole('textbox', { name: 'Count' }).fill('3');
  await choose(page, 'Package type', freight.packageType);
  await item.getByRole('combobox', { name: 'Description' }).fill(description);
  await item.getByRole('textbox', { name: 'Volume' }).fill('0.12');
  await item.getByRole('textbox', { name: 'Weight' }).fill('12.5');
  await item.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('cell', { name: description })).toBeVisible();
}

export async function chooseFirst(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await clickOption(page.getByRole('option').first());
}

/** Reads the reference of a saved consignment from the URL. */
export async function getReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
  return /\/consignment\/(TAS\d+)/.exec(page.url())?.[1] ?? '';
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Waits until unsaved changes are backed up on the server (PLAT-19). */
export async function expectBackedUp(page: Page): Promise<void> {
  await expect(page.getByText('Unsaved changes (backed up)')).toBeVisible();
}

/** Opens the change history; entries are newest first (CONS-55). */
export async function auditTrail(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Show change history' }).click();
  const entries = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  return entries;
}
