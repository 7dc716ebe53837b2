import { expectLoaded } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';
import { attachFile, chooseFile, buildPdf, padPng } from '../src/sample-files.js';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const image = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('[FILE-01, FILE-02, FILE-05, FILE-08] accepts 10 MB; rejects one byte more and a file with a false image type', async ({
  openDraft,
}) => {
  const { page } = await openDraft('dispatch');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/files')) uploads.push(request.url());
  });
  for (const [file, refusal] of [
    [image('One over.png', padPng(MAX_FILE_BYTES + 1)), 'Selected file has reached size limit - 10MB'],
    [
      image('Page.png', Buffer.from('<!doctype html><script>alert(1)</script>')),
      'Only PDF, JPEG and PNG files can be attached',
    ],
  ] as const) {
    const form = await chooseFile(page, file, 'Photo', 'Too much');
    await expect(form.getByText(file.name)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText(refusal);
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(form.getByText('Form is invalid, please check your details')).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  }
  expect(uploads).toEqual([]);

  const whole = await attachFile(
    page,
    image('Just enough.png', padPng(MAX_FILE_BYTES)),
    'Photo',
    'All of it',
  );
  await expect(whole).toContainText('10 MB');
  await expect(page.getByText('File has been uploaded to consignment')).toBeVisible();
  expect(uploads).toHaveLength(1);
});

test('[FILE-09] [FILE-14] a file name with a path, quotes and a line break is stored and downloaded under a safe name', async ({
  openDraft,
}) => {
  const { page } = await openDraft('dispatch');
  const name = '../up "<b>1</b>"\r\nTūī.pdf';
  // Dropped, because a file chooser cannot provide such a name.
  const dropped = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], called, { type: 'application/pdf' }));
      return transfer;
    },
    [name, buildPdf().toString('base64')] as const,
  );
  const section = page.getByRole('region', { name: 'Attachments' });
  await section.dispatchEvent('dragover', { dataTransfer: dropped });
  await section.dispatchEvent('drop', { dataTransfer: dropped });
  const form = page.getByRole('form', { name: 'New file' });
  await expect(form.getByText('<b>1</b>')).toBeVisible();
  await page.keyboard.type('Photo');
  await expect(page.locator('[role="option"][data-combobox-selected]', { hasText: 'Photo' })).toBeVisible();
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', { name: 'Notes' }).fill('Odd name');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('File has been uploaded to consignment')).toBeVisible();

  await page.reload();
  await expectLoaded(page);
  const file = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(file).toContainText('.._up "<b>1<_b>"__Tūī.pdf');
  await expect(file.locator('b')).toHaveCount(0);
  const link = file.getByRole('link', { name: /^Open / });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(decodeURIComponent(address.pathname)).toMatch(/^\/files\/[^/]+\/\.\._up "<b>1<_b>"__Tūī\.pdf$/);
  const disposition = await page.evaluate(
    async (path) => (await fetch(path)).headers.get('content-disposition'),
    address.pathname + address.search,
  );
  expect(disposition).toMatch(/^inline; filename="[^"\\]+\.pdf"; filename\*=UTF-8''[\w.%-]+$/);

  // Simulates "Save link as".
  const saving = page.waitForEvent('download');
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.download = '';
    anchor.target = '';
    anchor.click();
  });
  expect((await saving).suggestedFilename()).toMatch(/^[^/\\"<>\r\n]+\.pdf$/);
});
