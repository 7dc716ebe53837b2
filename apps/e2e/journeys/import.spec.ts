import { readFileSync } from 'node:fs';

import { address } from '../src/addresses.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

const creates = '**/api/v1/consignments';

test('[IMPT-12, IMPT-16, IMPT-20] a file with problems is fixed, imported, stopped, reloaded and continued: none twice, none missing', async ({
  signedIn,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('manager', '/consignment/import');
  await expectLoaded(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download example' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  const [header = '', , , row = ''] = lines;
  const prefix = `IMP${Date.now().toString(36)}`;
  const references = Array.from({ length: 20 }, (_, index) => `${prefix}-${index + 10}`);
  // Without dates, which depend on the calendar.
  const cells = row.split(',').map((cell, index) => (index === 2 || index === 3 ? '' : cell));
  const rows = references.map((reference) => cells.join(',').replace('PO-7782', reference));
  const load = async (text: string) => {
    const buffer = Buffer.from(text, 'utf8');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Load & Validate' }).click();
  };

  const broken = rows.map((each, index) => (index === 4 ? each.replace(/^[^,]*/u, 'NOWHERE') : each));
  await load([header, ...broken].join('\r\n'));
  await expect(page.getByRole('table', { name: 'Errors' })).toContainText('Account "NOWHERE" not found');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The import file contains errors. No consignments have been created. Please fix the errors and try again.',
  );

  await load([header, ...rows].join('\r\n'));
  await expect(page.getByText('20 consignments in 20 rows: 20 consignments to create')).toBeVisible();
  await expect(page.getByText(/excluding GST for 20 consignments/)).toBeVisible();
  let sent = 0;
  const releases: (() => void)[] = [];
  const released = new Promise<void>((resolve) => {
    releases.push(resolve);
  });
  await page.route(creates, async (route) => {
    sent += 1;
    if (sent === 2) {
      // Do the work, but drop the answer.
      await route.fetch({ url: address('plain', new URL(route.request().url()).pathname) });
      return route.abort('connectionreset');
    }
    if (sent > 6) await released;
    // The page that asked may be gone.
    return route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^[2-9] of 20: /)).toBeVisible();
  await expect(page).toHaveURL(/session=/);
  // Reloading asks first, and leaves the import as it is.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  for (const release of releases) release();
  await expectLoaded(page);
  await expect(page.getByText(/^20 consignments in 20 rows: \d+ consignments? to create/)).toBeVisible();
  // The server takes its time, so that there is something to stop.
  const answers: (() => void)[] = [];
  const answered = new Promise<void>((resolve) => {
    answers.push(resolve);
  });
  await page.route(creates, async (route) => {
    await answered;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stopping' })).toBeVisible();
  for (const answer of answers) answer();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Nothing to import: every consignment of the file exists.')).toBeVisible();

  await load([header, ...rows].join('\r\n'));
  await expect(page.getByText(/^All of these consignments exist already, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  await page.getByRole('link', { name: 'Consignments' }).click();
  await page.getByRole('searchbox', { name: 'Keyword' }).fill(prefix);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('of 20', { exact: false }).first()).toBeVisible();
});
