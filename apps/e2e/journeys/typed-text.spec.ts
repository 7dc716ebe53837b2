import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { editParticipant, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded, expectFittingPage } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';

const typed = {
  references: { 'Sender reference': '🚚'.repeat(60), 'Receiver reference': 'ב'.repeat(256) },
  notes: {
    'Sender notes': 'W'.repeat(5_000),
    'Receiver notes': 'طلب רקע 🚚👩🏽‍🔧 Ōtāhuhu '.repeat(100).trim(),
  },
};

async function expectTyped(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    // Compare booleans: a failed toHaveValue would print the whole text.
    expect((await field(page, name).inputValue()) === text, name).toBe(true);
  }
}

test('[CONS-46, CONS-54, CONS-11, CONS-62] 5,000 characters without spaces, emoji and right-to-left text are saved unchanged, and no page scrolls sideways', async ({
  openDraft,
}) => {
  const { page, reference, salesReference } = await openDraft('dispatch');
  await editParticipant(page, 'sender');
  await field(page, 'Sender reference').fill(typed.references['Sender reference']);
  await editParticipant(page, 'receiver');
  await field(page, 'Receiver reference').fill(typed.references['Receiver reference']);
  for (const [name, text] of Object.entries(typed.notes)) await field(page, name).fill(text);
  await save(page).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  for (const [width, isSmall] of [
    [1440, false],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('tasman', `/consignment/${reference}`));
    await expectLoaded(page);
    await expectTyped(page, typed.references);
    await expectFittingPage(page);
    if (isSmall) await page.getByRole('tab', { name: 'Additional info' }).click();
    await expectTyped(page, typed.notes);
    if (isSmall) await expectFittingPage(page);
    await page.goto(address('tasman', `/search?salesReference=${salesReference}&preview=${reference}`));
    await expect(page.getByLabel(`Preview of ${reference}`)).toBeVisible();
    await expectLoaded(page);
    await expectFittingPage(page);
  }
});
