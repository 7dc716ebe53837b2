import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { countInput, type CountedInput } from '../src/counted-input.js';
import { addItem, choose, chooseFirst, freight, getReference } from '../src/consignment-form.js';
import { expect, test } from '../src/journey.js';
import { expectLoaded } from '../src/page-checks.js';

/** The most that a practised user needs, starting from the list (CONS-80). */
const goals = { keysToPickup: 20, keysToLabel: 24, clicksToPickup: 7 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const receiverSite = (page: Page) => page.getByRole('combobox', { name: 'Receiver site' });
const count = (page: Page) => page.getByRole('textbox', { name: 'Count' });
const packageType = (page: Page) => page.getByRole('combobox', { name: 'Package type' });
const printed = (page: Page) => page.locator('#print-frame[data-printed="true"]');

/** Replaces the print dialog: without a screen, it can close the page. */
async function answerPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

/** The last consignment, from which the next one takes service type, account and sender. */
async function createFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Consignment' }).click();
  await choose(page, 'Service type', freight.serviceType);
  await chooseFirst(page, 'Invoice account');
  await choose(page, 'Receiver site', freight.receiver);
  await addItem(page, 'The one before');
  await button(page, 'Save').click();
  await getReference(page);
  await page.getByRole('link', { name: 'Close' }).click();
  await expectLoaded(page);
}

/** Types until the option is highlighted, so that Enter takes it. */
async function typeFor(page: Page, input: CountedInput, typed: string, option: string): Promise<void> {
  await input.type(typed);
  await expect(page.locator('[role="option"][data-combobox-selected]', { hasText: option })).toBeVisible();
}

async function goByKeys(page: Page): Promise<void> {
  const input = countInput(page);
  await input.press('n');
  await expect(receiverSite(page)).toBeFocused();
  await typeFor(page, input, 'wel', freight.receiver);
  await input.press('Enter');
  await expect(receiverSite(page)).toHaveValue(new RegExp(freight.receiver));
  await input.press('Enter');
  await expect(count(page)).toBeFocused();
  await input.type('2');
  await input.press('Tab');
  await typeFor(page, input, 'c', freight.packageType);
  await input.press('Enter');
  await input.press('Tab');
  await input.type('Glass');
  await input.press('Control+Enter');
  await expect(button(page, 'Do it now')).toBeVisible();
  await input.press('Control+Enter');
  await expect(page.getByText('Pickup requested', { exact: true })).toBeVisible();
  const keysToPickup = input.keys();
  await expect(printed(page)).toHaveCount(1);

  expect(keysToPickup).toBeLessThanOrEqual(goals.keysToPickup);
  expect(input.keys()).toBeLessThanOrEqual(goals.keysToLabel);
  await expect(page).toHaveTitle(/^TAS\d+ · /);
}

async function goByClicks(page: Page): Promise<void> {
  const input = countInput(page);
  await input.click(page.getByRole('link', { name: 'New Consignment' }));
  await expect(receiverSite(page)).toBeFocused();
  await input.type('wel');
  await input.click(page.getByRole('option', { name: freight.receiver }).first());
  await input.click(button(page, 'Next: freight items'));
  await expect(count(page)).toBeFocused();
  await input.type('2');
  await input.press('Tab');
  await expect(packageType(page)).toBeFocused();
  await input.type('c');
  await input.click(page.getByRole('option', { name: freight.packageType }).first());
  await input.press('Tab');
  await input.type('Glass');
  await input.click(button(page, 'Save'));
  await getReference(page);
  await expectLoaded(page);
  await input.click(button(page, 'Request Pickup'));
  await expect(page.getByText('Pickup requested', { exact: true })).toBeVisible();
  expect(input.clicks()).toBeLessThanOrEqual(goals.clicksToPickup);
  await expect(printed(page)).toHaveCount(0);
  await input.click(button(page, 'Print labels').first());
  await expect(printed(page)).toHaveCount(1);
}

test(
  '[CONS-80] [CONS-83] [CONS-84] [CONS-86] [CONS-89] [DOCS-19] from the list to a requested pickup take at most 20 keys, and none more to the labels, or 7 clicks',
  { tag: '@chromium' },
  async ({ signedIn }) => {
    test.slow();
    const page = await signedIn('dispatch', '/search');
    await expectLoaded(page);
    await answerPrinting(page);
    await createFirst(page);
    await test.step('by keys', () => goByKeys(page));
    await page.goto(address('tasman', '/search'));
    await expectLoaded(page);
    await test.step('by clicks', () => goByClicks(page));
  },
);
