import { permissions } from '@consign/domain/permissions';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BulkRunnerProvider } from '../BulkRunner/index.js';
import { createConsignmentSelection } from '../selection/index.js';
import { buildSelected } from '../testing/data.js';
import { BulkActions } from './BulkActions.js';

const search = { siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'], searchTerm: 'whangarei' };
const exportCall = 'POST /api/v1/data/export/consignments';
const names: string[] = [];

const file = (rows: number) =>
  new Response(`Consignment\r\n${'TAS0001234\r\n'.repeat(rows)}`, {
    headers: { 'x-total-count': String(rows) },
  });

async function openExport(
  matchCount: number,
  answer: () => Response | Promise<Response>,
  data: NonNullable<Parameters<typeof createTestSession>[0]>['data'] = {},
) {
  const session = createTestSession({ data, answers: { [exportCall]: answer } });
  const selection = createConsignmentSelection();
  selection.replace([buildSelected(1), buildSelected(2)]);
  renderInTheme(
    inSession(
      session,
      <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
        <BulkActions selection={selection} search={search} matchCount={matchCount} />
      </BulkRunnerProvider>,
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV export/u }));
  const exports = () => session.server.calls.filter(({ name }) => name.startsWith('POST '));
  return { bodies: () => exports().map(({ body }) => body) };
}

beforeEach(() => {
  names.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('CSV export of the list', () => {
  it('[EXTR-12] [EXTR-19] offers everything that matches the search, shows that it has arrived, and the choice again', async () => {
    const { bodies } = await openExport(12_345, () => file(12_345));
    const dialog = within(await screen.findByRole('dialog', { name: 'CSV export' }));
    expect(
      dialog.getByText('The search matches 12,345 consignments, and 2 of them are selected.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export all 12,345 that match' }));
    await waitFor(() => expect(names).toEqual(['Consignments.csv']));
    expect(bodies()).toEqual([{ format: 'csv', searchParameters: search }]);
    expect(await dialog.findByRole('region', { name: 'Download' })).toHaveTextContent(
      'Consignments.csv downloaded, 12,345 rows',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(dialog.getByRole('button', { name: 'Export 2 selected' })).toHaveFocus();
  });

  it('[EXTR-12] [BULK-06] [BULK-34] exports the selected ones first', async () => {
    const { bodies } = await openExport(12_345, () => file(2));
    const primary = await screen.findByRole('button', { name: 'Export 2 selected' });
    expect(primary).not.toHaveAttribute('data-variant');
    await waitFor(() => expect(primary).toHaveFocus());
    await userEvent.click(primary);
    await waitFor(() => expect(names).toEqual(['Consignments.csv']));
    expect(bodies()).toEqual([{ format: 'csv', references: ['TAS1', 'TAS2'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[EXTR-12] [EXTR-17] asks only for the rows when all that match are selected', async () => {
    const { bodies } = await openExport(2, () => file(2));
    const dialog = within(await screen.findByRole('dialog', { name: 'CSV export' }));
    expect(dialog.queryByText(/match/u)).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Rows' }));
    await userEvent.click(await screen.findByRole('option', { name: 'One row per price line' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export 2 selected' }));
    await waitFor(() =>
      expect(bodies()).toEqual([{ format: 'csv', references: ['TAS1', 'TAS2'], rowPer: 'PRICE_LINE' }]),
    );
  });

  it('[EXTR-12] does not ask a user who sees no prices when all that match are selected', async () => {
    const others = permissions.filter((name) => name !== 'Consignment.ViewPricing');
    const { bodies } = await openExport(2, () => file(2), { permissions: others });
    await waitFor(() => expect(bodies()).toEqual([{ format: 'csv', references: ['TAS1', 'TAS2'] }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[EXTR-11] [EXTR-12] goes on when the dialog is closed', async () => {
    const held: ((response: Response) => void)[] = [];
    const later = new Promise<Response>((resolve) => void held.push(resolve));
    await openExport(12_345, () => later);
    await userEvent.click(await screen.findByRole('button', { name: 'Export all 12,345 that match' }));
    expect(await screen.findByText(/^You can close this/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    held[0]?.(file(12_345));
    expect(await screen.findByText('Consignments.csv was downloaded')).toBeVisible();
    expect(names).toEqual(['Consignments.csv']);
  });
});
