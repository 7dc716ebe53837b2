import { missingPermissionMessage, routeAccess, visibleTabs } from '@consign/domain/permissions';
import { tenantSettings } from '@consign/session/testing';
import { installDom } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';
import { unbuiltTabs } from './route-guards.js';

const listTabs = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const currentTab = () =>
  screen.getByRole('navigation', { name: 'Main' }).querySelector('[aria-current="page"]')?.textContent;

const askToSignOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
};

describe('a browser that blocks storage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[AUTH-15] shows the application; choices last until the page closes', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    await openApp('/settings/theme', demoUsers.manager);
    expect(listTabs()).toContain('Consignments');
  });
});

describe('the top bar', () => {
  it.each([
    ['manager', ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import']],
    ['viewer', ['Dashboard', 'Schedule']],
    ['harbour', ['Dashboard', 'Consignments', 'Reports', 'Quote']],
  ] as [DemoUser, string[]][])('[NAV-02] [NAV-15] has the tabs that %s can open', async (user, tabs) => {
    await openApp('/settings/theme', demoUsers[user]);
    expect(listTabs()).toEqual(tabs);
  });

  it("[ROUTE-16] [ROUTE-03] shows the route's title in its only h1 and in the browser tab", async () => {
    await openApp('/consignment/delivery-schedule', demoUsers.manager);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Schedule',
    ]);
    expect(document.title).toBe('Schedule · Tasman Freight');
  });

  it('[CONS-89] titles the browser tab of a consignment with its reference', async () => {
    const { router } = await openApp('/settings/theme', demoUsers.manager);
    await act(() => router.navigate({ to: '/consignment/$id', params: { id: 'TAS0001234' } }));
    await waitFor(() => expect(document.title).toBe('TAS0001234 · Tasman Freight'));
  });

  it("[ROUTE-07] marks the screen's tab; a consignment belongs to Consignments", async () => {
    const { router } = await openApp('/report', demoUsers.manager);
    expect(currentTab()).toBe('Reports');
    await act(() => router.navigate({ to: '/consignment/$id', params: { id: 'TAS0001234' } }));
    expect(currentTab()).toBe('Consignments');
  });

  it('[NAV-01] the logo links home', async () => {
    const { router } = await openApp('/settings/theme', demoUsers.manager);
    await userEvent.click(screen.getByRole('link', { name: 'Tasman Freight, home' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('[NAV-03] New Consignment opens a new consignment', async () => {
    const { router } = await openApp('/report', demoUsers.manager);
    await userEvent.click(screen.getByRole('link', { name: 'New Consignment' }));
    expect(router.state.location.pathname).toBe('/consignment/create');
  });

  it('[NAV-31] a phone has the sites and New Consignment above the list, and not in its bar', async () => {
    installDom({ width: 360 });
    await openApp('/search', demoUsers.manager);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: /^Sites/ })).toBeVisible();
    expect(main.getByRole('link', { name: 'New Consignment' })).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByText(/New Consignment|All sites/)).toBeNull();
  });

  it('[NAV-31] a phone of a user who can not get quotes has the sites alone', async () => {
    installDom({ width: 360 });
    await openApp('/search', demoUsers.dispatch);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: /^Sites/ })).toBeVisible();
    expect(main.queryByRole('link', { name: 'New Consignment' })).toBeNull();
  });

  it.each(['dock', 'viewer'] as const)('[NAV-03] %s has no New Consignment', async (user) => {
    await openApp('/settings/theme', demoUsers[user]);
    expect(screen.queryByText('New Consignment')).toBeNull();
  });

  it.each(['Consignment.MAINTAIN', 'Consignment.LimitedEdit'] as const)(
    '[NAV-03] [CONS-38] New Consignment without %s is disabled and says why',
    async (missing) => {
      const { router } = await openApp('/settings/theme', {
        ...demoUsers.manager,
        permissions: demoUsers.manager.permissions.filter((permission) => permission !== missing),
      });
      const button = await screen.findByRole('button', { name: 'New Consignment' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(missingPermissionMessage);
      expect(screen.queryByRole('link', { name: 'New Consignment' })).toBeNull();
      await userEvent.click(button);
      expect(router.state.location.pathname).toBe('/settings/theme');
    },
  );

  it('[ROUTE-08] New Consignment explains why a user without sites stays on the page', async () => {
    const { router } = await openApp('/report', demoUsers.nosites);
    await userEvent.click(screen.getByRole('link', { name: 'New Consignment' }));
    expect(
      await screen.findByText('No site configured for you. Please contact your service provider.'),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/report');
    expect(router.history.length).toBe(1);
  });

  it('[NAV-05] the user menu has name, email, Terms of Carriage and Sign Out', async () => {
    const termsOfCarriageUrl = 'https://tasman.example/terms';
    const { signOuts } = await openApp('/report', {
      ...demoUsers.manager,
      settings: tenantSettings({ termsOfCarriageUrl }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'User menu for Mere Manager, MM' }));
    expect(await screen.findByText('manager@kowhai.example')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Terms of Carriage', hidden: true })).toHaveAttribute(
      'href',
      termsOfCarriageUrl,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out', hidden: true }));
    expect(signOuts).toEqual(['signed out']);
  });

  it('[NAV-05] has no Terms of Carriage without a URL for them', async () => {
    await openApp('/report', demoUsers.manager);
    await userEvent.click(screen.getByRole('button', { name: 'User menu for Mere Manager, MM' }));
    expect(await screen.findByText('manager@kowhai.example')).toBeInTheDocument();
    expect(screen.queryByText('Terms of Carriage')).toBeNull();
  });

  it.each([
    ['manager', 600, ['Dashboard', 'Consignments', 'Reports', 'Quote']],
    ['manager', 640, ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import']],
    ['viewer', 1023, ['Dashboard', 'Schedule']],
  ] as [DemoUser, number, string[]][])(
    '[NAV-06] [NAV-15] the drawer of %s at %d px has its tabs and Sign out',
    async (user, width, tabs) => {
      installDom({ width });
      const { signOuts } = await openApp('/settings/theme', demoUsers[user]);
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      const drawer = within(await screen.findByRole('dialog'));
      expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual(tabs);
      await userEvent.click(drawer.getByRole('button', { name: 'Sign out' }));
      expect(signOuts).toEqual(['signed out']);
    },
  );

  it('[CONS-07] Sign Out asks before discarding unsaved changes', async () => {
    const { router, signOuts } = await openApp('/report', demoUsers.manager);
    router.options.context.unsaved.setDirty(true);
    await askToSignOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(signOuts).toEqual([]);
    await askToSignOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(signOuts).toEqual(['signed out']);
  });
});

describe('placeholder screens', () => {
  const { permissions, ...others } = demoUsers.manager;
  const tabs = visibleTabs({ ...others, permissions: new Set(permissions) });

  it.each(tabs)('[ROUTE-19] are those of unbuiltTabs: $label', async ({ name, route }) => {
    await openApp(routeAccess[route].path, demoUsers.manager);
    const placeholders = screen.queryAllByText("This screen isn't available yet");
    expect(placeholders).toHaveLength(unbuiltTabs.includes(name) ? 1 : 0);
  });
});
