import { tenantSettings } from '@consign/session/testing';
import { listTexts } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { clickButton, loadFile, showImport } from './testing/show.js';

/** The rows of the table of errors, as 'row, column, message'. */
async function readErrors(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Errors' }, { timeout: 20_000 });
  const more = screen.queryByRole('button', { name: /^Show more of/u });
  if (more !== null) await userEvent.click(more);
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => listTexts([...row.children].slice(0, 3)).join(', '));
}

const byRow = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10);

/** The text of a file with the columns of its first row. */
function toFile(rows: readonly Readonly<Record<string, string>>[]): string {
  const headers = Object.keys(rows[0] ?? {});
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\r\n');
}

/** A row with its headers in the other order and another case. */
const turn = (row: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(row)
      .toReversed()
      .map(([header, value]) => [header.toUpperCase().replaceAll(' ', '_'), value]),
  );

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
  it('[IMPT-03] [IMPT-04] [IMPT-15] is named by its row and header', async () => {
    showImport({ data: { settings: tenantSettings({ freightItemDescriptionOptional: false }) } });
    await loadFile(
      toFile([
        { ...booked, 'Charge Account': 'KOW-999' },
        { ...booked, 'Service Type': 'EXP-1' },
        { ...booked, 'Requested Pickup Date': '31/02/2026' },
        { ...booked, 'Requested Delivery Date': 'Friday' },
        { ...booked, 'Sender Site': 'NOWHERE' },
        { ...booked, 'Receiver Site': 'ELSEWHERE' },
        { ...booked, 'Freight Description': '' },
        { ...booked, 'Packaging Type': 'PALLET-9' },
        { ...booked, Quantity: '' },
        { ...booked, Volume: '-1' },
        { ...booked, Weight: 'heavy' },
        { ...booked, 'Service Type': 'NONE', 'Packaging Type': 'BOX9' },
      ]),
    );
    expect((await readErrors()).toSorted(byRow)).toEqual([
      '2, Charge Account, Account "KOW-999" not found',
      '3, Service Type, Service Type "EXP-1" not found',
      '4, Requested Pickup Date, Requested Pickup Date "31/02/2026" is invalid',
      '5, Requested Delivery Date, Requested Delivery Date "Friday" is invalid',
      '6, Sender Site, Sender Site "NOWHERE" not found',
      '7, Receiver Site, Receiver Site "ELSEWHERE" not found',
      '8, Freight Description, Freight Description is required',
      '9, Packaging Type, Packaging Type "PALLET-9" not found',
      '10, Quantity, Quantity is required',
      '11, Volume, Volume "-1" is invalid',
      '12, Weight, Weight "heavy" is invalid',
      '13, Service Type, Service Type "NONE" not found',
      '13, Packaging Type, Packaging Type "BOX9" not found',
    ]);
  });

  it('[IMPT-03] [IMPT-04] [IMPT-15] takes four forms of a date, the defaults of the package type, and columns by header in any order and case', async () => {
    const { session, imports } = showImport();
    const columns = await screen.findByRole('table', { hidden: true }, { timeout: 20_000 });
    const hire = within(columns).getByText('Hire Provider', { selector: 'th' }).closest('tr');
    expect(hire).toHaveTextContent(/^Hire ProviderRequired with hireage/u);

    const dates = ['20/03/2026', '20-03-2026', '2026/03/20', '2026-03-20'];
    const rows = dates.map((date) => ({
      ...booked,
      'Requested Delivery Date': date,
      Quantity: '3',
      Volume: '',
      Weight: '',
    }));
    await loadFile(toFile(rows.map((row) => ({ Warehouse: 'A', ...turn(row) }))));
    await screen.findByText('4 consignments in 4 rows: 4 consignments to create');
    expect(await screen.findByText(/Warehouse/u)).toBeInTheDocument();
    await clickButton('Import');
    await screen.findByText('4 of 4: 4 created, 0 failed');
    expect(imports.references).toEqual(['PO-1', 'PO-1', 'PO-1', 'PO-1']);
    const sent = session.server.callsTo('POST /api/v1/consignments');
    expect(sent).toHaveLength(4);
    for (const { body } of sent) {
      expect(body).toMatchObject({
        requestedDeliveryDate: '2026-03-19T11:00:00Z',
        lineItems: [{ count: 3, volume: 4.32, weight: 750 }],
      });
    }
  });
});
