import path from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumArguments, findChromium } from '../../../chromium.shared.js';
import { password, users } from './users.js';

// Takes the README's screenshot of the running `pnpm start`.
const picture = path.resolve(import.meta.dirname, '../../../docs/picture.png');
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, locale: 'en-NZ' });
await page.goto(`http://tasman.localhost:${process.env['CONSIGN_PORT'] ?? 4300}/search?sortDirection=desc`);
await page.getByLabel('Email').fill(users.manager);
await page.getByLabel('Password').fill(password);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('row').nth(8).waitFor();
await page.getByRole('button', { name: /^Sites/ }).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: picture });
await browser.close();
