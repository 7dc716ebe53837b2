import { tenantSettings } from '@consign/session/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { goodRow, toCsv } from './testing/files.js';
import { clickButton, loadFile, showImport } from './testing/show.js';

/** The rows of the table of errors, as 'row, column, message'. */
async function readErrors(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Errors' }, { timeout: 20_000 });
  const more = screen.queryByRole('button', { name: /^Show more of/u });
  if (more !== null) await userEvent.click(more);
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...row.children]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join(', '),
  );
}

/** The text of a file with the columns of its first row. */
function toFile(rows: readonly Readonly<Record<string, string>>[]): string {
  const headers = Object.keys(rows[0] ?? {});
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\r\n');
}

const booked = {
  'Charge Account': 'KOW-001',
  'Service Type': 'GENERAL',
  'Sender Site': 'S10',
  'Receiver Site': 'S11',
  'Requested Pickup Date': '',
  'Requested Delivery Date': '',
  'Sender Reference': 'PO-1',
  'Freight Description': 'Flat-packed kitchen',
  'Packaging Type': 'PALLET',
  Quantity: '2',
  Volume: '2.88',
  Weight: '500',
};

it('[IMPT-41] a user without a site is told before a file is chosen', async () => {
  showImport({ data: { sites: [] } });
  expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
    'No site configured for you. Please contact your service provider.',
  );
  expect(screen.getByRole('button', { name: 'Load & Validate' })).toBeDisabled();
});

describe('what a file says wrongly', () => {
  it('[IMPT-03] names the account, service, date or site that is not there', async () => {
    showImport();
    await loadFile(
      toFile([
        { ...booked, 'Charge Account': 'KOW-999' },
        { ...booked, 'Service Type': 'EXP-1' },
        { ...booked, 'Requested Pickup Date': '31/02/2026' },
        { ...booked, 'Requested Delivery Date': 'Friday' },
        { ...booked, 'Sender Site': 'NOWHERE' },
        { ...booked, 'Receiver Site': 'ELSEWHERE' },
      ]),
    );
    expect(await readErrors()).toEqual([
      '2, Charge Account, Account "KOW-999" not found',
      '3, Service Type, Service Type "EXP-1" not found',
      '4, Requested Pickup Date, Requested Pickup Date "31/02/2026" is invalid',
      '5, Requested Delivery Date, Requested Delivery Date "Friday" is invalid',
      '6, Sender Site, Sender Site "NOWHERE" not found',
      '7, Receiver Site, Receiver Site "ELSEWHERE" not found',
    ]);
  });

  it.each(['20/03/2026', '20-03-2026', '2026/03/20', '2026-03-20'])(
    '[IMPT-03] takes the delivery date %s',
    async (date) => {
      const { session } = showImport();
      await loadFile(toFile([{ ...booked, 'Requested Delivery Date': date }]));
      await screen.findByText('1 consignment in 1 row: 1 consignment to create');
      await clickButton('Import');
      await screen.findByText('1 of 1: 1 created, 0 failed');
      const call = session.server.calls.find(({ name }) => name === 'POST /api/v1/consignments');
      expect(call?.body).toMatchObject({ requestedDeliveryDate: '2026-03-19T11:00:00Z' });
    },
  );

  it('[IMPT-04] says what a freight line lacks', async () => {
    showImport({ data: { settings: tenantSettings({ freightItemDescriptionOptional: false }) } });
    await loadFile(
      toFile([
        { ...booked, 'Freight Description': '' },
        { ...booked, 'Packaging Type': 'PALLET-9' },
        { ...booked, Quantity: '' },
        { ...booked, Volume: '-1' },
        { ...booked, Weight: 'heavy' },
      ]),
    );
    expect(await readErrors()).toEqual([
      '2, Freight Description, Freight Description is required',
      '3, Packaging Type, Packaging Type "PALLET-9" not found',
      '4, Quantity, Quantity is required',
      '5, Volume, Volume "-1" is invalid',
      '6, Weight, Weight "heavy" is invalid',
    ]);
  });

  it('[IMPT-04] [IMPT-15] blank volume and weight are the defaults of the package type times the quantity', async () => {
    const { session } = showImport();
    await loadFile(toFile([{ ...booked, Quantity: '3', Volume: '', Weight: '' }]));
    await screen.findByText('1 consignment in 1 row: 1 consignment to create');
    await clickButton('Import');
    await screen.findByText('1 of 1: 1 created, 0 failed');
    const call = session.server.calls.find(({ name }) => name === 'POST /api/v1/consignments');
    expect(call?.body).toMatchObject({ lineItems: [{ count: 3, volume: 4.32, weight: 750 }] });
  });

  it('[IMPT-15] reads columns by header, in any order and case, and lists those that it does not know', async () => {
    const { imports } = showImport();
    const turned = Object.fromEntries(
      Object.entries(booked)
        .toReversed()
        .map(([header, value]) => [header.toUpperCase().replaceAll(' ', '_'), value]),
    );
    await loadFile(toFile([{ Warehouse: 'A', ...turned }]));
    await screen.findByText('1 consignment in 1 row: 1 consignment to create');
    expect(await screen.findByText(/Warehouse/u)).toBeInTheDocument();
    await clickButton('Import');
    await screen.findByText('1 of 1: 1 created, 0 failed');
    expect(imports.references).toEqual(['PO-1']);
  });

  it('[IMPT-15] says that a hire provider is needed for hireage only', async () => {
    showImport();
    const columns = await screen.findByRole('table', { hidden: true }, { timeout: 20_000 });
    const row = within(columns).getByText('Hire Provider', { selector: 'th' }).closest('tr');
    expect(row).toHaveTextContent(/^Hire ProviderRequired with hireage/u);
  });

  it('[IMPT-15] names the column of each message by its header', async () => {
    showImport();
    await loadFile(toCsv([goodRow('PO-1', { service: 'NONE', packaging: 'BOX9' })]));
    expect(await readErrors()).toEqual([
      '2, Service Type, Service Type "NONE" not found',
      '2, Packaging Type, Packaging Type "BOX9" not found',
    ]);
  });
});
