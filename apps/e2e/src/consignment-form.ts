import { formatDate } from '@consign/domain/dates';
import type { Locator, Page } from '@playwright/test';

import { expect } from './journey.js';
import { weekdayIn } from './weekdays.js';

/** What the journeys send: sites that every demonstration user of Kōwhai can find. */
export const freight = {
  serviceType: 'Overnight',
  sender: 'Auckland',
  receiver: 'Wellington',
  packageType: 'Carton',
};

export const savedAsDraft = 'The Consignment has been saved at status Draft';
export const saved = 'The consignment has been saved';

/** A weekday in a week's time as a person types it, in Pacific/Auckland. */
export function nextWeek(): string {
  return formatDate(weekdayIn(7));
}

/** Opens a select, looks for an option by typing, and takes the first that has the text. */
export async function choose(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  await clickOption(page.getByRole('option', { name: text }).first());
}

/** A list moves as it is filtered and as the page settles: the option is told of the click, wherever it is just then. */
export async function clickOption(option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await option.dispatchEvent('click');
}

/** Fills a new consignment with one freight item; nothing is saved yet. */
export async function fillConsignment(page: Page, description: string): Promise<void> {
  await choose(page, 'Service type', freight.serviceType);
  await chooseFirst(page, 'Invoice account');
  await page.getByRole('textbox', { name: /^Requested delivery date/ }).fill(nextWeek());
  await editParticipant(page, 'sender');
  await choose(page, 'Sender site', freight.sender);
  await editParticipant(page, 'receiver');
  await choose(page, 'Receiver site', freight.receiver);
  await addItem(page, description);
}

/** One of the two is edited at a time (CONS-06); the one that is has no such button. */
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
  // The form of the first item is open from the start.
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

/** The reference in the address of a saved consignment. */
export async function getReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
  return /\/consignment\/(TAS\d+)/.exec(page.url())?.[1] ?? '';
}

/** Goes on with Tab until this is focused, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches it');
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** What is typed is on the server, in case the tab goes (PLAT-19). */
export async function expectBackedUp(page: Page): Promise<void> {
  await expect(page.getByText('Unsaved changes (backed up)')).toBeVisible();
}

/** The entries of the audit trail, the newest first (CONS-55). */
export async function auditTrail(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Show change history' }).click();
  const entries = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  return entries;
}
