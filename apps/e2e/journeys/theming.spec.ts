import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';

// Top bar colours in light mode: of the default theme, and of the tenant's brand in the demonstration data.
const bars = { consign: 'rgb(255, 255, 255)', tasman: 'rgb(1, 61, 67)' };

// Behind the cards, in the same themes; the default theme in dark mode too.
const grounds = { consign: 'rgb(242, 244, 249)', dark: 'rgb(18, 21, 27)', tasman: 'rgb(240, 245, 246)' };

const bar = (page: Page) => page.getByRole('banner');
const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Records every colour of the top bar, or of its placeholder during boot. */
async function recordBarColors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBars: seen });
    const recordColor = () => {
      const shown = document.querySelector('.boot-bar, header');
      const colour = shown === null ? null : getComputedStyle(shown).backgroundColor;
      if (colour !== null && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(recordColor);
    };
    recordColor();
  });
}

const seenBars = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'seenBars') as string[] | undefined) ?? []);

test('[PLAT-09] [PLAT-23] a theme applies immediately and in other tabs, survives a reload and can be reset', async ({
  signedIn,
  context,
}) => {
  const page = await signedIn('manager', '/settings/theme');
  await expect(bar(page)).toHaveCSS('background-color', bars.tasman);
  const otherTab = await context.newPage();
  await otherTab.goto(address('tasman', '/report'));
  await expect(bar(otherTab)).toHaveCSS('background-color', bars.tasman);

  await theme(page, 'Default').check();
  await expect(bar(page)).toHaveCSS('background-color', bars.consign);
  await expect(bar(otherTab)).toHaveCSS('background-color', bars.consign);
  const ground = page.locator('body');
  await expect(ground).toHaveCSS('background-color', grounds.consign);
  await theme(page, 'Dark').check();
  await expect(ground).toHaveCSS('background-color', grounds.dark);
  await theme(page, 'Light').check();

  await recordBarColors(page);
  await page.reload();
  await expect(theme(page, 'Default')).toBeChecked();
  const seen = await seenBars(page);
  expect(seen).toContain(bars.consign);
  expect(seen).not.toContain(bars.tasman);

  await page.getByRole('button', { name: 'Use the tenant’s theme' }).click();
  await expect(ground).toHaveCSS('background-color', grounds.tasman);
  await expect(bar(page)).toHaveCSS('background-color', bars.tasman);
  await expect(bar(otherTab)).toHaveCSS('background-color', bars.tasman);
});
