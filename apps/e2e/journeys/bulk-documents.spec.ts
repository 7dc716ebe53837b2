import { readFile } from 'node:fs/promises';

import { address, ports } from '../src/addresses.js';
import { action, dialog, more, result, selectMade, test, type OpenDesk } from '../src/bulk-desk.js';
import { expectSoundPage } from '../src/everywhere.js';
import { expect } from '../src/journey.js';
import { newMark } from '../src/made-consignments.js';

/** The address under which this process, too, can look it up. */
function sameOf(uri: string): string {
  const { pathname, search } = new URL(uri, address('plain'));
  return address('plain', pathname + search);
}

/** Two that are Ready, selected. */
async function ready(desk: OpenDesk) {
  const { page, make } = await desk('dispatch');
  const mark = newMark();
  const references = await make.drafts(2, mark);
  await selectMade(page, mark, 2);
  await action(page, 'Mark as Ready').click();
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  return { page, references };
}

test.describe('documents of many', () => {
  test('[BULK-05, BULK-18] Labels opens a tab with a PDF at a signed address', async ({ desk, context }) => {
    const { page } = await ready(desk);
    const answered = context.waitForEvent('response', (response) => response.url().includes('/files/'));
    const opened = context.waitForEvent('page');
    await action(page, 'Labels').click();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const { pathname, searchParams } = new URL(response.url());
    expect(pathname).toMatch(/^\/files\/[\w-]+\/[^/]+\.pdf$/);
    expect([...searchParams.keys()].toSorted()).toEqual(['e', 's']);
    await expect.poll(async () => (await opened).url()).toBe(response.url());
    // Nothing more to say: the tab is the answer.
    await expect(dialog(page, 'Labels')).toHaveCount(0);

    const file = await page.request.get(sameOf(response.url()));
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await page.request.get(sameOf(response.url()).replace(/s=./, 's='))).status()).toBe(404);
  });

  test('[BULK-05] a browser that opens no tab gets the link', async ({ desk }) => {
    const { page } = await ready(desk);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await action(page, 'Notes').click();
    const link = dialog(page, 'Notes').getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    const answer = await page.request.get(sameOf((await link.getAttribute('href')) ?? ''));
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await expectSoundPage(page);
  });

  test('[BULK-06, BULK-07, BULK-18] the CSV export and the manifest arrive as files', async ({ desk }) => {
    const { page, references } = await ready(desk);
    const csv = page.waitForEvent('download');
    await more(page, 'CSV export');
    expect((await csv).suggestedFilename()).toBe('Consignments.csv');
    const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split(/\r?\n/);
    const [head = '', ...rows] = lines;
    expect(head).toContain('Consignment');
    expect(rows).toHaveLength(2);
    for (const reference of references) {
      expect(rows.filter((row) => row.includes(reference))).toHaveLength(1);
    }

    const manifest = page.waitForEvent('download');
    await more(page, 'Pickup manifest');
    expect((await manifest).suggestedFilename()).toBe('Pickup Manifest.pdf');
    expect((await readFile(await (await manifest).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[BULK-08, BULK-19] the manifest is mailed with the PDF and the notes', async ({ desk }) => {
    const { page } = await ready(desk);
    const notes = `Gate 4, ring Māia ${newMark()}`;
    await more(page, 'Email Pickup Manifest');
    const asks = dialog(page, 'Email Pickup Manifest');
    await expect(asks).toContainText('goes to dispatch@kowhai.example');
    const field = asks.getByRole('textbox', { name: /^Notes/ });
    await field.fill('x'.repeat(201));
    await asks.getByRole('button', { name: 'Send' }).click();
    await expect(asks).toContainText('At most 200 characters');
    await field.fill(`  ${notes}  `);
    await asks.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The email will be sent shortly')).toBeVisible();

    interface Mail {
      readonly id: string;
      readonly to: readonly string[];
      readonly text: string;
      readonly attachments: readonly { readonly name: string }[];
    }
    const inbox = `http://127.0.0.1:${ports.inbox}`;
    const arrived = async () =>
      ((await (await page.request.get(`${inbox}/api/mails`)).json()) as Mail[]).filter(({ text }) =>
        text.includes(notes),
      );
    await expect.poll(async () => (await arrived()).length).toBe(1);
    const [mail] = await arrived();
    expect(mail?.to).toEqual(['dispatch@kowhai.example']);
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['Pickup Manifest.pdf']);
    const attached = await page.request.get(`${inbox}/mails/${mail?.id}/attachments/0`);
    expect((await attached.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
