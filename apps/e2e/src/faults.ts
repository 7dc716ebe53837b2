import type { Page, Route } from '@playwright/test';

import { hosts, ports } from './addresses.js';

/** URL patterns of calls, for `page.route`. */
export const calls = {
  tenant: '**/api/v1/configuration/tenants/*/clientSettings',
  session: '**/api/v1/users/me/session',
  flags: '**/api/v1/configuration/featureFlags/clientFlags',
  /** All API calls except the configuration. */
  api: /\/api\/v\d+\/(?!configuration\/)/,
  create: '**/api/v1/consignments',
  /** Also where it is tried again, with a query. */
  code: /\/assets\/[^/]+\.js(\?\d+)?$/,
  discovery: `http://localhost:${ports.identity}/.well-known/**`,
  token: `http://localhost:${ports.identity}/token`,
  revocation: `http://localhost:${ports.identity}/token/revocation`,
} as const;

const html = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Ways a service can fail: with an answer that is not its own, and with none. */
export const faults = {
  'answers garbage': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'cuts the connection': (route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Rejects a code or refresh token like an issuer, with CORS headers for the product. */
export function rejectGrant(route: Route): Promise<void> {
  return route.fulfill({
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: 'invalid_grant' },
  });
}

/** Takes the tenant's settings out of every page, as another web server would serve it (PLAT-30). */
export async function withoutCarriedSettings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('client-settings')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

/** Answers the next matching call with 401; by default of any method. */
export async function rejectTokenOnce(page: Page, url: string | RegExp, method?: string): Promise<void> {
  let isRejected = false;
  await page.route(url, (route) => {
    if (isRejected || (method !== undefined && route.request().method() !== method)) return route.fallback();
    isRejected = true;
    return route.fulfill({ status: 401, json: {} });
  });
}

/** Performs every matching call, but drops the first response. Returns the statuses. */
export async function dropResponseOnce(page: Page, method: string, url: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  await page.route(url, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    const reachable = request.url().replace(`//${hosts.tasman}`, `//${hosts.plain}`);
    const response = await route.fetch({ url: reachable });
    statuses.push(response.status());
    return statuses.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  return statuses;
}
