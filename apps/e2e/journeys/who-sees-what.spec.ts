import type { Page } from '@playwright/test';

import { address, type Host } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';
import type { User } from '../src/users.js';

/** What the top bar, the phone drawer and the user menu offer; null if the user sees none of them. */
interface Offer {
  readonly host: Host;
  readonly tabs: readonly string[];
  readonly drawer: readonly string[];
  readonly newConsignment: boolean;
  readonly menu: readonly string[];
}

const tasmanMenu = ['My Details', 'Theme', 'Terms of Carriage', 'Sign Out'];

const offers: Readonly<Record<User, Offer | null>> = {
  manager: {
    host: 'tasman',
    tabs: ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import'],
    drawer: ['Dashboard', 'Consignments', 'Reports', 'Quote'],
    newConsignment: true,
    menu: tasmanMenu,
  },
  dispatch: {
    host: 'tasman',
    tabs: ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Import'],
    drawer: ['Dashboard', 'Consignments', 'Reports'],
    newConsignment: true,
    menu: tasmanMenu,
  },
  dock: {
    host: 'tasman',
    tabs: ['Consignments', 'Reports'],
    drawer: ['Consignments', 'Reports'],
    newConsignment: false,
    menu: tasmanMenu,
  },
  viewer: {
    host: 'tasman',
    tabs: ['Dashboard', 'Schedule'],
    drawer: ['Dashboard'],
    newConsignment: false,
    menu: tasmanMenu,
  },
  nosites: {
    host: 'tasman',
    tabs: ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import'],
    drawer: ['Dashboard', 'Consignments', 'Reports', 'Quote'],
    newConsignment: true,
    menu: tasmanMenu,
  },
  outsider: null,
  southern: {
    host: 'tasman',
    tabs: ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import'],
    drawer: ['Dashboard', 'Consignments', 'Reports', 'Quote'],
    newConsignment: true,
    menu: tasmanMenu,
  },
  harbour: {
    host: 'aurora',
    tabs: ['Dashboard', 'Consignments', 'Reports', 'Quote'],
    drawer: ['Dashboard', 'Consignments', 'Reports', 'Quote'],
    newConsignment: true,
    menu: ['My Details', 'Theme', 'Sign Out'],
  },
};

/**
 * Expected result of each path. screen: its own screen; list: redirected to it; denied: the not-authorised page; none: the
 * not-found page; stays: the first tab, with the message of ROUTE-08. {own} is a consignment in the user's list,
 * or one that doesn't exist if the list is empty or denied.
 */
const expectedResults = `
                                manager  dispatch  dock    viewer  nosites  outsider  southern  harbour
  /                             screen   screen    list    screen  screen   denied    screen    screen
  /dashboard                    screen   screen    denied  screen  screen   denied    screen    screen
  /search                       screen   screen    screen  denied  screen   denied    screen    screen
  /consignment/delivery-schedule screen  screen    denied  screen  screen   denied    screen    none
  /report                       screen   screen    screen  denied  screen   denied    screen    screen
  /consignment/quote            screen   denied    denied  denied  screen   denied    screen    screen
  /consignment/import           screen   screen    denied  denied  screen   denied    screen    none
  /consignment/create           screen   screen    denied  denied  stays    denied    screen    screen
  /consignment/{own}            screen   screen    screen  denied  none     denied    screen    screen
  /theming                      screen   screen    screen  screen  screen   denied    screen    screen
  /settings/theme               screen   screen    screen  screen  screen   denied    screen    screen
  /maintenance                  screen   screen    screen  screen  screen   screen    screen    screen
  /nowhere                      none     none      none    none    none     none      none      none
`;

const titles: Readonly<Record<string, string>> = {
  '/': 'Dashboard',
  '/dashboard': 'Dashboard',
  '/search': 'Consignments',
  '/consignment/delivery-schedule': 'Schedule',
  '/report': 'Reports',
  '/consignment/quote': 'Quote',
  '/consignment/import': 'Import',
  '/consignment/create': 'New Consignment',
  '/consignment/{own}': 'Consignment',
  '/theming': 'Theming',
  '/settings/theme': 'Theme settings',
  '/maintenance': 'The system is undergoing scheduled maintenance',
};

