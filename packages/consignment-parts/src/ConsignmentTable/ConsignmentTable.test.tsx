import { getDay } from '@consign/domain/dates';
import { installDom, renderInTheme } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

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

function show(rows: readonly ReturnType<typeof buildListItem>[], withPickup = false): void {
  renderInTheme(
    <ConsignmentTable
      rows={rows}
      total={rows.length}
      firstRow={1}
      sort={null}
      onSort={() => undefined}
      link={link}
      withPickup={withPickup}
      today={getDay('2026-11-26')}
    />,
  );
}

it('[PLAT-43] the status stays in view where the table is wider than the screen', () => {
  installDom({ width: 820 });
  show([buildListItem(1)]);
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

it('[DOCS-43] [LIST-06] marks a note that should be printed again', () => {
  show([buildListItem(1, { noteOutdated: true })]);
  expect(
    screen.getByText('The consignment note was printed before the last change: print again'),
  ).toBeInTheDocument();
});

it('[LIST-01] [LIST-03] [LIST-04] [LIST-06] [LIST-23] [FRGT-37] [CALL-211] [DOCS-16] [PODX-07] shows these columns in this order, freight, status, tags, and icons for what needs attention', () => {
  show([
    buildListItem(1, {
      totals: { deliveryItems: 1998, packagingTypeName: null, volume: 0.12, weight: 1250 },
      statusHistory: [
        { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z' },
        { code: 'STAGED', name: 'Staged', statusDate: '2026-11-20T11:30:00Z' },
      ],
      isDeliveryException: true,
      piecesMissing: 2,
      hasUnresolvedNotes: true,
      labelsOutdated: true,
      dangerousGoodsSummary: [
        { unNumber: '1203', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: null },
      ],
    }),
  ]);
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
  expect(screen.getByText('1,998')).toHaveTextContent('1,998 pieces');
  expect(screen.getByText('0.1200')).toHaveTextContent('0.1200 m³');
  expect(screen.getByText('1,250.00')).toHaveTextContent('1,250.00 kg');
  // The last entry of the history, with its date.
  expect(screen.getByText('Staged')).toBeVisible();
  expect(screen.getByText('21/11/2026')).toBeVisible();
  expect(screen.queryByText('Draft')).toBeNull();
  expect(screen.getByText('Fragile').closest('[style]')?.getAttribute('style')).toContain('#d9480f');
  expect(screen.getByText('Unresolved exception')).toBeInTheDocument();
  expect(screen.getByText('Short delivery: 1,996 of 1,998 pieces')).toBeInTheDocument();
  expect(screen.getByText('Unresolved notes')).toBeInTheDocument();
  expect(screen.getByText(/UN 1203 Class 3 \(6.1\)/)).toBeInTheDocument();
  expect(screen.getByText('Labels were printed before the last change: print again')).toBeInTheDocument();
});

const late = { requestedDeliveryDateTimeUtc: '2026-11-24T10:59:00Z' };
const later = { requestedDeliveryDateTimeUtc: '2026-11-28T11:00:00Z' };
const pickup = { requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' };
const delivered = {
  statusHistory: [{ code: 'DELIVERED', name: 'Delivered', statusDate: '2026-11-25T21:05:00Z' }],
} as const;

it('[LIST-02] [LIST-35] [LIST-48] shows the confirmed delivery date before the requested one, how far away it is, and what is overdue', () => {
  const confirmed = { confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' };
  show([
    buildListItem(1, { requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z', ...confirmed }),
    buildListItem(2, { requestedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' }),
    buildListItem(3, late),
    buildListItem(4, { ...late, ...confirmed }),
    buildListItem(5, { ...late, statusHistory: [...delivered.statusHistory] }),
    buildListItem(6, { ...later, ...pickup }),
    buildListItem(7, { ...later, statusHistory: [...delivered.statusHistory] }),
  ]);
  const [first, dueToday, overdue, postponed, done, ahead, doneEarly] = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row));
  expect(first?.getByText('26/11/2026')).toHaveTextContent('26/11/2026Confirmed');
  expect(first?.getByTitle('Confirmed')).toBeVisible();
  expect(first?.queryByText('25/11/2026')).toBeNull();

  expect(dueToday?.getByText('26/11/2026')).toHaveTextContent(/^26\/11\/2026Due today$/);
  expect(dueToday?.getByText('Today')).toBeVisible();

  expect(overdue?.getByText('24/11/2026')).toHaveTextContent('24/11/2026Overdue');
  expect(overdue?.getByTitle('Overdue')).toBeVisible();
  expect(overdue?.getByText('2 days ago')).toBeVisible();
  for (const row of [postponed, done]) expect(row?.queryByText('Overdue')).toBeNull();

  expect(ahead?.getByText('In 3 days')).toBeVisible();
  expect(ahead?.queryByText(/Pickup/)).toBeNull();
  expect(doneEarly?.queryByTitle('In 3 days')).toBeNull();
  expect(doneEarly?.queryByText('In 3 days')).toBeNull();
});

it('[LIST-02] [LIST-48] [LIST-56] a pickup date, where they are enabled, moves how far away the delivery is to the title, and how late it is beside it', () => {
  const longLate = { requestedDeliveryDateTimeUtc: '2026-08-17T10:59:00Z' };
  show(
    [later, late, longLate].map((each, index) => buildListItem(index, { ...each, ...pickup })),
    true,
  );
  expect(screen.getByTitle('In 3 days')).toHaveTextContent('29/11/2026');
  expect(screen.queryByText('In 3 days')).toBeNull();
  // Three digits have no room beside the date.
  expect(screen.getAllByTitle('Overdue').map(({ textContent }) => textContent)).toEqual([
    'Overdue2 d',
    'Overdue',
  ]);
  expect(screen.getAllByText('Pickup 23/11/2026')).toHaveLength(3);
});

it('[LIST-05] [LIST-35] small screens show only Consignment, Delivery Date with its words, Status and Receiver name', () => {
  installDom({ width: 360 });
  const confirmed = { confirmedDeliveryDateTimeUtc: '2026-11-24T10:59:00Z' };
  show([buildListItem(1, { ...late, ...confirmed, senderReference: 'PO-7781' })]);
  const card = screen.getByRole('link');
  expect(card).toHaveTextContent('TAS0000001');
  expect(card).toHaveTextContent('24/11/2026ConfirmedOverdue');
  expect(card).toHaveTextContent('Draft');
  expect(card).toHaveTextContent('Kōwhai Wellington');
  expect(card).not.toHaveTextContent('PO-7781');
  expect(card).not.toHaveTextContent('Fragile');
});
