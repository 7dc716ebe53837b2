import { readCsv } from '@consign/domain/csv';
import { readAmount } from '@consign/domain/invoices';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { ports } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';

interface Mail {
  readonly id: string;
  readonly subject: string;
}

const inbox = `http://localhost:${ports.inbox}`;

/** An invoice as the provider has mailed it. */
async function readMailed(number: string): Promise<string> {
  const mails = (await (await fetch(`${inbox}/api/mails`)).json()) as readonly Mail[];
  const mail = mails.find(({ subject }) => subject.startsWith(`Invoice ${number},`));
  return (await fetch(`${inbox}/mails/${mail?.id}/attachments/0`)).text();
}

async function load(page: Page, name: string, csv: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the invoice' }).click();
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${name}`, 'u') });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('[INVC-01] [INVC-10] [INVC-11] [INVC-12] [INVC-18] [INVC-22] an accountant finds what an invoice has too much, queries it, and accepts the corrected one', async ({
  signedIn,
}) => {
  const page = await signedIn('accounts', '/invoices');
  const csv = await readMailed('INV-20417');
  await load(page, 'INV-20417.csv', csv);
  await expect(row(page, 'Findings', 'Differs')).toContainText('1');
  await row(page, 'Findings', 'Differs').getByRole('button').click();
  const lines = page.getByRole('grid', { name: 'Lines' });
  await expect(lines.getByRole('row')).toHaveCount(2);
  await expect(lines).toContainText(/Invoiced \$8\.50 above the agreed .*: FAF \$8\.50 more/u);

  await page.getByRole('checkbox', { name: /^Select line/u }).click();
  await button(page, 'Query…').click();
  await page.getByLabel('What you ask the provider').fill('The agreed price has less FAF');
  await button(page, /^Query$/u).click();
  await expect(row(page, 'Decisions', 'Queried')).toContainText('1');
  const started = page.waitForEvent('download');
  await button(page, 'Download queries').click();
  const queries = readCsv(await readFile(await (await started).path(), 'utf8'));
  expect(queries).toHaveLength(2);
  const reference = queries[1]?.[queries[0]?.indexOf('Consignment') ?? 0];
  expect(queries[1]?.at(-1)).toBe('The agreed price has less FAF');

  // The provider takes the amount back, in the line and in the total.
  const corrected = readCsv(csv)
    .map((cells) => {
      const isChanged = cells.includes(reference ?? '?');
      const isTotal = cells.includes('Total');
      if (!isChanged && !isTotal) return cells.join(',');
      return cells
        .map((cell, index) => {
          const isLowered = index === cells.length - 1 || (isChanged && index === cells.length - 2);
          return isLowered
            ? (((readAmount(cell, Number.MAX_SAFE_INTEGER) ?? 0) - 850) / 100).toFixed(2)
            : cell;
        })
        .join(',');
    })
    .join('\n')
    .replaceAll('INV-20417', 'INV-20417A');
  await button(page, 'Load a corrected invoice').click();
  await load(page, 'INV-20417A.csv', corrected);
  await expect(page.getByRole('heading', { name: 'Invoice INV-20417A' })).toBeVisible();
  await expect(row(page, 'Findings', 'Agrees')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Findings' }).getByRole('row')).toHaveCount(3);
  await button(page, /^Select all \d+ shown$/u).click();
  await button(page, 'Accept').click();
  await expect(row(page, 'Decisions', 'To decide')).toContainText('$0.00');
  await page.getByRole('link', { name: 'Open the invoice that it replaces' }).click();
  await expect(page.getByText('A corrected invoice replaces this one.')).toBeVisible();
});
