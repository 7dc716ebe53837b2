import { toLocalDay } from '@consign/domain/dates';
import type { Locator, Page } from '@playwright/test';

import { auditTrail } from '../src/consignment-form.js';
import type { BookingSlot } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';
import { expectLoaded } from '../src/page-checks.js';

const booking = (page: Page) => page.getByRole('region', { name: 'Delivery booking' });
const picker = (page: Page) => page.getByRole('dialog', { name: /delivery/iu });

/** Opens the picker at the day of a slot, and returns the button that books it. */
async function openSlot(page: Page, slot: BookingSlot): Promise<Locator> {
  await booking(page)
    .getByRole('button', { name: /^(Book delivery|Change booking)$/u })
    .click();
  const wanted = toLocalDay(slot.scheduleStartDateTimeUtc) ?? '';
  const days = picker(page).locator('button[data-day]');
  const day = picker(page).locator(`button[data-day="${wanted}"]`);
  await expect(picker(page).getByRole('grid')).toBeVisible();
  await expect(async () => {
    if (!(await day.isVisible())) {
      // It opens at the requested day, which may be in a later month.
      const isBefore = wanted < ((await days.first().getAttribute('data-day')) ?? '');
      const turn = isBefore ? 'Previous month' : 'Next month';
      await picker(page).getByRole('button', { name: turn }).click();
    }
    await expect(day).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(day).not.toHaveAttribute('aria-disabled', 'true');
  await day.click();
  return picker(page).getByRole('button', { name: new RegExp(`^Book .*${slot.deliveryRunName}`, 'u') });
}

/** One journey takes the last place of a slot, so the others book where the most are left. */
function pickSlot(slots: readonly BookingSlot[], left: 'fewest' | 'most'): BookingSlot {
  const slot = slots
    .toSorted((one, other) => one.placesLeft - other.placesLeft)
    .at(left === 'fewest' ? 0 : -1);
  if (slot === undefined) throw new Error('There is no slot to book');
  return slot;
}

test('[BOOK-01, BOOK-02, BOOK-03, BOOK-05, DATE-05, CONS-10] a Ready consignment is booked, keeps it, and loses it when it is cancelled', async ({
  openDraft,
}) => {
  const { page, reference, make } = await openDraft('manager');
  await expect(booking(page)).toHaveCount(0);
  await make.markReady([reference]);
  await page.reload();
  await expectLoaded(page);
  await expect(booking(page)).toContainText('Not booked');
  const slot = pickSlot(await make.slots(reference), 'most');
  const book = await openSlot(page, slot);
  await book.click();
  await expect(page.getByText('Delivery has been booked', { exact: true })).toBeVisible();
  await expect(picker(page)).toBeHidden();
  await expect(booking(page)).toContainText(slot.deliveryRunName);
  await expect(page.getByRole('textbox', { name: /^Requested delivery date/u })).toHaveAttribute('readonly');

  await page.reload();
  await expectLoaded(page);
  await expect(booking(page)).toContainText(slot.deliveryRunName);
  await make.cancel([reference]);
  await page.reload();
  await expectLoaded(page);
  await expect(booking(page)).toContainText('Not booked');
  await expect((await auditTrail(page)).first()).toContainText(/Delivery booking cancelled|Cancelled/u);
});
