import { addDays, formatDate, today } from '@consign/domain/dates';

import { action, dialog, chooseFromMore, panel, result, selectCreated, test } from '../src/bulk-list.js';
import { holdRequests } from '../src/faults.js';
import { expectAccessiblePage } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { weekdayIn } from '../src/weekdays.js';

const status = '**/api/v1/consignments/bulk/status';

test.describe('bulk actions', () => {
  test('[BULK-01, BULK-02, BULK-12, BULK-17, BULK-21, BULK-26, BULK-28] marks 12 of 20 as ready, then stages them; shows why the other 8 are left out', async ({
    openList,
  }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    const drafts = await make.drafts(12, salesReference);
    const cancelled = await make.drafts(8, salesReference);
    await make.cancel(cancelled);
    await selectCreated(page, salesReference, 20);

    const markReady = action(page, 'Mark as Ready (12 of 20)');
    await expect(markReady).toBeVisible();
    await expectAccessiblePage(page);
    await markReady.hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      '12 of 20 can be marked as ready; 8 cannot: 8 cancelled',
    );
    await markReady.click();
    const why = dialog(page, 'Mark as Ready');
    await expect(why.getByRole('listitem')).toContainText('8 cancelled');
    await why.getByRole('button', { name: 'Mark as Ready for 12' }).click();
    await expect(why).toContainText('12 consignment(s) marked as ready successfully');
    const leftOut = why.getByRole('list', { name: 'Left out' }).getByRole('listitem');
    await expect(leftOut).toContainText('8 cancelled');
    await expect(leftOut.getByRole('link')).toHaveCount(8);
    await expect(result(page).getByRole('row')).toHaveCount(13);
    await expectAccessiblePage(page);
    await why.getByRole('button', { name: 'Close' }).last().click();

    await action(page, 'Request pickup (12 of 20)').click();
    const pickup = dialog(page, 'Request pickup');
    await pickup.getByRole('button', { name: 'Request pickup for 12' }).click();
    await expect(pickup).toContainText('12 consignment(s) staged successfully');
    await pickup.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row').filter({ hasText: 'Staged' })).toHaveCount(12);
    expect(await make.histories(salesReference)).toEqual(
      new Map<string, string[]>([
        ...drafts.map((reference): [string, string[]] => [reference, ['DRAFT', 'FINAL', 'STAGED']]),
        ...cancelled.map((reference): [string, string[]] => [reference, ['DRAFT', 'CANCELLED']]),
      ]),
    );
  });

  test('[BULK-12, BULK-13, BULK-23] one without freight items fails on its own, and succeeds once it has one', async ({
    openList,
  }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    await make.drafts(2, salesReference);
    const [bare = ''] = await make.drafts(1, salesReference, false);
    await selectCreated(page, salesReference, 3);
    await action(page, 'Mark as Ready').click();
    const failedDialog = dialog(page, "1 of 3 consignments couldn't be marked as ready");
    await expect(failedDialog).toContainText('2 consignment(s) marked as ready successfully');
    await expect(result(page).getByRole('row').nth(1)).toContainText(`Error${bare}`);
    await expect(failedDialog.getByRole('link', { name: `Open ${bare}` })).toBeVisible();

    await make.addFreight(bare);
    await page.keyboard.press('Escape');
    await action(page, 'Mark as Ready (1 of 3)').click();
    const resultDialog = dialog(page, 'Mark as Ready');
    await resultDialog.getByRole('button', { name: 'Mark as Ready for 1' }).click();
    await expect(resultDialog).toContainText('1 consignment(s) marked as ready successfully');
    const histories = await make.histories(salesReference);
    expect([...histories.values()]).toEqual(Array.from({ length: 3 }, () => ['DRAFT', 'FINAL']));
  });

  test('[BULK-04, BULK-16, BULK-20] Cancel asks first, and declining changes nothing', async ({
    openList,
  }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    await make.drafts(2, salesReference);
    await selectCreated(page, salesReference, 2);
    await chooseFromMore(page, 'Cancel');
    const form = dialog(page, 'Cancel 2 consignments');
    await expect(form).toContainText("A cancelled consignment can't be restored.");
    await form.getByRole('button', { name: 'Keep them' }).click();
    await expect(form).toBeHidden();
    expect([...(await make.histories(salesReference)).values()]).toEqual([['DRAFT'], ['DRAFT']]);

    await chooseFromMore(page, 'Cancel');
    await form.getByRole('button', { name: 'Cancel consignments' }).click();
    await expect(dialog(page, 'Cancel')).toContainText('2 consignment(s) updated successfully');
    expect([...(await make.histories(salesReference)).values()]).toEqual([
      ['DRAFT', 'CANCELLED'],
      ['DRAFT', 'CANCELLED'],
    ]);
  });

  test('[BULK-03, BULK-15] a pickup date is required, rejected in the past, and set for all', async ({
    openList,
  }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    await make.drafts(2, salesReference);
    await selectCreated(page, salesReference, 2);
    await chooseFromMore(page, 'Set Requested Pickup Date');
    const form = dialog(page, 'Set Requested Pickup Date');
    const field = form.getByRole('textbox', { name: /^Requested pickup date/ });
    const set = form.getByRole('button', { name: 'Set for 2 consignments' });
    await set.click();
    await expect(field).toHaveAccessibleDescription('Choose a date');
    await field.fill(formatDate(addDays(today(new Date()), -1)));
    await set.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const day = formatDate(weekdayIn(2));
    await field.fill(day);
    await set.click();
    await expect(dialog(page, 'Set Requested Pickup Date')).toContainText(
      '2 consignment(s) updated successfully',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: `Pickup ${day}` })).toHaveCount(2);
  });

  test('[BULK-11] a double click checks once and sends once, and the list is busy meanwhile', async ({
    openList,
  }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    await make.drafts(2, salesReference);
    await selectCreated(page, salesReference, 2);
    const call = await holdRequests(page, status);
    await action(page, 'Mark as Ready').dblclick();
    await expect(panel(page, 'Mark as Ready')).toContainText('0 of 2');
    await expect(action(page, 'Request pickup')).toBeDisabled();
    await expect(page.locator('[inert][aria-busy="true"]')).toHaveCount(1);
    call.release();
    await expect(dialog(page, 'Mark as Ready')).toContainText(
      '2 consignment(s) marked as ready successfully',
    );
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(call.sent()).toBe(2);
  });
});

test.describe('bulk actions by role', () => {
  const everything = [
    'Set Requested Pickup Date',
    'Cancel',
    'CSV export',
    'Pickup manifest',
    'Email Pickup Manifest',
  ];
  const offers = [
    ['dispatch', ['Mark as Ready', 'Request pickup', 'Labels', 'Notes', 'More'], everything],
    ['dock', ['Labels', 'Notes', 'More'], ['CSV export', 'Pickup manifest']],
  ] as const;
  for (const [user, bar, menu] of offers) {
    test(`[BULK-09, BULK-16, BULK-19] ${user} is offered only permitted actions`, async ({ signedIn }) => {
      const page = await signedIn(user, '/search?dateRangePresetCode=LAST_30_DAYS&statuses=DELIVERED');
      await page
        .getByRole('checkbox', { name: /^Select TAS/ })
        .first()
        .check();
      const actions = page.getByRole('group', { name: 'Bulk actions' });
      await expect(actions.getByRole('button')).toHaveText([...bar]);
      await action(page, 'More').click();
      const items = page.getByRole('menuitem');
      await expect(items).toHaveCount(menu.length);
      for (const [index, name] of menu.entries()) await expect(items.nth(index)).toContainText(name);
    });
  }
});
