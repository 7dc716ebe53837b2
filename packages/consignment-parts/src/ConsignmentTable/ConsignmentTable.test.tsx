import { getDay } from '@consign/domain/dates';
import { installDom, renderInTheme } from '@consign/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { buildListItem } from '../testing/data.js';
import { ConsignmentTable, type ConsignmentExtra } from './ConsignmentTable.js';

const link = {
  href: ({ reference }: { reference: string }) => `/consignment/${reference}`,
  open: () => undefined,
};

const daysLate: ConsignmentExtra<ReturnType<typeof buildListItem> & { readonly daysLate: number }> = {
  columns: [{ id: 'late', header: 'Late', width: 100, cell: (row) => `${row.daysLate} days late` }],
  card: (row) => `${row.daysLate} days late`,
};

function show(row: ReturnType<typeof buildListItem>, withPickup = false): void {
  renderInTheme(
    <ConsignmentTable
      rows={[row]}
      total={1}
      firstRow={1}
      sort={null}
      onSort={() => undefined}
      link={link}
      withPickup={withPickup}
      today={getDay('2026-11-26')}
    />,
  );
}

describe('ConsignmentTable', () => {
  it('[PLAT-43] the status stays in view where the table is wider than the screen', () => {
    installDom({ width: 820 });
    show(buildListItem(1));
    const header = screen.getByRole('columnheader', { name: 'Status' });
    expect(header).toHaveAttribute('data-pinned');
    expect(screen.getByRole('columnheader', { name: 'Tags' })).not.toHaveAttribute('data-pinned');
    expect(document.querySelectorAll('[role="gridcell"][data-pinned]')).toHaveLength(1);
  });

  it.each([
    [1200, 'columnheader'],
    [360, 'listitem'],
  ] as const)('[DASH-16] at %i px a report adds what it says of a row', (width, role) => {
    installDom({ width });
    renderInTheme(
      <ConsignmentTable
        rows={[{ ...buildListItem(1), daysLate: 2 }]}
        total={1}
        firstRow={1}
        sort={null}
        onSort={() => undefined}
        link={null}
        extra={daysLate}
        withPickup={false}
        today={getDay('2026-11-26')}
      />,
    );
    expect(screen.getByText('2 days late')).toBeVisible();
    expect(screen.getAllByRole(role)[role === 'listitem' ? 0 : 1]).toHaveTextContent(/late/i);
  });

  it('[LIST-01] has these columns in this order', () => {
    show(buildListItem(1));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
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
  });

  it('[LIST-02] prefers the confirmed delivery date to the requested one', () => {
    show(
      buildListItem(1, {
        requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z',
        confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z',
      }),
    );
    expect(screen.getByText('26/11/2026')).toBeVisible();
    expect(screen.queryByText('25/11/2026')).toBeNull();
  });

  it('[LIST-02] says when the delivery date is confirmed', () => {
    show(
      buildListItem(1, {
        requestedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z',
        confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z',
      }),
    );
    expect(screen.getByText('26/11/2026')).toHaveTextContent('26/11/2026Confirmed');
    expect(screen.getByTitle('Confirmed')).toBeVisible();
  });

  it('[LIST-02] says nothing of a date that is only requested', () => {
    show(buildListItem(1, { requestedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' }));
    expect(screen.getByText('26/11/2026')).not.toHaveTextContent('Confirmed');
  });

  const late = { requestedDeliveryDateTimeUtc: '2026-11-24T10:59:00Z' };

  it('[LIST-35] marks a consignment whose delivery date has passed', () => {
    show(buildListItem(1, late));
    expect(screen.getByText('24/11/2026')).toHaveTextContent('24/11/2026Overdue');
    expect(screen.getByTitle('Overdue')).toBeVisible();
  });

  it('[LIST-35] does not mark it when a later date is confirmed', () => {
    show(buildListItem(1, { ...late, confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' }));
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('[LIST-35] does not mark one that was delivered', () => {
    const delivered = { code: 'DELIVERED', name: 'Delivered', statusDate: '2026-11-25T21:05:00Z' } as const;
    show(buildListItem(1, { ...late, statusHistory: [delivered] }));
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('[LIST-48] says how far away the delivery is, and marks what is due today', () => {
    show(buildListItem(1, { requestedDeliveryDateTimeUtc: '2026-11-28T11:00:00Z' }));
    expect(screen.getByText('In 3 days')).toBeVisible();
    cleanup();
    show(buildListItem(1, { requestedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' }));
    expect(screen.getByText('26/11/2026')).toHaveTextContent('26/11/2026Due today');
    expect(screen.getByText('Today')).toBeVisible();
    cleanup();
    show(buildListItem(1, late));
    expect(screen.getByText('2 days ago')).toBeVisible();
  });

  it('[LIST-48] a row with a pickup date has it in the title; a delivered one has none', () => {
    const requested = { requestedDeliveryDateTimeUtc: '2026-11-28T11:00:00Z' };
    show(buildListItem(1, { ...requested, requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' }), true);
    expect(screen.getByTitle('In 3 days')).toHaveTextContent('29/11/2026');
    expect(screen.queryByText('In 3 days')).toBeNull();
    cleanup();
    const delivered = { code: 'DELIVERED', name: 'Delivered', statusDate: '2026-11-25T21:05:00Z' } as const;
    show(buildListItem(1, { ...requested, statusHistory: [delivered] }));
    expect(screen.queryByTitle('In 3 days')).toBeNull();
  });

  it('[LIST-56] a late row says how late it is beside its pickup date', () => {
    show(buildListItem(1, { ...late, requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' }), true);
    expect(screen.getByTitle('Overdue')).toHaveTextContent('Overdue2 d');
    expect(screen.getByText('Pickup 23/11/2026')).toBeVisible();
  });

  it('[LIST-05] [LIST-35] a card has the words', () => {
    installDom({ width: 360 });
    show(buildListItem(1, { ...late, confirmedDeliveryDateTimeUtc: '2026-11-24T10:59:00Z' }));
    expect(screen.getByRole('link')).toHaveTextContent('24/11/2026ConfirmedOverdue');
  });

  it('[LIST-02] the requested pickup date is added only where pickup dates are enabled', () => {
    const row = buildListItem(1, { requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' });
    show(row, true);
    expect(screen.getByText('Pickup 23/11/2026')).toBeVisible();
  });

  it('[LIST-02] shows no pickup date where pickup dates are disabled', () => {
    show(buildListItem(1, { requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' }));
    expect(screen.queryByText(/Pickup/)).toBeNull();
  });

  it('[LIST-03] freight is pieces, volume and weight', () => {
    show(
      buildListItem(1, {
        totals: { deliveryItems: 12, packagingTypeName: null, volume: 0.12, weight: 1250 },
      }),
    );
    expect(screen.getByText('12')).toHaveTextContent('12 pieces');
    expect(screen.getByText('0.1200')).toHaveTextContent('0.1200 m³');
    expect(screen.getByText('1,250.00')).toHaveTextContent('1,250.00 kg');
  });

  it('[LIST-23] the last entry of the history is the status, with its date', () => {
    show(
      buildListItem(1, {
        statusHistory: [
          { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z' },
          { code: 'STAGED', name: 'Staged', statusDate: '2026-11-20T11:30:00Z' },
        ],
      }),
    );
    expect(screen.getByText('Staged')).toBeVisible();
    expect(screen.getByText('21/11/2026')).toBeVisible();
    expect(screen.queryByText('Draft')).toBeNull();
  });

  it('[LIST-06] icons mark exceptions, unresolved notes and dangerous goods', () => {
    show(
      buildListItem(1, {
        isDeliveryException: true,
        hasUnresolvedNotes: true,
        dangerousGoodsSummary: [
          { unNumber: '1203', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null },
        ],
      }),
    );
    expect(screen.getByText('Unresolved exception')).toBeInTheDocument();
    expect(screen.getByText('Unresolved notes')).toBeInTheDocument();
    expect(screen.getByText(/UN 1203 Class 3 \(6.1\)/)).toBeInTheDocument();
  });

  it('[LIST-06] [DOCS-16] an icon says that labels are outdated', () => {
    show(buildListItem(1, { labelsOutdated: true }));
    expect(screen.getByText('Labels were printed before the last change: print again')).toBeInTheDocument();
  });

  it('[LIST-04] [CALL-211] tags show their name and colour', () => {
    show(buildListItem(1));
    expect(screen.getByText('Fragile').closest('[style]')?.getAttribute('style')).toContain('#d9480f');
  });

  it('[LIST-05] small screens show only Consignment, Delivery Date, Status and Receiver name', () => {
    installDom({ width: 360 });
    show(buildListItem(1, { senderReference: 'PO-7781' }));
    const card = screen.getByRole('link');
    expect(card).toHaveTextContent('TAS0000001');
    expect(card).toHaveTextContent('25/11/2026');
    expect(card).toHaveTextContent('Draft');
    expect(card).toHaveTextContent('Kōwhai Wellington');
    expect(card).not.toHaveTextContent('PO-7781');
    expect(card).not.toHaveTextContent('Fragile');
  });
});
