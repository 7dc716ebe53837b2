import { storyBrands } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

describe('error pages', () => {
  it.each([
    ['not-authorised', 'Access denied', 'You do not have permission to access this page.'],
    ['not-found', 'Page not found', 'The page you are looking for does not exist.'],
    [
      'invalid-organisation',
      'Access denied',
      'You do not have access to the application because you are not a member of the associated organisation. Please make sure the url you used is correct, and that you have a valid login.',
    ],
    ['anything-else', 'Error', 'Something went wrong.'],
    ['constructor', 'Error', 'Something went wrong.'],
  ])(
    '[ROUTE-09, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15] %s is public and shows %s',
    async (code, heading, text) => {
      await openApp(`/error/${code}`, null);
      expect(screen.getAllByRole('heading', { level: 1 }).map((found) => found.textContent)).toEqual([
        heading,
      ]);
      expect(screen.getByText(text)).toBeVisible();
      expect(document.title).toBe(`${heading} · Consign`);
    },
  );

  it.each(['/nowhere', '/consignment', '/consignment/TAS1/labels', '/error'])(
    '[ROUTE-11] %s shows the not-found page',
    async (path) => {
      await openApp(path, demoUsers.manager);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    },
  );

  it('[ROUTE-10] maintenance is public', async () => {
    await openApp('/maintenance', null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The system is undergoing scheduled maintenance',
    );
    expect(screen.getByText("We'll be back up and running shortly")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  });

  it('[ROUTE-19] show the tenant’s name and logo, link to the first tab that the user can open, and offer Sign Out', async () => {
    const { router, signOuts } = await openApp('/error/not-authorised', {
      ...demoUsers.dock,
      settings: demoUsers.harbour.settings,
    });
    expect(within(screen.getByRole('main')).getByText('Aurora Haulage')).toBeVisible();
    expect(document.querySelector('main path')).toHaveAttribute('d', storyBrands.AURORA.logoPath);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOuts).toEqual(['signed out']);
    await userEvent.click(screen.getByRole('link', { name: 'Go to Consignments' }));
    expect(router.state.location.pathname).toBe('/search');
  });

  it('[ROUTE-19] link to no tab for a user who can open none', async () => {
    await openApp('/error/not-authorised', demoUsers.outsider);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByText(/came without/u)).toBeNull();
  });

  it('[PLAT-287] not-authorised says so to a user whose sign-in has no known permission', async () => {
    await openApp('/error/not-authorised', { ...demoUsers.outsider, permissions: [] });
    expect(
      screen.getByText(
        'You do not have permission to access this page. Your sign-in came without any permissions that Consign knows. Ask your freight provider for help.',
      ),
    ).toBeVisible();
  });
});