const [head = [], ...lines] = expectedResults
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const allUsers = head as User[];

function getExpectedResults(user: User): readonly (readonly [path: string, result: string])[] {
  return lines.map(([path = '', ...cells]) => [path, cells[allUsers.indexOf(user)] ?? '']);
}

const noSite = 'No site configured for you. Please contact your service provider.';
const redirects: Readonly<Record<string, string>> = { list: '/search' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectResult(page: Page, path: string, result: string): Promise<void> {
  if (result === 'denied') {
    await expect(heading(page)).toHaveText('Access denied');
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
    return;
  }
  if (result === 'none') {
    await expect(heading(page)).toHaveText('Page not found');
    return;
  }
  if (result === 'stays') {
    await expect(page.getByText(noSite)).toBeVisible();
    await expect(heading(page)).toHaveText('Dashboard');
    return;
  }
  const redirected = redirects[result];
  await expect(heading(page)).toHaveText(titles[redirected ?? path] ?? '');
  await expect(page).toHaveURL((url) =>
    redirected === undefined ? url.pathname !== '/callback' : url.pathname === redirected,
  );
}

/** The first consignment in the user's list, or a reference that doesn't exist. */
async function findOwnConsignment(page: Page): Promise<string> {
  const first = page.getByRole('link', { name: /^(?:TAS|AUR)\d+/ }).first();
  const noList = page.getByText(/You do not have access to any sites|You do not have permission/);
  await expect(first.or(noList)).toBeVisible();
  return (await noList.isVisible()) ? 'TAS9999999' : ((await first.textContent()) ?? '').trim();
}

test.describe('who sees what', () => {
  test('the table covers every demo user', () => {
    expect(allUsers.toSorted()).toEqual(Object.keys(offers).toSorted());
    expect(lines.every(({ length }) => length === allUsers.length + 1)).toBe(true);
  });

  for (const user of allUsers) {
    const offer = offers[user];
    const host = offer?.host ?? 'tasman';

    test(`[AUTH-06] [ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-10] [ROUTE-11] [ROUTE-17] [ROUTE-18] [ROUTE-19] every path gives ${user} the expected page`, async ({
      signedIn,
    }) => {
      test.slow();
      const page = await signedIn(user, '/search', host);
      const ownReference = await findOwnConsignment(page);
      for (const [path, result] of getExpectedResults(user)) {
        await test.step(`${path}: ${result}`, async () => {
          await page.goto(address(host, path.replace('{own}', ownReference)));
          await expectResult(page, path, result);
        });
      }
    });

    test(`[NAV-02] [NAV-03] [NAV-05] [NAV-06] [NAV-15] [NAV-16] ${user} is offered the expected navigation`, async ({
      signedIn,
    }) => {
      const page = await signedIn(user, '/settings/theme', host);
      await expect(heading(page)).toBeVisible();
      if (offer === null) {
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('link')).toHaveCount(0);
        await expect(page.getByRole('button')).toHaveText(['Sign Out']);
        return;
      }
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link')).toHaveText(offer.tabs);
      const create = page.getByRole('link', { name: 'New Consignment' });
      await expect(create).toHaveCount(offer.newConsignment ? 1 : 0);
      await page.getByRole('button', { name: /^User menu for / }).click();
      await expect(page.getByRole('menuitem')).toHaveText(offer.menu);
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(create.filter({ visible: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link')).toHaveText(offer.drawer);
      await expect(drawer.getByRole('button', { name: 'My details' })).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
    });

    test(`[AUTH-03] [ROUTE-14] ${user} gets the invalid-organisation page at the other tenant`, async ({
      signedIn,
    }) => {
      const page = await signedIn(user, '/search', host === 'tasman' ? 'aurora' : 'tasman');
      await expect(page).toHaveURL(/\/error\/invalid-organisation$/);
      await expect(heading(page)).toHaveText('Access denied');
    });
  }

  test('[ROUTE-08] New Consignment shows a message to a user without sites and stays on the page', async ({
    signedIn,
  }) => {
    const page = await signedIn('nosites', '/report');
    await page.getByRole('link', { name: 'New Consignment' }).click();
    await expect(page.getByText(noSite)).toBeVisible();
    await expect(page).toHaveURL(/\/report$/);
  });
});
