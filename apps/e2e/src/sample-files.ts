import type { Locator, Page } from '@playwright/test';

import { clickOption } from './consignment-form.js';

/** A file for the file chooser. */
interface FileInput {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of 40 × 30 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAK0lEQVR42u3NMQ0AAAgDsElBEpKQjgw4mvRvqudExGKxWCwWi8VisVj8N14yhmU98IOxuQAAAABJRU5ErkJggg==',
  'base64',
);

/** A one-page PDF with a red box. */
export function buildPdf(): Buffer {
  const box = '0.8 0.1 0.1 rg 20 20 100 100 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 280] /Resources << >> /Contents 4 0 R >>',
    `<< /Length ${box.length} >>\nstream\n${box}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** Fills in the attachment form, using the browser's file chooser, and uploads the file. */
export async function attachFile(page: Page, file: FileInput, type: string, notes: string): Promise<Locator> {
  const form = page.getByRole('form', { name: 'New file' });
  if ((await form.count()) === 0) await page.getByRole('button', { name: 'Attach file' }).click();
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /^Choose/ }).click();
  await (await chooser).setFiles(file);
  await form.getByRole('combobox', { name: 'File type' }).click();
  await clickOption(page.getByRole('option', { name: type }));
  await form.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await form.getByRole('button', { name: 'Upload' }).click();
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: notes });
}
