import type { Cookie, Page } from '@playwright/test';

import { address, ports, type Host } from './addresses.js';
import { signIn } from './sign-in.js';
import type { User } from './users.js';

/** The identity provider's cookies, by user. In this worker only: a session has one journey at a time. */
const kept = new Map<User, readonly Cookie[]>();

const isForm = ({ port, pathname }: URL): boolean =>
  port === String(ports.identity) && pathname.startsWith('/sign-in/');
const isReturn = ({ port, searchParams }: URL): boolean =>
  port === String(ports.product) && searchParams.has('code');
const isShown = ({ port, searchParams }: URL): boolean =>
  port === String(ports.product) && !searchParams.has('code');

/** Opens a path as a user: by the form if no earlier journey signed in, or if that journey ended its session. */
export async function openSignedIn(page: Page, user: User, path: string, host: Host): Promise<void> {
  const context = page.context();
  await context.addCookies([...(kept.get(user) ?? [])]);
  await Promise.all([
    page.waitForURL((url) => isForm(url) || isReturn(url), { waitUntil: 'commit' }),
    page.goto(address(host, path)),
  ]);
  if (isForm(new URL(page.url()))) {
    await Promise.all([page.waitForURL(isReturn, { waitUntil: 'commit' }), signIn(page, user)]);
    kept.set(user, await context.cookies(`http://localhost:${ports.identity}`));
  }
  // A route that is set while the browser loads the page may miss its requests.
  await page.waitForURL(isShown, { waitUntil: 'commit' });
}
