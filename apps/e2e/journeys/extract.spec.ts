import { readCsv } from '@consign/domain/csv';
import { readFile } from 'node:fs/promises';

import { extractFileName } from '@consign/domain/reports';
import type { Download, Page } from '@playwright/test';

import { chooseFromMore, dialog, selectCreated, test } from '../src/bulk-list.js';
import { holdRequests } from '../src/faults.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';
import { expectAccessiblePage } from '../src/page-checks.js';

const extracts = '**/api/v1/data/extracts/consignments/activity';

const panel = (page: Page) => page.getByRole('region', { name: 'Download' });
const press = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

/** The stored texts of a file, and the position of a column. */
async function read(download: Download) {
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'));
  return { rows, column: (title: string) => head.indexOf(title) };
}

/** How many consignments the list finds for the same choice. */
async function countInList(page: Page, query: string): Promise<number> {
  const answer = page.waitForResponse(
    (response) => /\/consignments\/search\?/u.test(response.url()) && response.ok(),
  );
  await page.goto(new URL(`/search?${query}`, page.url()).href);
  const { rowCount } = (await (await answer).json()) as { rowCount: number };
  return rowCount;
}

test.describe('the data extract', () => {
  test('[ROUTE-04] [EXTR-01] [EXTR-02] [EXTR-05] downloads what the list counts, and loses no text', async ({
    openList,
  }) => {
    const { page, make } = await openList('manager');
    const salesReference = `=1+1, "Tūī" 0110 ${newSalesReference()}`;
    const [reference = ''] = await make.drafts(1, salesReference);
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { name: 'Data Extract' })).toBeVisible();
    await expectAccessiblePage(page);

    const started = page.waitForEvent('download');
    await press(page);
    const download = await started;
    expect(download.suggestedFilename()).toBe(extractFileName(new Date()));
    const { rows, column } = await read(download);
    await expect(panel(page)).toContainText(`downloaded, ${rows.length.toLocaleString('en-NZ')} row`);
    await expectAccessiblePage(page);
    const own = rows.find(([first]) => first === reference);
    expect(own?.[column('Sales Reference')]).toBe(salesReference);
    expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
    expect(await countInList(page, '')).toBe(rows.length);
  });

  test('[EXTR-01] [EXTR-13] keeps the choice in the URL, and extracts by it', async ({ signedIn }) => {
    const query = 'statuses=DELIVERED&dateType=RequestedDelivery&dateRangePresetCode=LAST_30_DAYS';
    const page = await signedIn('manager', `/report?${query}`);
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Requested Delivery');
    const started = page.waitForEvent('download');
    await press(page);
    const { rows, column } = await read(await started);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row[column('Status')]))).toEqual(new Set(['Delivered']));
    expect(await countInList(page, query)).toBe(rows.length);
  });

  test('[EXTR-03] [EXTR-09] saves nothing when the server cannot be reached, and retries', async ({
    signedIn,
  }) => {
    test.slow();
    const page = await signedIn('manager', '/report');
    await page.route(extracts, (route) => route.abort('connectionreset'), { times: 1 });
    await press(page);
    await expect(page.getByRole('alert')).toContainText('Cannot download csv, please try again later');
    await expectAccessiblePage(page);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect((await started).suggestedFilename()).toMatch(/^Consignments_.+\.csv$/u);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[EXTR-11] goes on while the user works elsewhere', async ({ signedIn }) => {
    const page = await signedIn('manager', '/report');
    const requests = await holdRequests(page, extracts);
    await press(page);
    await expect(panel(page)).toContainText('Counting the consignments…');
    await page.getByRole('link', { name: 'Consignments' }).click();
    await expect(page).toHaveURL(/\/search/u);
    // The address changes first: the screen that is left tells of the end in its panel, not in a toast.
    await expect(panel(page)).toHaveCount(0);
    const started = page.waitForEvent('download');
    requests.release();
    const name = (await started).suggestedFilename();
    await expect(page.getByText(`${name} was downloaded`)).toBeVisible();
  });

  test('[EXTR-12] the list exports all that match the search', async ({ openList }) => {
    const { page, make } = await openList('manager');
    const salesReference = newSalesReference();
    const references = await make.drafts(3, salesReference, false);
    await selectCreated(page, salesReference, 3);
    await page.getByRole('checkbox', { name: `Select ${references[0]}` }).uncheck();
    await chooseFromMore(page, 'CSV export');
    const started = page.waitForEvent('download');
    await dialog(page, 'CSV export').getByRole('button', { name: 'Export all 3 that match' }).click();
    const { rows } = await read(await started);
    expect(rows.map(([first]) => first).toSorted()).toEqual(references.toSorted());
    await expectAccessiblePage(page);
  });
});
