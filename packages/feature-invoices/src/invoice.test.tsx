import { inTurn } from '@consign/queries/testing';
import { enterText, keepSavedFiles } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';

import {
  accountId,
  fakeInvoices,
  invoiceId,
  testInvoice,
  testLine,
  testLines,
} from './testing/fake-invoices.js';
import { choose, click, showInvoices } from './testing/show.js';

const open = { query: { invoice: invoiceId } };
const table = (name: string) => screen.findByRole('table', { name });
const lineRows = async () => {
  const grid = await screen.findByRole('grid', { name: 'Lines' });
  return within(grid).getAllByRole('row').slice(1);
};

it('[INVC-13] [INVC-20] lists the invoices with what is left to do, and what is on none', async () => {
  const { onQueryChange } = showInvoices();
  const invoices = await screen.findByRole('grid', { name: 'Invoices' });
  const link = await within(invoices).findByRole('link', { name: 'INV-20451' });
  expect(within(invoices).getAllByRole('row')[1]).toHaveTextContent("3 of 4 don't agree, 4 to decide");
  expect(screen.getByText('1 consignment, $88.00 excl. GST')).toBeVisible();
  expect(screen.getByRole('link', { name: 'TAS0000099' })).toHaveAttribute('href', '/consignment/TAS0000099');
  await userEvent.click(link);
  expect(onQueryChange).toHaveBeenLastCalledWith({ invoice: invoiceId });
  expect(await screen.findByRole('heading', { name: 'Invoice INV-20451' })).toBeVisible();
});

it('[INVC-13] [EXTR-04] downloads all that are on none, also those that are not shown', async () => {
  const others = Array.from({ length: 3 }, (_none, index) => ({
    reference: `TAS000010${index}`,
    accountId,
    deliveredAtDateTimeUtc: '2026-10-01T12:00:00Z',
    amount: 1200.5,
  }));
  const all = { count: 3, amount: 3601.5, consignments: others };
  const first = { ...all, consignments: others.slice(0, 2) };
  const { session } = showInvoices({
    answers: { 'GET /api/v2/not-invoiced': inTurn(first, new Response(null, { status: 503 }), all) },
  });
  const saved = keepSavedFiles();
  expect(await screen.findByText(/The first 2 are shown/u)).toBeVisible();
  await click('Download CSV');
  expect(await screen.findByText('What is not invoiced could not be downloaded. Try again.')).toBeVisible();
  await click('Download CSV');
  await waitFor(() => expect(saved[0]?.name).toBe('Not invoiced, delivered at least 30 days ago.csv'));
  const csv = (await saved[0]?.content.text()) ?? '';
  expect(session.server.callsTo('GET /api/v2/not-invoiced').at(-1)?.query.get('limit')).toBe('20000');
  expect(csv.split('\r\n')).toEqual([
    expect.stringMatching(/Consignment,Delivered,Account,"Confirmed \(NZD, excl. GST\)"$/u),
    ...others.map(({ reference }) => `${reference},02/10/2026,KOW-001,1200.50`),
    '',
  ]);
});

it('[INVC-13] says of one line that it does not agree', async () => {
  showInvoices({ invoices: fakeInvoices(testLines.slice(0, 2)) });
  const invoices = await screen.findByRole('grid', { name: 'Invoices' });
  expect(await within(invoices).findByText("1 of 2 doesn't agree, 2 to decide")).toBeVisible();
});

const gone = () => Response.json({ title: 'Not found' }, { status: 404 });

it('[INVC-23] leads back from an invoice that is gone', async () => {
  const { onQueryChange } = showInvoices({
    ...open,
    answers: { 'GET /api/v2/invoices/{id}': gone },
  });
  expect(await screen.findByText('Invoice not found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All invoices' }));
  expect(onQueryChange).toHaveBeenLastCalledWith({});
  await waitFor(() => expect(screen.getByRole('region', { name: 'Invoices' })).toHaveFocus());
});

