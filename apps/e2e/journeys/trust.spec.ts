import type { Page } from '@playwright/test';

import { findRoute, routeAccess } from '@consign/domain/permissions';

import { address } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';
import { expectAccessiblePage, expectLoaded } from '../src/page-checks.js';

const screens = [
  '/',
  '/search',
  '/dashboard',
  '/report',
  '/invoices',
  '/dock',
  '/theming',
  '/settings/theme',
  '/consignment/create',
  '/consignment/quote',
  '/consignment/import',
  '/consignment/delivery-schedule',
  '/error/not-found',
  '/maintenance',
];

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

test.describe('policies of the browser', () => {
  test('[PLAT-127] every route opens under its policy, with Trusted Types, and violates neither', async ({
    page,
    signedIn,
  }) => {
    test.slow();
    const found = await collectViolations(page);
    await signedIn('manager', '/search');
    await expectLoaded(page);
    const link = page.getByRole('link', { name: /^TAS\d+/ }).first();
    const consignment = (await link.getAttribute('href')) ?? '';
    const opened = [...screens, consignment];
    for (const screen of opened) {
      await test.step(screen, async () => {
        const response = await page.goto(address('tasman', screen));
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toContain('unsafe-');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
});

test.describe('the documentation of the API', () => {
  const pages = ['/docs', '/docs/guide/authentication', '/docs/guide/requests', '/docs/guide/errors'];

  test.use({ viewport: { width: 390, height: 844 } });

  test('[PLAT-120] is readable: one h1, no horizontal scroll, no axe violation', async ({ page }) => {
    for (const path of [...pages, '/docs/search?q=label']) {
      await test.step(path, async () => {
        await page.goto(address('tasman', path));
        await expectAccessiblePage(page);
      });
    }
  });

  test('[PLAT-123, PLAT-125] finds an operation, opens it and sends the call with a pasted token', async ({
    page,
    signedIn,
  }) => {
    const calls: string[] = [];
    await signedIn('manager', '/search');
    page.on('request', (request) => {
      const token = request.headers()['authorization'];
      if (token !== undefined) calls.push(token.replace('Bearer ', ''));
    });
    await page
      .getByRole('link', { name: /^TAS\d+/ })
      .first()
      .click();
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const [token = ''] = calls;

    await page.goto(address('tasman', '/docs'));
    await page.getByRole('searchbox', { name: 'Search' }).fill('listStatuses');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consign consignments' })).toBeVisible();
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(token);
    await page.getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const operation = page.locator('#operations-Reference-listStatuses');
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect(operation.locator('.live-responses-table')).toContainText('"DRAFT"');
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  });
});
