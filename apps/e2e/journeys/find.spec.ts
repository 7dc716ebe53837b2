import type { Page } from '@playwright/test';

import { test, type OpenList } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { drawLabel } from '../src/draw-label.js';
import { expect } from '../src/journey.js';
import { expectLoaded } from '../src/page-checks.js';
import { scan } from '../src/scan.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everywhere' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });

/** Points the page's camera at a picture, slightly turned and moving. */
async function showToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    (url) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 1280;
        canvas.height = 960;
        const context = canvas.getContext('2d');
        const draw = (frame: number): void => {
          if (context === null) return;
          context.fillStyle = '#777';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.save();
          context.translate(640, 480 + (frame % 5));
          context.rotate(0.12);
          context.drawImage(image, -330, -560, 660, 940);
          context.restore();
          requestAnimationFrame(() => draw(frame + 1));
        };
        draw(0);
        return canvas.captureStream(15);
      };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** A ready consignment and the picture of its first label. */
async function printLabel(openList: OpenList): Promise<{ page: Page; reference: string; label: Buffer }> {
  const { page, make } = await openList('manager');
  const [reference = ''] = await make.drafts(1, newSalesReference());
  await make.markReady([reference]);
  return { page, reference, label: await drawLabel(await make.labels(reference)) };
}

test('[NAV-20, NAV-21, NAV-22, LIST-34] Ctrl+K finds consignments, screens and actions everywhere, and a scan opens its consignment', async ({
  openList,
}) => {
  const { page, make } = await openList('manager');
  const [reference = '', other = ''] = await make.drafts(2, newSalesReference());
  await expectLoaded(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(reference.toLowerCase());
  await expect(results(page).getByRole('option', { name: new RegExp(`^${reference}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/consignment/${reference}`));
  // The list, which is loaded, shows until the consignment's screen is.
  await expect(page.getByRole('heading', { level: 1, name: 'Consignment', exact: true })).toBeVisible();
  await expectLoaded(page);
  // Ctrl+K does nothing while a dialog is open, and the last one is still closing.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(results(page).getByRole('option', { name: reference })).toBeVisible();
  await field(page).fill('create copy');
  await expect(results(page).getByRole('option', { name: /^Create Copy/ })).toBeVisible();
  await field(page).fill('cancel cons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancel consignment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field(page).fill('reports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/report/);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports', exact: true })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await scan(page, `(401)9521234${reference}`);
  await expect(page).toHaveURL(new RegExp(`/consignment/${reference}`));
  await expectLoaded(page);
  await scan(page, other);
  await expect(page).toHaveURL(new RegExp(`/consignment/${other}`));
  await scan(page, '(401)9521234NOBODY1');
  await expect(page.getByText('No consignment of your sites has (401)9521234NOBODY1')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[NAV-23, NAV-26, DOCS-09] Scan reads a printed label through the camera', async ({ openList }) => {
    const { page, reference, label } = await printLabel(openList);
    await showToCamera(page, label);
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page).toHaveURL(new RegExp(`/consignment/${reference}`));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