it('[INVC-23] says in the page that an invoice was deleted elsewhere, once it is asked for', async () => {
  let isDeleted = false;
  showInvoices({
    ...open,
    answers: {
      'GET /api/v2/invoices/{id}': () => (isDeleted ? gone() : testInvoice(testLines)),
      'POST /api/v2/invoices/{id}/check': gone,
    },
  });
  await screen.findByRole('heading', { name: 'Invoice INV-20451' });
  isDeleted = true;
  await click('Check again');
  expect(await screen.findByText('Invoice not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All invoices' })).toHaveFocus();
  expect(screen.queryByText('Not found')).toBeNull();
});

it('[INVC-08] [INVC-21] shows sums that add up to the total, with what the lines do not explain', async () => {
  const invoices = fakeInvoices(testLines, { total: 500, notExplained: 9.5 });
  showInvoices({ ...open, invoices });
  const findings = await table('Findings');
  expect(
    within(findings)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Agrees1$120.50',
    'Differs1$129.00',
    'Already invoiced1$120.50',
    'Unknown consignment1$120.50',
    'Not explained by the lines$9.50',
    'Total of the invoice$500.00',
  ]);
  expect(within(await table('Decisions')).getByRole('row', { name: /To decide/u })).toHaveTextContent(
    'To decide4$490.50',
  );
});

it('[INVC-22] shows each line with its finding, and filters by it', async () => {
  const { onQueryChange } = showInvoices(open);
  await waitFor(async () => expect(await lineRows()).toHaveLength(4));
  const rows = await lineRows();
  expect(rows[1]).toHaveTextContent('Invoiced $8.50 above the agreed $120.50: FAF $8.50 more');
  expect(rows[2]).toHaveTextContent('Already invoiced on INV-20388, line 14');
  await click('Differs');
  await waitFor(async () => expect(await lineRows()).toHaveLength(1));
  expect(onQueryChange).toHaveBeenLastCalledWith({ invoice: invoiceId, verdict: 'Differs' });
  await choose('Finding', "All that don't agree");
  await waitFor(async () => expect(await lineRows()).toHaveLength(3));
  await choose('Decision', 'Accepted');
  expect(await screen.findByText('No such lines')).toBeVisible();
});

it('[INVC-11] [INVC-22] accepts many lines at once, and queries others with a reason; the focus stays with the selection', async () => {
  const { session } = showInvoices(open);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select line 1' }));
  expect(screen.getByText('1 selected, $120.50')).toBeVisible();
  await click('Accept');
  await waitFor(async () => expect((await lineRows())[0]).toHaveTextContent('Accepted'));
  expect(screen.getByText('No line is selected')).toBeVisible();
  const bar = screen.getByRole('region', { name: 'Selected lines' });
  expect(bar).toHaveFocus();
  expect(within(await table('Decisions')).getByRole('row', { name: /Accepted/u })).toHaveTextContent(
    '1$120.50',
  );

  await choose('Finding', "All that don't agree");
  await click('Select all 3 shown');
  expect(bar).toHaveFocus();
  await click('Query…');
  await click('Query');
  expect(await screen.findByText('Say what you ask the provider')).toBeVisible();
  await enterText(screen.getByLabelText('What you ask the provider'), 'Please explain');
  await click('Query');
  await waitFor(async () => expect((await lineRows())[2]).toHaveTextContent('Queried: Please explain'));
  await waitFor(() => expect(bar).toHaveFocus());
  expect(session.server.bodies('PUT /api/v2/invoices/{id}/decisions')).toEqual([
    { lines: [1], decision: 'Accepted', reason: '' },
    { lines: [2, 3, 4], decision: 'Queried', reason: 'Please explain' },
  ]);
});

