import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent);

describe('navigating to another page', () => {
  it('[ROUTE-20] announces its title and moves focus to its content', async () => {
    await openApp('/report', demoUsers.manager);
    expect(announced()).not.toContain('Reports');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await expect.poll(announced).toContain('Quote');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[ROUTE-20] does the same for an error page', async () => {
    const { router } = await openApp('/report', demoUsers.dock);
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
