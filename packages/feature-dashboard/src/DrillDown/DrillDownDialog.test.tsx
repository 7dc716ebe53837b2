import { installDom } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { noLinks } from '../testing/links.js';
import { buildException, buildRow, verdicts } from '../testing/report-rows.js';
import { showDrillDown } from '../testing/show-drill-down.js';
import { draft, miss, unresolved, weekScope } from '../testing/WiredDrillDown.js';

const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

describe('the consignments behind a figure', () => {
  it('[DASH-16, DASH-18, DASH-21, DASH-36, DASH-38] are a page of the list’s columns with its place in the URL; rows open, and the list shows the same', async () => {
    const { asked, links, onClose, onDrillChange, session } = showDrillDown({ segment: draft });
    const dialog = await findDialog('Created · Draft · 60 consignments');

    expect(within(dialog).getByText('1–25 of 60')).toBeVisible();
    expect(within(dialog).getByText('1 to 25 of 60 consignments')).toHaveAttribute('aria-live', 'polite');
    expect(
      within(dialog).getByText('Created 09/03/2026 to 15/03/2026 · 1 site · all service types'),
    ).toBeVisible();
    expect(headers()).toEqual([
      'Consignment',
      'Creation Date',
      'Delivery Date',
      'Freight',
      'Receiver name',
      'Receiver ref',
      'Sender ref',
      'Sales ref',
      'Status',
      'Status Date',
      'Tags',
    ]);
    expect(asked()).toEqual([
      {
        siteIds: weekScope.siteIds,
        startDateUtc: '2026-03-08T11:00:00Z',
        endDateUtc: '2026-03-15T11:00:00Z',
        serviceTypeCodes: [],
        statusCode: 'DRAFT',
        pageNumber: 1,
        pageSize: 25,
        sortOption: 'createdAtDateTimeUtc',
        sortDirection: 'asc',
      },
    ]);
    // The figure agrees: the card is read once, and nothing is said.
    expect(screen.queryByText(/when you opened it/u)).toBeNull();
    expect(session.server.names().filter((name) => name.includes('/reports/'))).toHaveLength(2);

    await userEvent.click(screen.getByRole('link', { name: 'TAS0000002' }));
    expect(links.consignment.open).toHaveBeenCalledExactlyOnceWith('TAS0000002');
    expect(screen.getByRole('link', { name: 'TAS0000003' })).toHaveAttribute(
      'href',
      '/consignment/TAS0000003',
    );
    const link = screen.getByRole('link', { name: 'Open in search' });
    const query = { statuses: 'DRAFT', startDate: '2026-03-09', endDate: '2026-03-15' };
    expect(link).toHaveAttribute('href', `/search?${new URLSearchParams(query).toString()}`);
    await userEvent.click(link);
    expect(links.search.open).toHaveBeenCalledExactlyOnceWith(query);

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onDrillChange).toHaveBeenLastCalledWith(
      { card: 'created', status: 'DRAFT', page: '2' },
      { replace: true },
    );
    expect(await screen.findByText('26–50 of 60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Status Date' }));
    expect(await screen.findByText('1–25 of 60')).toBeVisible();
    expect(onDrillChange.mock.lastCall?.[0]).toEqual({
      card: 'created',
      status: 'DRAFT',
      sort: 'statusDate',
    });
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
    expect(await screen.findByText('1–50 of 60')).toBeVisible();
    expect(asked().at(-1)).toMatchObject({
      pageNumber: 1,
      pageSize: 50,
      sortOption: 'statusDate',
      sortDirection: 'asc',
    });

    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[DASH-36] a link opens its page and order; what is not known is dropped', async () => {
    const { asked, onDrillChange } = showDrillDown({
      segment: draft,
      drill: { page: '2', order: 'desc', size: '7', colour: 'red' },
    });
    await findDialog(/60 consignments/u);
    expect(asked()).toMatchObject([{ pageNumber: 2, pageSize: 25, sortDirection: 'desc' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onDrillChange.mock.lastCall?.[0]).toEqual({
      card: 'created',
      status: 'DRAFT',
      page: '3',
      order: 'desc',
    });
  });

  it('[DASH-36] a page that does not exist says so, and leads to the first', async () => {
    showDrillDown({ segment: draft, drill: { page: '9' } });
    expect(await screen.findByText('There is no page 9')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByText('1–25 of 60')).toBeVisible();
  });

  it('[DASH-24] [DASH-38] for a user without the list, nothing is a link', async () => {
    showDrillDown({ segment: draft, links: noLinks });
    const dialog = await findDialog(/60 consignments/u);
    expect(within(dialog).queryAllByRole('link')).toEqual([]);
    expect(within(dialog).getByText('TAS0000002')).toBeVisible();
    expect(screen.queryByText('Open in search')).toBeNull();
  });
});

