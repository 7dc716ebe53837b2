import type { Notice } from '@consign/api-client/consignment';
import { Secret } from '@consign/domain/settings';
import { testId } from '@consign/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

it('[PLAT-12] every call of a screen carries the token, the name and the version of the app', async () => {
  const { session } = await openApp('/search', demoUsers.manager, { isLoaded: false });
  await expect.poll(() => session?.server.calls.length ?? 0).toBeGreaterThan(2);
  const sent = session?.server.calls.map(({ headers }) => ({
    token: headers.get('authorization'),
    name: headers.get('x-appname'),
    version: headers.get('x-appversion'),
  }));
  const [first] = sent ?? [];
  expect(first).toEqual({ token: 'Bearer token', name: expect.stringMatching(/./u), version: '20250715.1' });
  expect(new Set(sent?.map((each) => JSON.stringify(each))).size).toBe(1);
});

it('[PLAT-15] the maps key is nowhere in the page or the storage', async () => {
  const { manager } = demoUsers;
  const key = 'maps-key-of-the-tenant';
  const settings = { ...manager.settings, mapsApiKey: new Secret(key) };
  await openApp('/consignment/create', { ...manager, settings });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain(key);
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(key);
});

const warningName = "Settings that can't be read";

function managerWithSetting(value: string) {
  const { manager } = demoUsers;
  const setting = {
    serviceType: { code: 'GENERAL' },
    settingKey: 'consignment-contact-details-required',
    value,
  };
  return { ...manager, organisation: { ...manager.organisation, serviceTypeSettings: [setting] } };
}

it("[PLAT-07] every screen says which of the organisation's settings can't be read", async () => {
  await openApp('/settings/theme', managerWithSetting('SOMETIMES'));
  const warning = within(await screen.findByRole('region', { name: warningName }));
  expect(warning.getByText(/so their defaults apply/u)).toBeVisible();
  expect(warning.getByRole('listitem')).toHaveTextContent(
    'The setting consignment-contact-details-required of GENERAL must be NONE, ONE or ALL',
  );
  expect(document.body).not.toHaveTextContent('SOMETIMES');
});

it('[PLAT-07] says nothing about settings that can be read', async () => {
  await openApp('/settings/theme', managerWithSetting('all'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: warningName })).toBeNull();
});

const noticesName = "Emails that weren't sent";

const notice = (number: number, over: Partial<Notice> = {}): Notice => ({
  id: testId(number),
  type: 'PickupManifestNotSent',
  reason: 'Rejected',
  consignmentCount: 12,
  requestedAtDateTimeUtc: '2026-03-16T21:30:00Z',
  ...over,
});

const openWith = (notices: Notice[], answer: () => null | Response = () => null) =>
  openApp('/settings/theme', demoUsers.manager, {
    answers: {
      'GET /api/v1/users/me/notices': notices,
      'DELETE /api/v1/users/me/notices/{id}': answer,
    },
  });

it('[DOCS-15] every screen says which mails were given up, why, and what to do', async () => {
  await openWith([
    notice(1),
    notice(2, { reason: 'Unavailable', consignmentCount: 1 }),
    notice(3, { reason: 'NothingToSend' }),
  ]);
  const items = within(await screen.findByRole('region', { name: noticesName })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace('Dismiss', ''))).toEqual([
    "The pickup manifest for 12 consignments that you emailed on 17/03/2026 10:30:00 AM was not sent. The mail server refused it. Check your email address under My Details, or print the manifest from Consignments. Your consignments haven't changed.",
    "The pickup manifest for 1 consignment that you emailed on 17/03/2026 10:30:00 AM was not sent. No mail server took it for three days. Email it again, or print the manifest from Consignments. Your consignments haven't changed.",
    "The pickup manifest for 12 consignments that you emailed on 17/03/2026 10:30:00 AM was not sent. None of its consignments could be included any more. Check their status in Consignments. Your consignments haven't changed.",
  ]);
});

it('[DOCS-15] a notice goes when it is dismissed, and the focus stays in the page; one that could not be stays', async () => {
  let isDown = true;
  const { session } = await openWith([notice(1), notice(2)], () =>
    isDown ? new Response(null, { status: 503 }) : null,
  );
  const region = within(await screen.findByRole('region', { name: noticesName }));
  const [first] = region.getAllByRole('button', { name: /^Dismiss: manifest of/u });
  if (first === undefined) throw new Error('No notice');
  await userEvent.click(first);
  await waitFor(() => expect(first).toBeEnabled());
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  isDown = false;
  await userEvent.click(first);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(region.getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('region', { name: noticesName })).toBeNull());
  expect(
    session?.server.calls.filter(({ path }) => path.includes('/notices/')).map(({ path }) => path),
  ).toEqual([1, 1, 2].map((number) => `/api/v1/users/me/notices/${testId(number)}`));
});

it('[DOCS-15] says nothing when there is no notice, or they cannot be read', async () => {
  const { session } = await openApp('/settings/theme', demoUsers.manager, {
    answers: { 'GET /api/v1/users/me/notices': () => new Response(null, { status: 500 }) },
  });
  await waitFor(() => expect(session?.server.names()).toContain('GET /api/v1/users/me/notices'));
  expect(screen.queryByRole('region', { name: noticesName })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent);

describe('navigating to another page', () => {
  it('[ROUTE-20] announces its title and moves focus to its content, an error page too', async () => {
    const { router } = await openApp('/settings/theme', demoUsers.dock);
    expect(announced()).not.toContain('Theme settings');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
    await expect.poll(announced).toContain('Reports');
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => screen.getByRole('main').blur());
    await act(() => router.navigate({ to: '/dashboard' }));
    await expect.poll(announced).toContain('Access denied');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[ROUTE-20] announces nothing and keeps focus when only the query changes', async () => {
    const { router } = await openApp('/search', demoUsers.manager);
    const menu = screen.getByRole('button', { name: /^User menu for / });
    menu.focus();
    await act(() => router.navigate({ to: '/search', search: { searchTerm: 'kauri' } }));
    expect(announced()).not.toContain('Consignments');
    expect(menu).toHaveFocus();
  });
});
