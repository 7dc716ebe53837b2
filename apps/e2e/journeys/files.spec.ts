import { expect } from '../src/journey.js';
import { test } from '../src/open-draft.js';
import { attachFile, chooseFile, padPng } from '../src/sample-files.js';

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
