import { auditTrail, field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { openAsOtherUser, test } from '../src/open-draft.js';
import { reportEvents } from '../src/provider.js';

test('[CONS-02, CONS-08, CONS-13, CONS-21, CONS-22, CONS-26, CONS-27, CONS-36, PROV-01, PROV-03, PROV-05, PROV-06] dispatch sends a consignment, the dock can only edit its receiver, the provider delivers it', async ({
  openDraft,
  browser,
}) => {
  const { page, reference } = await openDraft('dispatch');
  const button = (on: typeof page, name: string) => on.getByRole('button', { name, exact: true });
  await button(page, 'Mark As Ready').click();
  await expect(page.getByText('Marked as ready', { exact: true })).toBeVisible();
  await expect(button(page, 'Mark As Ready')).toHaveCount(0);

  const dock = await openAsOtherUser(browser, 'dock', reference);
  for (const name of ['Request Pickup', 'More Actions', 'Edit sender', 'Add item', 'Add hireage']) {
    await expect(button(dock, name), name).toHaveCount(0);
  }
  await expect(field(dock, 'Sender notes')).not.toBeEditable();
  await expect(field(dock, 'Sales reference')).not.toBeEditable();
  await expect(field(dock, 'Sender reference')).not.toBeEditable();
  await expect(field(dock, 'Requested delivery date')).not.toBeEditable();
  await expect(dock.getByRole('combobox', { name: 'Service type' })).not.toBeEditable();
  const sent = dock.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/receiver'),
  );
  await field(dock, 'Receiver reference').fill('Dock 4');
  await save(dock).click();
  await sent;
  await expect(dock.getByText(saved, { exact: true })).toBeVisible();

  await page.reload();
  await expectLoaded(page);
  await expect(field(page, 'Receiver reference')).toHaveValue('Dock 4');
  await button(page, 'Request Pickup').click();
  await expect(page.getByText('Pickup requested')).toBeVisible();
  await expect(button(page, 'Request Pickup')).toHaveCount(0);
  await dock.reload();
  await expectLoaded(dock);
  await expect(field(dock, 'Receiver reference')).not.toBeEditable();
  await dock.context().close();

  const outcomes = await reportEvents(page, reference, [
    { type: 'Collected' },
    { type: 'InTransit' },
    { type: 'Exception', title: 'Delayed by a road closure', standardEventCode: 'DELAYED' },
    { type: 'OutForDelivery' },
    { type: 'Delivered' },
  ]);
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'Applied'));
  await page.reload();
  await expectLoaded(page);
  const history = page.getByRole('list', { name: 'Status history' });
  await expect(history.locator('> li')).toContainText([
    'Draft',
    'Ready',
    'Staged',
    'Picked Up',
    'In Transit',
    'Delivering',
    'Delivered, current status',
  ]);
  await expect(history).not.toContainText('not reached');
  await expect(history.getByText('Delayed by a road closure')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  const entries = await auditTrail(page);
  await expect(entries.first()).toContainText('Status changed to Delivered');
  await expect(entries.first()).toContainText('Freight provider');
  await expect(entries.filter({ hasText: 'Receiver reference' })).toContainText('Dock 4');
});
