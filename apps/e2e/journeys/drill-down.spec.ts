import { readCsv } from '@consign/domain/csv';
import { readFile } from 'node:fs/promises';

import { addDays, today } from '@consign/domain/dates';
import type { Page } from '@playwright/test';

import { expect, test } from '../src/journey.js';

const now = today(new Date());
/** The whole of the demo data that a dashboard can show. */
const dashboard = `/dashboard?startDate=${addDays(now, -90)}&endDate=${now}`;

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const segment = (page: Page, title: string, name: RegExp) =>
  card(page, title).getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const references = (page: Page) => dialog(page).getByRole('link', { name: /^TAS\d+/ });

/** The figure in a text such as 'Delivered 1,234' or '1–25 of 60'. */
function readFigure(text: string | null): number {
  return Number(/([\d,]+)\D*$/u.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

/** Opens a segment by keyboard; returns its figure. */
async function openSegment(page: Page, title: string, name: RegExp): Promise<number> {
  const button = segment(page, title, name);
  await expect(button).toBeVisible();
  const figure = readFigure((await button.textContent())?.replace(/[(,][^\d]*$/u, '') ?? null);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectRows(page, figure);
  return figure;
}

async function expectRows(page: Page, count: number): Promise<void> {
  await expect(
    dialog(page).getByText(new RegExp(`^[\\d,]+–[\\d,]+ of ${count.toLocaleString('en-NZ')}$`)),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('[DASH-16, DASH-19, DASH-36] the consignments behind a figure open by keyboard, download, and close on Back', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('manager', dashboard);
  const figure = await openSegment(page, 'Consignments Created', /^Delivered/);
  expect(figure).toBeGreaterThan(25);

  const first = await references(page).first().textContent();
  await dialog(page).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/drill\.page=2/);
  await expect(references(page).first()).not.toHaveText(first ?? '');
  await dialog(page).getByRole('button', { name: 'Status Date' }).click();
  await expect(page).toHaveURL(/drill\.sort=statusDate/);
  await expect(dialog(page).getByRole('columnheader', { name: 'Status Date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^CSV file/ }).click();
  const [, ...rows] = readCsv(await readFile(await (await download).path(), 'utf8'));
  expect(rows).toHaveLength(figure);
  expect(new Set(rows.map(([reference]) => reference)).size).toBe(figure);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(segment(page, 'Consignments Created', /^Delivered/)).toBeFocused();
});
