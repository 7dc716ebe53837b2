import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';
import { expectLoaded } from '../src/page-checks.js';
import { reportEvents } from '../src/provider.js';

test('[TRAK-01, TRAK-03, TRAK-06, TRAK-12] a shared link, without scripts: a time is chosen, and the delivery with its proof follows', async ({
  browser,
  openDraft,
}) => {
  const { page, reference, make } = await openDraft('manager');
  await make.markReady([reference]);
  await page.reload();
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = (await page.getByRole('link', { name: /\/track\// }).getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Being prepared' })).toBeVisible();
  const time = visitor.getByRole('group', { name: 'Choose a delivery time' }).locator('label').last();
  const chosen = (await time.textContent()) ?? '';
  await time.click();
  await visitor.getByRole('button', { name: 'Choose this time' }).click();
  await expect(visitor.getByText(`Booked for ${chosen}`)).toBeVisible();
  await expect(visitor.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Request Pickup' }).click();
  await expect(page.getByText('Pickup requested')).toBeVisible();
  const proof = { signatory: 'Mere Tahu', piecesDelivered: 2 };
  await reportEvents(page, reference, [{ type: 'Collected' }, { type: 'Delivered', proof }]);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(visitor.getByText('Mere Tahu')).toBeVisible();
  await visitor.context().close();
});
