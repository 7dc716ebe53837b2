import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';

import { address, ports, type Host } from './addresses.js';
import { leaveOutMediaFeatures, typeInsteadOfFilling } from './firefox.js';
import { openSignedIn } from './keep-session.js';
import { signIn } from './sign-in.js';
import type { User } from './users.js';

type OpenAs = (user: User, path?: string, host?: Host) => Promise<Page>;

interface Journey {
  /** Opens a path as a user, with the session of an earlier journey if there is one. */
  readonly signedIn: OpenAs;
  /** Opens a path and signs in by the form: for a journey about signing in or out. */
  readonly signedInByForm: OpenAs;
  readonly inFirefox: void;
  readonly failOnPageErrors: void;
  /** Set it for a journey that changes preferences; they are then its own, and its pages load without the cache. */
  readonly changesPreferences: boolean;
  readonly ownPreferences: void;
}

/** Firefox reports that it may not load an icon for a mail of the inbox, from which nothing may load. */
const iconOfMail = `:${ports.inbox}/favicon.ico`;

/** A browser test that fails on script errors and Content-Security-Policy violations. */
export const test = base.extend<Journey>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') leaveOutMediaFeatures(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  inFirefox: [
    async ({ page, browserName }, use) => {
      if (browserName === 'firefox') typeInsteadOfFilling(page);
      await use();
    },
    { auto: true },
  ],
  signedIn: async ({ page }, use) => {
    await use(async (user, path = '/search', host = 'tasman') => {
      await openSignedIn(page, user, path, host);
      return page;
    });
  },
  signedInByForm: async ({ page }, use) => {
    await use(async (user, path = '/search', host = 'tasman') => {
      await page.goto(address(host, path));
      await signIn(page, user);
      return page;
    });
  },
  failOnPageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/.test(message.text())) pageErrors.push(message.text());
      });
      await use();
      expect(pageErrors.filter((error) => !error.includes(iconOfMail))).toEqual([]);
    },
    { auto: true },
  ],
  changesPreferences: [false, { option: true }],
  // Journeys run in parallel as the same few users: one journey's preferences must not affect another. Only journeys that
  // need it intercept requests, because that turns off the browser's cache and takes each request through this process.
  ownPreferences: [
    async ({ context, changesPreferences }, use) => {
      const saved: string[] = [];
      if (changesPreferences) await answerPreferences(context);
      else {
        context.on('request', (request) => {
          if (isChange(request))
            saved.push('Preferences were changed: set changesPreferences for this journey');
        });
      }
      await use();
      expect(saved).toEqual([]);
    },
    { auto: true },
  ],
});

const preferencesPath = '/api/v1/users/me/preferences';

/** The preferences of a user who saved none (NAV-17). */
const preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
  morningMail: null,
};

const isChange = (request: Request) =>
  request.method() === 'PUT' && new URL(request.url()).pathname === preferencesPath;

async function answerPreferences(context: BrowserContext): Promise<void> {
  let changes: Record<string, unknown> = {};
  await context.route(`**${preferencesPath}`, async (route) => {
    if (!isChange(route.request())) return route.continue();
    changes = { ...changes, ...(route.request().postDataJSON() as Record<string, unknown>) };
    return route.fulfill({ json: { ...preferences, ...changes } });
  });
}

export { expect, signIn };
