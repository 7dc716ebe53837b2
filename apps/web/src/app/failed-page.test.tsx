import { emptyPage } from '@consign/queries/testing';
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';
import { FailedPage, isImportFailure } from './FailedPage.js';

// React and the router write down what a screen throws.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a screen whose data fails to load', () => {
  it('shows the error inside the layout, and Retry loads it without a page reload', async () => {
    let isUp = false;
    const { session } = await openApp('/search', demoUsers.manager, {
      isLoaded: false,
      answers: { 'GET /api/v1/users/me/sites': () => (isUp ? [] : new Response(null, { status: 500 })) },
    });
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Consignments');
    isUp = true;
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

  it('[ERR-14] [LIST-12] recovers by Retry after a list of another shape', async () => {
    let isUp = false;
    const odd = { ...emptyPage, rowCount: 1, results: [null] };
    await openApp('/search', demoUsers.manager, {
      answers: { 'POST /api/v2/consignments/search': () => (isUp ? emptyPage : Response.json(odd)) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByText('No consignments found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

/** Shows the failed page of a route that throws. */
function renderFailed(error: Error): void {
  const root = createRootRoute({
    component: () => {
      throw error;
    },
    errorComponent: FailedPage,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    context: { session: null },
  });
  render(<RouterProvider router={router as never} />, { wrapper: MantineProvider });
}

describe('a screen whose code fails to load', () => {
  it('[ERR-15] says so, and Retry loads the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    renderFailed(new TypeError('Failed to fetch dynamically imported module: /assets/dashboard-1.js'));
    expect(await screen.findByText(/^Its code couldn't be loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server is down', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('[ERR-15] keeps the page %s, and says so', async (_what, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(answer);
    renderFailed(new TypeError('Failed to fetch dynamically imported module: /assets/dashboard-1.js'));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^The server can't be reached/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('[ERR-15] [ERR-14] keeps the page after any other fault', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    renderFailed(new TypeError('name is undefined'));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    'Failed to fetch dynamically imported module: https://tasman.example/assets/a.js',
    'error loading dynamically imported module: https://tasman.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('[ERR-15] knows the message of a failed import: %s', (message) => {
    expect(isImportFailure(new TypeError(message))).toBe(true);
  });
});
