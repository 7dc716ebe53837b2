import { missingPermissionMessage } from '@consign/domain/permissions';
import { installDom, listTexts } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const listTabs = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const currentTab = () =>
  screen.getByRole('navigation', { name: 'Main' }).querySelector('[aria-current="page"]')?.textContent;

const askToSignOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'User menu for Mere Manager, MM' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out', hidden: true }));
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
  it('[NAV-01] [NAV-02] [NAV-03] [NAV-05] [NAV-15] [CONS-89] [ROUTE-03] [ROUTE-07] [ROUTE-16] has the tabs that the manager can open, marks and titles the screen, and links to a new consignment and home', async () => {
    const termsOfCarriageUrl = 'https://tasman.example/terms';
    const { router, signOuts } = await openApp('/consignment/delivery-schedule', {
      ...demoUsers.manager,
      settings: { ...demoUsers.manager.settings, termsOfCarriageUrl },
    });
    expect(listTabs()).toEqual([
      'Dashboard',
      'Consignments',
      'Schedule',
      'Reports',
      'Quote',
      'Import',
      'Invoices',
      'Dock',
    ]);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(listTexts(headings)).toEqual(['Schedule']);
    expect(document.title).toBe('Schedule · Tasman Freight');
    expect(currentTab()).toBe('Schedule');

    await act(() => router.navigate({ to: '/consignment/$id', params: { id: 'TAS0001234' } }));
    await waitFor(() => expect(document.title).toBe('TAS0001234 · Tasman Freight'));
    expect(currentTab()).toBe('Consignments');
    await userEvent.click(screen.getByRole('link', { name: 'New Consignment' }));
    expect(router.state.location.pathname).toBe('/consignment/create');
    await userEvent.click(screen.getByRole('link', { name: 'Tasman Freight, home' }));
    expect(router.state.location.pathname).toBe('/');

    await userEvent.click(screen.getByRole('button', { name: 'User menu for Mere Manager, MM' }));
    expect(await screen.findByText('manager@kowhai.example')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Terms of Carriage', hidden: true })).toHaveAttribute(
      'href',
      termsOfCarriageUrl,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out', hidden: true }));
    expect(signOuts).toEqual(['signed out']);
  });

  it.each([
    ['viewer', ['Dashboard', 'Schedule'], false],
    ['harbour', ['Dashboard', 'Consignments', 'Reports', 'Quote', 'Invoices', 'Dock'], true],
    ['dock', ['Consignments', 'Reports', 'Dock'], false],
    ['accounts', ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Invoices'], false],
  ] as [DemoUser, string[], boolean][])(
    '[INVC-01] [LOAD-06] [NAV-02] [NAV-03] [NAV-15] has the tabs that %s can open: %j, New Consignment: %s',
    async (user, tabs, isOffered) => {
      await openApp('/settings/theme', demoUsers[user]);
      expect(listTabs()).toEqual(tabs);
      expect(screen.queryByText('New Consignment') !== null).toBe(isOffered);
    },
  );

  it.each([
    ['manager', true],
    ['dispatch', false],
  ] as [DemoUser, boolean][])(
    '[NAV-31] a phone of %s has the sites above the list, and New Consignment: %s',
    async (user, isOffered) => {
      installDom({ width: 360 });
      await openApp('/search', demoUsers[user]);
      const main = within(screen.getByRole('main'));
      expect(await main.findByRole('button', { name: /^Sites/ })).toBeVisible();
      expect(main.queryByRole('link', { name: 'New Consignment' }) !== null).toBe(isOffered);
      expect(within(screen.getByRole('banner')).queryByText(/New Consignment|All sites/)).toBeNull();
    },
  );

  it('[NAV-31] [LOAD-22] a phone has the sites above the dock too', async () => {
    installDom({ width: 360 });
    await openApp('/dock', demoUsers.manager);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: /^Sites/ })).toBeVisible();
  });

  it('[NAV-03] [CONS-38] New Consignment without a permission is disabled and says why', async () => {
    const { router } = await openApp('/settings/theme', {
      ...demoUsers.manager,
      permissions: demoUsers.manager.permissions.filter((each) => each !== 'Consignment.LimitedEdit'),
    });
    const button = await screen.findByRole('button', { name: 'New Consignment' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(missingPermissionMessage);
    expect(screen.queryByRole('link', { name: 'New Consignment' })).toBeNull();
    await userEvent.click(button);
    expect(router.state.location.pathname).toBe('/settings/theme');
  });

  it('[ROUTE-08] New Consignment explains why a user without sites stays on the page', async () => {
    const { router } = await openApp('/report', demoUsers.nosites);
    await userEvent.click(screen.getByRole('link', { name: 'New Consignment' }));
    expect(
      await screen.findByText('No site configured for you. Please contact your service provider.'),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/report');
    expect(router.history.length).toBe(1);
  });

  it.each([
    ['manager', 600, ['Dashboard', 'Consignments', 'Reports', 'Quote', 'Invoices', 'Dock']],
    [
      'manager',
      640,
      ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import', 'Invoices', 'Dock'],
    ],
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

  it('[NAV-05] [CONS-07] has no Terms of Carriage without a URL for them; Sign Out asks before discarding unsaved changes', async () => {
    const { router, signOuts } = await openApp('/report', demoUsers.manager);
    router.options.context.unsaved.setDirty(true);
    await askToSignOut();
    expect(screen.queryByText('Terms of Carriage')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(signOuts).toEqual([]);
    await askToSignOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(signOuts).toEqual(['signed out']);
  });
});
