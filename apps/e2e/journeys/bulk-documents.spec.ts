import { readFile } from 'node:fs/promises';

import { address } from '../src/addresses.js';
import { action, dialog, chooseFromMore, result, selectCreated, test } from '../src/bulk-list.js';
import { expect } from '../src/journey.js';
import { newSalesReference } from '../src/consignment-factory.js';

/** The same URL at a host that Node can resolve. */
function toReachableUrl(uri: string): string {
  const { pathname, search } = new URL(uri, address('plain'));
  return address('plain', pathname + search);
}

test(
  '[BULK-05, BULK-06, BULK-07, BULK-18] Labels opens a PDF at a signed URL in a new tab; the CSV export and the manifest are downloaded',
  { tag: '@chromium' },
  async ({ openList, context }) => {
    const { page, make } = await openList('dispatch');
    const salesReference = newSalesReference();
    const references = await make.drafts(2, salesReference);
    await selectCreated(page, salesReference, 2);
    await action(page, 'Mark as Ready').click();
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(result(page)).toBeHidden();

    const csv = page.waitForEvent('download');
    await chooseFromMore(page, 'CSV export');
    expect((await csv).suggestedFilename()).toBe('Consignments.csv');
    const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split(/\r?\n/);
    const [head = '', ...rows] = lines;
    expect(head).toContain('Consignment');
    expect(rows).toHaveLength(2);
    for (const reference of references) {
      expect(rows.filter((row) => row.includes(reference))).toHaveLength(1);
    }

    const manifest = page.waitForEvent('download');
    await chooseFromMore(page, 'Pickup manifest');
    expect((await manifest).suggestedFilename()).toBe('Pickup Manifest.pdf');
    expect((await readFile(await (await manifest).path())).subarray(0, 5).toString()).toBe('%PDF-');

    const fileResponse = context.waitForEvent('response', (response) => response.url().includes('/files/'));
    const opened = context.waitForEvent('page');
    await action(page, 'Labels').click();
    const response = await fileResponse;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const { pathname, searchParams } = new URL(response.url());
    expect(pathname).toMatch(/^\/files\/[\w-]+\/[^/]+\.pdf$/);
    expect([...searchParams.keys()].toSorted()).toEqual(['e', 's']);
    await expect.poll(async () => (await opened).url()).toBe(response.url());
    // The new tab is the only feedback.
    await expect(dialog(page, 'Labels')).toHaveCount(0);

    const file = await page.request.get(toReachableUrl(response.url()));
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await page.request.get(toReachableUrl(response.url()).replace(/s=./, 's='))).status()).toBe(404);
  },
);