it('[INVC-11] keeps the reason where a query is refused', async () => {
  showInvoices({
    ...open,
    answers: { 'PUT /api/v2/invoices/{id}/decisions': new Response(null, { status: 503 }) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select line 2' }));
  await click('Query…');
  await enterText(screen.getByLabelText('What you ask the provider'), 'Please explain');
  await click('Query');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('What you ask the provider')).toHaveValue('Please explain');
});

it('[INVC-12] downloads the queried lines and copies them as a mail', async () => {
  const queried = { ...testLines[1], decision: 'Queried', reason: 'Please explain' } as const;
  showInvoices({ ...open, invoices: fakeInvoices([testLine(1), { ...testLine(2), ...queried }]) });
  const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as never);
  onTestFinished(() => clipboard.mockRestore());
  const saved = keepSavedFiles();
  await click('Download queries');
  expect(saved[0]?.name).toBe('Queries INV-20451.csv');
  const csv = (await saved[0]?.content.text()) ?? '';
  expect(csv.split('\n')[1]).toContain('INV-20451,2,TAS0000002,PO 2,129.00,120.50,8.50');
  await click('Copy as text');
  expect(write.mock.calls[0]?.[0]).toContain('Line 2, TAS0000002, $129.00: Invoiced $8.50 above');
});

it('[INVC-22] opens a line from its address, and decides it there', async () => {
  const { onQueryChange } = showInvoices({ query: { invoice: invoiceId, line: '2' } });
  const dialog = await screen.findByRole('dialog', { name: 'Line 2' });
  expect(dialog).toHaveTextContent('$24.00 invoiced, $15.50 agreed');
  expect(within(dialog).getByRole('link', { name: 'TAS0000002' })).toHaveAttribute(
    'href',
    '/consignment/TAS0000002',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Query…' }));
  await userEvent.click(await screen.findByLabelText('What you ask the provider'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Query…' })).toHaveFocus());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith({ invoice: invoiceId }));
  expect((await lineRows())[1]).toHaveTextContent('Accepted');
});

it('[INVC-14] [INVC-21] saves a tolerance, checks again, and deletes an invoice without decisions after a question', async () => {
  const { invoices, onQueryChange, session } = showInvoices(open);
  await click('Tolerance');
  const amount = await screen.findByLabelText('Amount (optional)');
  await enterText(amount, '20000');
  await click('Save');
  expect(await screen.findByText('Enter an amount up to 10,000 dollars')).toBeVisible();
  expect(amount).toHaveFocus();
  await enterText(amount, '0.05');
  await enterText(screen.getByLabelText('Part of the price (optional)'), '0.5');
  await click('Save');
  await waitFor(() =>
    expect(invoices.settings()).toEqual({ toleranceAmount: 0.05, tolerancePercent: 0.5, columns: [] }),
  );
  await click('Check again');
  await waitFor(() => expect(session.server.names()).toContain('POST /api/v2/invoices/{id}/check'));

  await click('Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete invoice INV-20451?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith({}));
  expect(session.server.names()).toContain('DELETE /api/v2/invoices/{id}');
  expect(await screen.findByText('No invoices yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Invoices' })).toHaveFocus());
});

it('[INVC-21] offers no deletion once a line is decided, and begins a corrected invoice', async () => {
  const { onQueryChange } = showInvoices({
    ...open,
    invoices: fakeInvoices([testLine(1, { decision: 'Queried', reason: 'Why' })]),
  });
  await screen.findByRole('heading', { name: 'Invoice INV-20451' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await click('Load a corrected invoice');
  expect(onQueryChange).toHaveBeenLastCalledWith({ replaces: invoiceId });
  const start = await screen.findByRole('region', { name: 'Check an invoice' });
  await waitFor(() => expect(start).toHaveFocus());
  expect(start).toHaveTextContent('Choose the invoice that corrects INV-20451.');
});

it('[INVC-21] says that lines are missing where an invoice was never checked', async () => {
  const invoices = fakeInvoices([testLine(1)], { checkedAtDateTimeUtc: null, notExplained: null });
  showInvoices({ ...open, invoices });
  expect(await screen.findByRole('alert')).toHaveTextContent('Some lines of this invoice have not arrived');
  expect(screen.queryByRole('grid', { name: 'Lines' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it('[INVC-22] can be read again where the lines failed', async () => {
  const answer = inTurn(new Response(null, { status: 503 }), [...testLines]);
  showInvoices({ ...open, answers: { 'GET /api/v2/invoices/{id}/lines': answer } });
  expect(await screen.findByText('The lines could not be loaded')).toBeVisible();
  await click(/Retry|Try again/u);
  await waitFor(async () => expect(await lineRows()).toHaveLength(4));
});
