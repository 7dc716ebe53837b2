import { addDays, today } from '@consign/domain/dates';
import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect, signIn, test } from '../src/journey.js';

const now = today(new Date());
/** A range that covers nearly all demo data, without today: other journeys create consignments meanwhile. */
const year = `startDate=${addDays(now, -360)}&endDate=${addDays(now, -1)}`;

const links = (page: Page) => page.getByRole('link', { name: /^TAS\d+/ });
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' });
const rowRange = (page: Page) => page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);
const selectionCount = (page: Page, count: string) => page.getByText(`${count} selected`).first();
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

async function rowCount(page: Page): Promise<number> {
  const text = (await rowRange(page).textContent()) ?? '';
  return Number(text.split(' of ')[1]?.replaceAll(',', ''));
}

/** The number of rows, without headers, that are completely in view. */
function countRowsInView(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    const bottom = grid.parentElement?.getBoundingClientRect().bottom ?? 0;
    const rows = [...grid.querySelectorAll('[role="row"]')];
    return (
      rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(bottom, innerHeight)).length - 1
    );
  });
}

async function expectListLoaded(page: Page): Promise<void> {
  await expect(links(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('[LIST-32, LIST-57, LIST-90, LIST-07, LIST-12] keys focus Keyword, move through rows, select, preview, show help and open', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('dispatch', `/search?${year}`);
  await expectListLoaded(page);
  expect(await countRowsInView(page)).toBeGreaterThanOrEqual(16);
  const tagged = page
    .getByRole('row')
    .filter({ hasText: /Fragile|Priority|Tail lift/ })
    .first();
  await tagged.hover();
  const tag = await tagged
    .getByText(/^(?:Fragile|Priority|Tail lift)$/)
    .first()
    .boundingBox();
  const preview = await tagged.getByRole('button', { name: /^Preview/ }).boundingBox();
  expect((tag?.x ?? 0) + (tag?.width ?? 0)).toBeLessThanOrEqual(preview?.x ?? 0);
  await page.keyboard.press('/');
  await expect(keyword(page)).toBeFocused();
  await page.keyboard.type('TAS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchTerm=TAS/);
  await expectListLoaded(page);
  await expect(keyword(page)).toHaveValue('TAS');

  const references = await links(page).allTextContents();
  await links(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(selectionCount(page, '1')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${references[2]}` })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(selectionCount(page, '2')).toBeVisible();

  await page.keyboard.press('p');
  await expect(page).toHaveURL(new RegExp(`preview=${references[3]}`));
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`preview=${references[2]}`));
  await page.keyboard.press('p');
  await expect(page).not.toHaveURL(/preview=/);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Preview the consignment');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(links(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/consignment/${references[2]}`));
});

test.describe('a search', () => {
  test('[LIST-10, LIST-11, LIST-24] adds a history entry; Clear adds another and stays clear', async ({
    signedIn,
  }) => {
    const page = await signedIn('dispatch', `/search?${year}`);
    await expectListLoaded(page);
    const all = await rowCount(page);
    await keyword(page).fill('wellington');
    await keyword(page).press('Enter');
    await expect(page).toHaveURL(/searchTerm=wellington/);
    await expect(activeFilters(page)).toContainText('Keyword: wellington');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/searchTerm|startDate/);
    await expect(keyword(page)).toHaveValue('');
    await expect(activeFilters(page)).toHaveCount(0);

    await page.goBack();
    await expect(keyword(page)).toHaveValue('wellington');
    await page.goBack();
    await expect(keyword(page)).toHaveValue('');
    await expect.poll(() => rowCount(page)).toBe(all);
    await page.goForward();
    await expect(activeFilters(page)).toContainText('Keyword: wellington');
    await page.reload();
    await expect(keyword(page)).toHaveValue('wellington');
  });

  test('[LIST-26, LIST-30] finds just the pasted references; Back closes them', async ({ signedIn }) => {
    const page = await signedIn('dispatch', `/search?${year}`);
    await expectListLoaded(page);
    const [first = '', second = ''] = await links(page).allTextContents();
    await page.getByRole('button', { name: 'Find references' }).click();
    const paste = page.getByRole('dialog', { name: 'Find references' });
    await paste
      .getByRole('textbox', { name: 'References' })
      .fill(`${first}\n ${second.toLowerCase()}\n${first}\nNOSUCH-1`);
    await expect(paste).toContainText('3 references · 1 duplicate skipped');
    await paste.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('Showing 3 pasted references from any date.')).toBeVisible();
    await expect(page.getByText('1 not found: NOSUCH-1')).toBeVisible();
    await expect(links(page)).toHaveText([first, second]);
    await page.goBack();
    await expect(page.getByText(/pasted references/)).toHaveCount(0);
    await page.goForward();
    await expect(links(page)).toHaveText([first, second]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByText(/pasted references/)).toHaveCount(0);
  });
});

test.describe('a saved view', { tag: '@not-firefox' }, () => {
  test('[LIST-29, LIST-31] is saved, opens by default, is shared as a link, and is deleted', async ({
    signedIn,
    context,
    browser,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address('tasman') });
    const page = await signedIn('southern', '/search?statuses=DELIVERED&dateRangePresetCode=LAST_30_DAYS');
    const name = `Delivered ${Date.now()}`;
    const views = page.getByRole('button', { name: 'Views', exact: true });
    await views.click();
    await page.getByRole('menuitem', { name: 'Save this search' }).click();
    const save = page.getByRole('dialog', { name: 'Save this search' });
    await save.getByRole('textbox', { name: 'Name' }).fill(name);
    await save.getByRole('checkbox', { name: 'Make this my default view' }).check();
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`View '${name}' saved`)).toBeVisible();

    await test.step('opens by default', async () => {
      await page.goto(address('tasman', '/search'));
      await expect(activeFilters(page)).toContainText('Status: Delivered');
      await expect(activeFilters(page)).toContainText('Creation: Last 30 days');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(activeFilters(page)).toHaveCount(0);
    });

    await test.step('is shared with a colleague', async () => {
      await views.click();
      await page.getByRole('menuitem', { name }).click();
      await expect(activeFilters(page)).toContainText('Status: Delivered');
      await views.click();
      await page.getByRole('menuitem', { name: 'Copy link to this search' }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const otherContext = await browser.newContext();
      const colleague = await otherContext.newPage();
      await colleague.goto(link);
      await signIn(colleague, 'manager');
      await expect(activeFilters(colleague)).toContainText('Status: Delivered');
      await expect(activeFilters(colleague)).toContainText('Creation: Last 30 days');
      await colleague.getByRole('button', { name: 'Views', exact: true }).click();
      await expect(colleague.getByRole('menuitem', { name: 'Save this search' })).toBeVisible();
      await expect(colleague.getByRole('menuitem', { name })).toHaveCount(0);
      await otherContext.close();
    });

    await test.step('is deleted', async () => {
      await views.click();
      await page.getByRole('menuitem', { name: 'Manage views' }).click();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(page.getByText(`View '${name}' deleted`)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goto(address('tasman', '/search'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
      await expect(activeFilters(page)).toHaveCount(0);
    });
  });
});
