import { auditTrail, editParticipant, expectBackedUp, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { openAsOtherUser, test } from '../src/open-draft.js';

test('[CONS-33, CONS-55, CONS-58] conflicting changes are compared; theirs is kept for one field and mine for another', async ({
  openDraft,
  browser,
}) => {
  const { page, reference } = await openDraft('dispatch');
  const colleague = await openAsOtherUser(browser, 'manager', reference);
  await field(colleague, 'Sender notes').fill('Their gate code');
  await field(colleague, 'Receiver notes').fill('Their dock');
  await save(colleague).click();
  await expect(colleague.getByText(saved, { exact: true })).toBeVisible();

  await field(page, 'Sender notes').fill('My gate code');
  await field(page, 'Receiver notes').fill('My dock');
  await save(page).click();
  const comparison = page.getByRole('dialog', { name: 'Changed by someone else' });
  const side = (name: string, which: RegExp) =>
    comparison.getByRole('group', { name: new RegExp(`^${name}`) }).getByRole('radio', { name: which });
  await expect(comparison.getByText('Changed by both of you')).toHaveCount(2);
  await expect(side('Sender notes', /^Mine My gate code/)).toBeChecked();
  await side('Sender notes', /^Theirs Their gate code/).check();
  await side('Receiver notes', /^Mine My dock/).check();
  await comparison.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await colleague.reload();
  await expectLoaded(colleague);
  await expect(field(colleague, 'Sender notes')).toHaveValue('Their gate code');
  await expect(field(colleague, 'Receiver notes')).toHaveValue('My dock');
  const [mine, theirs] = await (await auditTrail(colleague)).allInnerTexts();
  expect(mine).toMatch(/^Saved[^]*Receiver notes[^]*Their dock[^]*My dock/);
  expect(mine).not.toContain('Sender notes');
  expect(theirs).toMatch(/^Saved[^]*Sender notes[^]*Their gate code/);
  await colleague.context().close();
});

test('[PLAT-19, PLAT-24] two tabs do not overwrite unsaved work unasked', async ({ openDraft, context }) => {
  const { page: first } = await openDraft('dispatch');
  const second = await context.newPage();
  await second.goto(first.url());
  await expectLoaded(second);
  await editParticipant(first, 'receiver');
  await field(first, 'Receiver reference').fill('First tab');
  await expectBackedUp(first);

  await field(second, 'Sales reference').fill('Second tab');
  const overtaken = second.getByText('You have newer changes in another window');
  await expect(overtaken).toBeVisible();
  const third = await context.newPage();
  await third.goto(first.url());
  await expectLoaded(third);
  await third.getByRole('button', { name: 'Restore' }).click();
  await expect(field(third, 'Receiver reference')).toHaveValue('First tab');
  await expectBackedUp(third);
  await third.close();

  // The third tab has backed up again, so the second is asked again.
  const useThis = second.getByRole('button', { name: 'Use this version' });
  const conflict = second.waitForResponse((answer) => answer.status() === 409);
  await useThis.click();
  await conflict;
  await expect(overtaken).toBeVisible();
  await useThis.click();
  await expectBackedUp(second);
  await expect(overtaken).toHaveCount(0);
  await second.close();
  await first.reload();
  await expectLoaded(first);
  await first.getByRole('button', { name: 'Restore' }).click();
  await expect(field(first, 'Sales reference')).toHaveValue('Second tab');
  await expect(field(first, 'Receiver reference')).toHaveValue('');
  await save(first).click();
  await expect(first.getByText(saved, { exact: true })).toBeVisible();
  await first.reload();
  await expectLoaded(first);
  await expect(field(first, 'Sales reference')).toHaveValue('Second tab');
  await expect(first.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
});
