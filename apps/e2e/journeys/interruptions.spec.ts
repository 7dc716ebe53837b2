import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import { auditTrail, editParticipant, expectBackedUp, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { calls, dropResponseOnce, rejectTokenOnce } from '../src/faults.js';
import { expect, signIn } from '../src/journey.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { test } from '../src/open-draft.js';

const noResponse = 'No response received; you may be offline';

test('[CONS-32, CONS-34, CONS-58, PLAT-19] a lost connection before or after the server saves loses no input and saves once', async ({
  openDraft,
  context,
}) => {
  const { page, reference } = await openDraft('dispatch');
  await context.setOffline(true);
  await field(page, 'Sender notes').fill('Ring twice');
  await expect(
    page.getByText("We can't back up your changes right now. Keep this tab open until you've saved."),
  ).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: noResponse })).toBeVisible();
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await context.setOffline(false);
  await expectBackedUp(page);

  const statuses = await dropResponseOnce(page, 'PUT', `**/api/v1/consignments/${reference}`);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: noResponse })).toBeVisible();
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await save(page).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(statuses[0]).toBe(200);

  await page.reload();
  await expectLoaded(page);
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  await expect((await auditTrail(page)).filter({ hasText: /^Saved/ })).toHaveCount(1);
});

test("[AUTH-08, AUTH-14, CONS-07, PLAT-19] a session that expires restores typed text after signing in again, and asks before leaving a page that isn't backed up", async ({
  page,
  openList,
}) => {
  const { make } = await openList('dispatch');
  const [reference = ''] = await make.drafts(1, newSalesReference());
  const revoke = await openRevocable(page, reference);
  await editParticipant(page, 'receiver');
  await field(page, 'Receiver reference').fill('PO-7741');
  await field(page, 'Sender notes').fill('Ring twice');
  await expectBackedUp(page);
  await revoke();
  await rejectTokenOnce(page, `**/api/v1/consignments/${reference}`);
  await save(page).click();
  await signIn(page, 'dispatch');
  await expect(page.getByRole('button', { name: /^User menu for/ })).toBeVisible();
  const revokeAgain = await openRevocable(page, reference);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Receiver reference')).toHaveValue('PO-7741');
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await save(page).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await revokeAgain();
  // The page may still be reading earlier unsaved work.
  await rejectTokenOnce(page, '**/unsaved-work/**', 'PUT');
  const question = page.waitForEvent('dialog');
  // The browser only asks after user input.
  await field(page, 'Sender notes').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', then wait');
  const prompt = await question;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice, then wait');
  await page.reload();
  await expectLoaded(page);
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
});

/** Opens a consignment in a session whose refresh token the returned function revokes. */
async function openRevocable(page: Page, reference: string): Promise<() => Promise<void>> {
  const exchange = page.waitForResponse(calls.token);
  await page.goto(address('tasman', `/consignment/${reference}`));
  const { refresh_token: token } = (await (await exchange).json()) as { refresh_token: string };
  await expectLoaded(page);
  return async () => {
    const form = { client_id: 'consign-tasman', token };
    const response = await page.request.post(`http://localhost:${ports.identity}/token/revocation`, { form });
    expect(response.status()).toBe(200);
  };
}
