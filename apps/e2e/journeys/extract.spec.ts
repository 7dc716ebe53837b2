import { readCsv } from '@consign/domain/csv';
import { readFile } from 'node:fs/promises';

import { extractFileName } from '@consign/domain/reports';
import type { Download, Page } from '@playwright/test';

import { test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Download' });
const press = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

/** The stored texts of a file, and the position of a column. */
async function read(download: Download) {
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'));
  return { rows, column: (title: string) => head.indexOf(title) };
}

/** How many consignments the list finds for the same choice. */
async function countInList(page: Page): Promise<number> {
  await page.goto(new URL('/search', page.url()).href);
  const range = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/u).textContent();
  return Number(range?.split(' of ')[1]?.replaceAll(',', ''));
}

test('[ROUTE-04] [EXTR-01] [EXTR-02] [EXTR-05] an extract has what the list counts, and loses no text', async ({
  openList,
}) => {
  const { page, make } = await openList('manager');
  const salesReference = `=1+1, "Tūī" 0110 ${newSalesReference()}`;
  const [reference = ''] = await make.drafts(1, salesReference);
  // Other journeys create consignments of this customer meanwhile.
  const before = await countInList(page);
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Data Extract' })).toBeVisible();

  const started = page.waitForEvent('download');
  await press(page);
  const download = await started;
  expect(download.suggestedFilename()).toBe(extractFileName(new Date()));
  const { rows, column } = await read(download);
  await expect(panel(page)).toContainText(`downloaded, ${rows.length.toLocaleString('en-NZ')} row`);
  const own = rows.find(([first]) => first === reference);
  expect(own?.[column('Sales Reference')]).toBe(salesReference);
  expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.length).toBeLessThanOrEqual(await countInList(page));
});
