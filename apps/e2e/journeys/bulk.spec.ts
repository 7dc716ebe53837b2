import { action, dialog, result, selectCreated, test } from '../src/bulk-list.js';
import { expectAccessiblePage } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { newSalesReference } from '../src/consignment-factory.js';

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
});
