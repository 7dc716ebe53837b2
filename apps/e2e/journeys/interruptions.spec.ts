import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import type { OpenDesk } from '../src/bulk-desk.js';
import { auditTrail, editParticipant, expectKept, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/everywhere.js';
import { calls, loseAnswerOnce, refuseTokenOnce } from '../src/faults.js';
import { expect, signIn } from '../src/journey.js';
import { newMark } from '../src/made-consignments.js';
import { test } from '../src/opened.js';

const noAnswer = 'No response received; you may be offline';

test('[CONS-32, CONS-34, CONS-58, PLAT-19] with the network cut before, and then after, the server has saved nothing that was typed is lost and it is saved once', async ({
  opened,
  context,
}) => {
  const { page, reference } = await opened('dispatch');
  await context.setOffline(true);
  await field(page, 'Sender notes').fill('Ring twice');
  await expect(page.getByText('It stays in this tab; do not close it before you have saved.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toBeVisible();
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await context.setOffline(false);
  await expectKept(page);

  const answers = await loseAnswerOnce(page, 'PUT', `**/api/v1/consignments/${reference}`);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toBeVisible();
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await save(page).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(answers[0]).toBe(200);

  await page.reload();
  await expectLoaded(page);
  await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toHaveCount(0);
  await expect((await auditTrail(page)).filter({ hasText: /^Saved/ })).toHaveCount(1);
});

test.describe('a session that ends between typing and saving', () => {
  test('[AUTH-08, PLAT-19] gives back what was typed after a new sign-in', async ({ page, desk }) => {
    const { revoke, reference } = await openRevocable(page, desk);
    await editParticipant(page, 'receiver');
    await field(page, 'Receiver reference').fill('PO-7741');
    await field(page, 'Sender notes').fill('Ring twice');
    await expectKept(page);

    await revoke();
    await refuseTokenOnce(page, `**/api/v1/consignments/${reference}`);
    await save(page).click();
    await signIn(page, 'dispatch');
    await expect(page.getByRole('button', { name: /^User menu of/ })).toBeVisible();
    await page.goto(address('tasman', `/consignment/${reference}`));
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(field(page, 'Receiver reference')).toHaveValue('PO-7741');
    await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
    await save(page).click();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
  });

  test('[AUTH-14, CONS-07] takes nothing off the screen that could not be kept until its user agrees', async ({
    page,
    desk,
  }) => {
    const { revoke } = await openRevocable(page, desk);
    await revoke();
    await refuseTokenOnce(page, '**/unsaved-work/**');
    const question = page.waitForEvent('dialog');
    // The browser asks only where somebody typed.
    await field(page, 'Sender notes').click();
    await page.keyboard.type('Ring twice');
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await expect(field(page, 'Sender notes')).toHaveValue('Ring twice');
    await page.reload();
    await expectLoaded(page);
    await expect(field(page, 'Sender notes')).toHaveValue('');
  });
});

/** A Draft on the screen of a user whose refresh token can be taken away. */
async function openRevocable(page: Page, desk: OpenDesk) {
  const exchange = page.waitForResponse(calls.token);
  const { make } = await desk('dispatch');
  const { refresh_token: token } = (await (await exchange).json()) as { refresh_token: string };
  const [reference = ''] = await make.drafts(1, newMark());
  await page.getByRole('button', { name: 'Creation Date' }).click();
  await page.getByRole('link', { name: reference }).click();
  await expectLoaded(page);
  return {
    reference,
    revoke: async () => {
      const form = { client_id: 'consign-tasman', token };
      const answer = await page.request.post(`http://localhost:${ports.identity}/token/revocation`, { form });
      expect(answer.status()).toBe(200);
    },
  };
}
