import type { Page } from '@playwright/test';

import { ports } from './addresses.js';

const inbox = `http://localhost:${ports.inbox}`;

/** Has the next morning's mail sent now, and opens it as a mail program shows it. */
export async function openMorningMail(page: Page): Promise<void> {
  await page.goto(inbox);
  await page.getByRole('button', { name: "Send the next morning's mail now" }).click();
  await page
    .getByRole('link', { name: /^Needs attention on/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Show as a mail program does' }).click();
}
