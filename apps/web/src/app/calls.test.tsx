import { Secret } from '@consign/domain/settings';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

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

it.each(['/consignment/create', '/settings/theme'])(
  '[PLAT-15] the maps key is nowhere in the page or the storage at %s',
  async (path) => {
    const { manager } = demoUsers;
    const key = 'maps-key-of-the-tenant';
    const settings = { ...manager.settings, mapsApiKey: new Secret(key) };
    await openApp(path, { ...manager, settings });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain(key);
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(key);
  },
);
