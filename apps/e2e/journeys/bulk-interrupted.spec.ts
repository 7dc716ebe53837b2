import type { Request } from '@playwright/test';

import { address } from '../src/addresses.js';
import { action, dialog, panel, result, selectCreated, test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';

const status = '**/api/v1/consignments/bulk/status';

/** Whether a call only asks for the warnings (BULK-29). */
function isCheck(request: Request): boolean {
  return (request.postDataJSON() as { checkOnly?: boolean }).checkOnly === true;
}

test('[BULK-25, CONS-34] an interrupted action goes on behind another screen, does nothing twice, and asks before the tab closes', async ({
  openList,
}) => {
  const { page, make } = await openList('dispatch');
  const salesReference = newSalesReference();
  await make.drafts(3, salesReference);
  await selectCreated(page, salesReference, 3);
  const keys: (string | undefined)[] = [];
  await page.route(status, async (route) => {
    if (isCheck(route.request())) return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort('connectionrefused');
    if (keys.length === 3) return route.continue();
    // Do the work, but drop the response.
    const response = await route.fetch({ url: address('plain', new URL(route.request().url()).pathname) });
    expect(response.status()).toBe(200);
    return route.abort('connectionreset');
  });
  await action(page, 'Request pickup').click();
  const progress = panel(page, 'Request pickup');
  const stopped = progress.getByRole('alert');
  await expect(stopped).toContainText("Continue when you're back online");
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');

  const dialogEvent = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await dialogEvent;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  await progress.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(stopped).toContainText("Continue when you're back online");
  await progress.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Request pickup')).toContainText('3 consignment(s) staged successfully');
  await expect(result(page).getByRole('row')).toHaveCount(4);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await make.histories(salesReference)).toEqual(Array.from({ length: 3 }, () => ['DRAFT', 'STAGED']));

  await page.keyboard.press('Escape');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
