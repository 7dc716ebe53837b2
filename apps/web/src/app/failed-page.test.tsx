import type { ConsignmentPage } from '@consign/api-client/consignment';
import { axeViolations } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const emptyPage: ConsignmentPage = {
  currentPage: 1,
  firstRowOnPage: 0,
  lastRowOnPage: 0,
  pageCount: 0,
  pageSize: 25,
  rowCount: 0,
  results: [],
};

describe('a screen whose data fails to load', () => {
  it('shows the error inside the layout, and Retry loads it without a page reload', async () => {
    let isUp = false;
    const { session } = await openApp('/search', demoUsers.manager, {
      isLoaded: false,
      answers: {
        'GET /api/v1/users/me/sites': () => (isUp ? [] : new Response(null, { status: 500 })),
      },
    });
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Consignments');
    expect(await axeViolations()).toEqual([]);
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

  it.each<[string, unknown]>([
    ['another object', { ok: true }],
    ['a list', []],
    ['rows that are none', { ...emptyPage, rowCount: 1, results: [null] }],
  ])('[ERR-14] [LIST-12] recovers by Retry after a list of another shape: %s', async (_what, odd) => {
    let isUp = false;
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
