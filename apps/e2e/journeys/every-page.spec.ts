import { findRoute, routeAccess } from '@consign/domain/permissions';
import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expectFittingPage, expectLoaded, expectNoViolations } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

const screens = [
  '/search',
  '/dashboard',
  '/report',
  '/invoices',
  '/dock',
  '/settings/theme',
  '/consignment/create',
  '/consignment/quote',
  '/consignment/import',
  '/consignment/delivery-schedule',
  '/error/not-authorised',
  '/error/not-found',
  '/error/invalid-organisation',
  '/maintenance',
];
/** The front page is the list, and the theme's examples have a button that stays busy. */
const openedOnly = ['/', '/theming'];
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** At both ends; stories check the widths between them. axe looks at the whole page, with its landmarks, once. */
async function expectPage(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectLoaded(page);
    await expectFittingPage(page);
  }
  await expectNoViolations(page);
}

/** Collects what the browser refuses because of a policy, on every page that is opened from now on. */
async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

test.describe('every page', () => {
  test('[PLAT-42] [PLAT-127] fits, has one h1 and no axe violations, and violates neither its policy nor Trusted Types', async ({
    page,
    signedIn,
  }) => {
    test.slow();
    const found = await collectViolations(page);
    await signedIn('manager', '/search');
    const link = page.getByRole('link', { name: /^TAS\d+/ }).first();
    const consignment = (await link.getAttribute('href')) ?? '';
    const opened = [...openedOnly, ...screens, consignment];
    for (const screen of opened) {
      await test.step(screen, async () => {
        const response = await page.goto(address('tasman', screen));
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toContain('unsafe-');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (!openedOnly.includes(screen)) await expectPage(page);
        await page.waitForLoadState('networkidle');
      });
    }
    const visited = new Set(opened.map((path) => findRoute(path)));
    expect(Object.keys(routeAccess).filter((name) => !visited.has(name as keyof typeof routeAccess))).toEqual(
      [],
    );
    expect(found).toEqual([]);
  });

  test('[PLAT-127] a violation is noticed: markup from a string is refused', async ({ context }) => {
    const other = await context.newPage();
    const found = await collectViolations(other);
    await other.goto(address('tasman', '/maintenance'));
    await other.evaluate(() => {
      try {
        document.body.innerHTML = '<img src="https://elsewhere.example/a.png">';
      } catch {
        document.body.style.backgroundImage = 'url(https://elsewhere.example/a.png)';
      }
    });
    await expect.poll(() => found.join()).toContain('img-src https://elsewhere.example/a.png');
    expect(await other.locator('img[src*="elsewhere"]').count()).toBe(0);
  });

  test('pages before sign-in pass the same checks', async ({ page }) => {
    await page.goto(address('tasman', '/search'));
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectPage(page);
    await page.goto(address('unknown'));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectPage(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[CONS-11, PLAT-11, PLAT-21] a consignment is read-only, in two tabs, and New Consignment is not offered', async ({
    page,
    signedIn,
  }) => {
    await signedIn('manager', '/search');
    await page
      .getByRole('link', { name: /^TAS\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
    await expectLoaded(page);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    for (const tab of ['Additional info', 'Consignment info']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      for (const field of await page.getByRole('textbox').all()) await expect(field).not.toBeEditable();
    }
    await expect(page.getByRole('link', { name: 'New Consignment' })).toHaveCount(0);
    await page.goto(address('tasman', '/consignment/create'));
    await expect(page.getByText('You need a larger screen to create a consignment')).toBeVisible();
  });
});
