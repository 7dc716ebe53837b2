import { axeViolations } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

describe('a screen whose data cannot be had', () => {
  it('says so inside the frame, and Retry gets it without a reload', async () => {
    let up = false;
    const { session } = await openApp('/search', demoUsers.manager, {
      isLoaded: false,
      answers: {
        'GET /api/v1/users/me/sites': () => (up ? [] : new Response(null, { status: 500 })),
      },
    });
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Consignments');
    expect(await axeViolations()).toEqual([]);
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
    expect(
      session?.server.names().filter((name) => name === 'GET /api/v1/users/me/sites').length,
    ).toBeGreaterThan(1);
  });
});
