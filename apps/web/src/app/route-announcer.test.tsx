import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent);

describe('another page', () => {
  it('[ROUTE-20] says its title, and the keyboard goes on from its content', async () => {
    await openApp('/report', demoUsers.manager);
    expect(said()).not.toContain('Reports');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await expect.poll(said).toContain('Quote');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[ROUTE-20] so does an error page', async () => {
    const { router } = await openApp('/report', demoUsers.dock);
    await act(() => router.navigate({ to: '/dashboard' }));
    await expect.poll(said).toContain('Access denied');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[ROUTE-20] another query of the same page says nothing and leaves the focus where it is', async () => {
    const { router } = await openApp('/search', demoUsers.manager);
    const menu = screen.getByRole('button', { name: /^User menu for / });
    menu.focus();
    await act(() => router.navigate({ to: '/search', search: { searchTerm: 'kauri' } }));
    expect(said()).not.toContain('Consignments');
    expect(menu).toHaveFocus();
  });
});
