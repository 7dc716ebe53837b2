import { test as base, expect, type Page } from '@playwright/test';

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
  readonly failOnChangedPreferences: void;
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
  // Journeys run in parallel as the same few users: a preference that one changes would affect another.
  failOnChangedPreferences: [
    async ({ context }, use) => {
      const changes: string[] = [];
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'PUT' && pathname === '/api/v1/users/me/preferences')
          changes.push(request.postData() ?? '');
      });
      await use();
      expect(changes).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, signIn };
