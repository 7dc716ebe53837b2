import { address } from '../src/addresses.js';
import { test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';
import { expectLoaded } from '../src/page-checks.js';
import { scan } from '../src/scan.js';

interface Load {
  readonly consignments: readonly {
    readonly reference: string;
    readonly pieces: readonly { readonly sscc: string }[];
  }[];
}

test('[LOAD-02, LOAD-03] a load with a missing piece is checked on a short phone, and signed without a network at first', async ({
  openList,
}) => {
  const { page, make } = await openList('manager');
  const references = await make.drafts(2, newSalesReference());
  await make.markReady(references);
  await page.setViewportSize({ width: 360, height: 480 });
  const answer = page.waitForResponse(/load-checks\/pieces/u);
  await page.goto(address('tasman', `/dock?refs=${references.join(',')}`));
  const { consignments } = (await (await answer).json()) as Load;
  await expectLoaded(page);
  const [loaded, left] = consignments;
  if (loaded === undefined || left === undefined) throw new Error('The load has other consignments');
  const missing = page.getByRole('list', { name: 'Missing' });

  await page.getByRole('button', { name: /^Sign with/u }).scrollIntoViewIfNeeded();
  for (const { sscc } of loaded.pieces) await scan(page, `]C100${sscc}`);
  await expect(page.getByText(`Loaded: ${loaded.reference}`)).toBeInViewport({ ratio: 1 });
  await expect(missing.getByRole('link', { name: left.reference })).toBeVisible();
  await expect(missing.getByRole('link', { name: loaded.reference })).toHaveCount(0);

  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sione Fīnau');
  const sign = page.getByRole('button', { name: /^Sign with \d+ missing$/u });
  await sign.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your scans are still here' })).toBeVisible();
  await page.context().setOffline(false);
  await sign.click();
  await expect(page.getByText(/^Signed by Sione Fīnau, /u)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the manifest' }).click();
  expect((await download).suggestedFilename()).toBe('Pickup Manifest.pdf');
});
