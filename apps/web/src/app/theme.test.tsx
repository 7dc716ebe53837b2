import { parseTenantSettings } from '@consign/domain/settings';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { themeKey } from '../boot/stored-theme.js';
import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const bars = { '#ffffff': 'default', '#013d43': 'tasman', '#4a1d00': 'pacific' };

const shownTheme = () =>
  Object.entries(bars).find(([ground]) =>
    [...document.querySelectorAll('style')].some(({ innerHTML }) =>
      innerHTML.includes(`--consign-top-bar-ground: ${ground}`),
    ),
  )?.[1];

describe('the theme', () => {
  it('[PLAT-09] [PLAT-10] [PLAT-23] [NAV-16] is set from the user menu, stored, and can be reset; the demo is a link away', async () => {
    const { router } = await openApp('/report', demoUsers.dock);
    expect(shownTheme()).toBe('tasman');
    await userEvent.click(screen.getByRole('button', { name: /^User menu for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Theme', hidden: true }));
    await expect.poll(() => router.state.location.pathname).toBe('/settings/theme');
    const main = within(screen.getByRole('main'));
    await userEvent.click(await main.findByRole('radio', { name: 'Default' }));
    expect(shownTheme()).toBe('default');
    expect(window.localStorage.getItem(themeKey)).toBe('consign');
    await userEvent.click(main.getByRole('button', { name: 'Use the tenant’s theme' }));
    expect(shownTheme()).toBe('tasman');
    expect(window.localStorage.getItem(themeKey)).toBeNull();

    await userEvent.click(await main.findByRole('link', { name: 'See the theme demo' }));
    await expect.poll(() => router.state.location.pathname).toBe('/theming');
    await userEvent.click(await main.findByRole('link', { name: 'Theme settings' }));
    await expect.poll(() => router.state.location.pathname).toBe('/settings/theme');
  });

  it('[PLAT-09] [PLAT-23] applies from the start after a reload, and follows another tab', async () => {
    window.localStorage.setItem(themeKey, 'consign');
    await openApp('/settings/theme', demoUsers.manager);
    expect(shownTheme()).toBe('default');
    window.localStorage.removeItem(themeKey);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: themeKey })));
    expect(shownTheme()).toBe('tasman');
  });

  it('[PLAT-09] a third tenant has its name, colours and logo from its record alone', async () => {
    const { manager } = demoUsers;
    const logo = 'M2 20 12 4l10 16Z';
    const record = parseTenantSettings({
      tenantName: 'Pacific Carriers',
      tenantCode: 'PACIFIC',
      externalId: 'org_pacific',
      brandColour: '#8a3b00',
      brandTopBarColour: '#4a1d00',
      brandLogoPath: logo,
    });
    if (!record.ok) throw new Error('The record is not valid');
    await openApp('/settings/theme', { ...manager, settings: record.value });
    expect(shownTheme()).toBe('pacific');
    const home = screen.getByRole('link', { name: 'Pacific Carriers, home' });
    expect(home.querySelector('path')).toHaveAttribute('d', logo);
    expect(document.title).toContain('Pacific Carriers');
  });
});