describe('why a row counts', () => {
  it('[DASH-37] a miss says which date it was held against, and by how many working days it is late', async () => {
    const rows = verdicts.map((difot, index) => buildRow(index + 1, 'DELIVERED', { difot }));
    showDrillDown({ segment: miss, rows });
    const dialog = await findDialog('Miss · General freight · 3 consignments');
    const [, ...cells] = within(dialog)
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('gridcell')[1]?.textContent);

    expect(headers()[1]).toBe('Due and delivered');
    expect(cells).toEqual([
      'Due 10/03/2026 (requested), delivered 10/03/2026',
      'Due 13/03/2026 (confirmed), delivered 16/03/2026: 1 working day late',
      'Due 12/03/2026 (estimated), not delivered: 3 working days late',
    ]);
  });

  it('[DASH-37] an exception has its title, age, exact time and state; further ones open in the row, and Escape closes only them', async () => {
    const resolved = buildException(2, {
      title: 'Closed again',
      actionRequired: true,
      raisedAtDateTimeUtc: '2026-03-16T12:00:00Z',
      resolvedAtDateTimeUtc: '2026-03-16T13:00:00Z',
    });
    const rows = [
      buildRow(1, 'TRANSIT', { exceptions: [resolved] }),
      buildRow(2, 'TRANSIT', { exceptions: [buildException(1, { actionRequired: true }), resolved] }),
    ];
    const { onClose, links } = showDrillDown({ segment: unresolved, rows });
    const dialog = await findDialog('Unresolved · Receiver was closed · 2 consignments');
    const [, first, second] = within(dialog).getAllByRole('row');

    expect(headers().slice(0, 4)).toEqual(['Consignment', 'Exception', 'Raised', 'Resolved']);
    expect(first).toHaveTextContent(
      /Closed again\s*Action required\s*today 17\/03\/2026 1:00:00 AM\s*Resolved 17\/03\/2026 2:00:00 AM/u,
    );
    // The unresolved exception.
    expect(second).toHaveTextContent('Receiver was closedAction requiredAll 2');
    expect(second).toHaveTextContent('2 days ago 15/03/2026 11:05:00 AMUnresolved');

    const more = screen.getByRole('button', { name: 'All 2' });
    await userEvent.click(more);
    const list = await screen.findByRole('tooltip');
    expect(within(list).getByText('Receiver was closed')).toBeVisible();
    expect(within(list).getByText('Closed again')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    expect(onClose).not.toHaveBeenCalled();
    expect(links.consignment.open).not.toHaveBeenCalled();
  });

  it('[DASH-16] [DASH-37] cards on a phone say it too, and name a kind that the card does not know', async () => {
    installDom({ width: 360 });
    showDrillDown({
      segment: { ...unresolved, title: '' },
      rows: [buildRow(1, 'TRANSIT', { exceptions: [buildException(1), buildException(2)] })],
    });
    const dialog = await findDialog('Unresolved · Receiver was closed · 1 consignment');
    expect(within(dialog).getAllByText('Raised 2 days ago, 15/03/2026 11:05:00 AM')).toHaveLength(2);
  });
});
