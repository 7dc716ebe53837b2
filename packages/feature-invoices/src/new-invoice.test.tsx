import { testId, testSite } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { accountId, fakeInvoices, invoiceId, testLines } from './testing/fake-invoices.js';
import { choose, chooseFile, click, showInvoices } from './testing/show.js';

const file = [
  'Tax invoice,Invoice date,Account,Con note,PO,Service,Total excl GST',
  'INV-7,31/10/2026,kow-001,TAS0001234,PO 1,Overnight,$120.50',
  'INV-7,31/10/2026,kow-001,TAS0001235,PO 2,Overnight,(20.50)',
  ',,,,,Total,100.00',
].join('\n');

const problem = (path: string, message: string) =>
  Response.json(
    { title: 'Unprocessable', status: 422, problems: [{ id: 'INVC-10', path, message }] },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

it('[INVC-01] [INVC-18] reads a file, sends the invoice with its lines, and opens it once it is checked', async () => {
  const { invoices, onQueryChange, session } = showInvoices();
  await chooseFile(file);
  expect(await screen.findByLabelText('Invoice number')).toHaveValue('INV-7');
  expect(screen.getByLabelText('Invoice date')).toHaveValue('31/10/2026');
  expect(screen.getByLabelText('Total excl. GST')).toHaveValue('$100.00');
  expect(screen.getByText('2 lines, $100.00 excl. GST')).toBeVisible();
  expect(session.server.names()).not.toContain('POST /api/v2/invoices');

  await click('Check the invoice');
  await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith({ invoice: invoiceId }));
  expect(invoices.created).toEqual([
    {
      number: 'INV-7',
      date: '2026-10-31',
      accountId,
      total: 100,
      lineCount: 2,
      isGstIncluded: false,
      replacesInvoiceId: null,
    },
  ]);
  expect(invoices.sent).toEqual([
    {
      line: 1,
      reference: 'TAS0001234',
      customerReference: 'PO 1',
      description: 'Overnight',
      amount: 120.5,
      parts: null,
    },
    {
      line: 2,
      reference: 'TAS0001235',
      customerReference: 'PO 2',
      description: 'Overnight',
      amount: -20.5,
      parts: null,
    },
  ]);
  expect(session.server.callsTo('POST /api/v2/invoices/{id}/check')).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Invoice INV-20451' })).toBeVisible();
});

it('[INVC-18] takes pasted cells, and asks for what the file does not say', async () => {
  const { invoices } = showInvoices();
  await click('Paste rows');
  await click('Read the rows');
  expect(await screen.findByText('Paste the rows of an invoice')).toBeVisible();
  const box = screen.getByLabelText('Rows of the invoice');
  await userEvent.click(box);
  await userEvent.paste('Reference\tAmount\nTAS0001234\t10.00');
  await click('Read the rows');
  await click('Check the invoice');
  expect(await screen.findByText('Enter the invoice number')).toBeVisible();
  expect(screen.getByText('Enter the date of the invoice')).toBeVisible();
  expect(screen.getByLabelText('Invoice number')).toHaveFocus();
  await enterText(screen.getByLabelText('Invoice number'), ' INV-8 ');
  await enterText(screen.getByLabelText('Invoice date'), '1/11/2026');
  await enterText(screen.getByLabelText('Total excl. GST'), 'ten');
  await click('Check the invoice');
  expect(await screen.findByText('Enter an amount, for example 1,234.50')).toBeVisible();
  expect(invoices.created).toEqual([]);
  await enterText(screen.getByLabelText('Total excl. GST'), '(10.00)');
  await click('Check the invoice');
  await waitFor(() =>
    expect(invoices.created).toMatchObject([{ number: 'INV-8', date: '2026-11-01', total: -10 }]),
  );
});

it('[INVC-18] asks for the account beside its field', async () => {
  const { invoices } = showInvoices({ data: { sites: [testSite(10, 'Kōwhai Auckland')] } });
  await chooseFile('Reference,Amount,Invoice,Invoice date\nTAS0001234,10.00,INV-7,2026-10-31');
  await click('Check the invoice');
  const account = await screen.findByRole('combobox', { name: 'Account' });
  expect(account).toHaveAccessibleDescription('Choose an account');
  expect(account).toHaveFocus();
  await choose('Account', /KOW-002/);
  await click('Check the invoice');
  await waitFor(() => expect(invoices.created).toMatchObject([{ number: 'INV-7', accountId: testId(21) }]));
});

it.each([
  ['a PDF', '%PDF-1.7', 'This is a PDF, not a CSV. Choose the file that it was made from, saved as CSV'],
  [
    'a bank statement',
    'Date,Payee,Particulars,Amount,Balance\n1/10/2026,Tasman,INV,10.00,20.00',
    'This looks like a bank statement. Choose the freight provider\u2019s invoice as CSV',
  ],
])('[INVC-18] says what %s is, and loads nothing', async (_what, content, sentence) => {
  const { invoices } = showInvoices();
  await chooseFile(content);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Check the invoice' })).toBeNull();
  expect(invoices.created).toEqual([]);
});

it('[INVC-19] corrects what a column holds, and remembers it for the account', async () => {
  const { invoices } = showInvoices();
  await chooseFile('Job,Amount,Levy\nTAS0001234,10.00,1.50\nTAS0001235,20.00,2.50');
  expect(await screen.findByRole('combobox', { name: 'Job holds' })).toHaveDisplayValue('Consignment');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Levy holds' }), 'Amount excl. GST');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Amount holds' })).toHaveDisplayValue('Not read'),
  );
  expect(await screen.findByText('2 lines, $4.00 excl. GST')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job holds' }), 'Not read');
  expect(
    await screen.findByText('Choose the column that holds the consignment or your reference'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check the invoice' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job holds' }), 'Consignment');
  await enterText(screen.getByLabelText('Invoice number'), 'INV-9');
  await enterText(screen.getByLabelText('Invoice date'), '1/11/2026');
  await click('Check the invoice');
  await waitFor(() =>
    expect(invoices.settings().columns).toEqual([
      { heading: 'job', field: 'reference' },
      { heading: 'amount', field: null },
      { heading: 'levy', field: 'amount' },
    ]),
  );
});

it('[INVC-18] shows rows that can\u2019t be read, and what the lines lack of the total', async () => {
  showInvoices();
  await chooseFile('Reference,Amount\nTAS0001234,10.00\nTAS0001235,soon\nTotal,35.00');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1 row can\u2019t be read and will not be loaded.'.replace('\u2019', "'"));
  expect(within(alert).getByText(/^Row 3: No amount can be read/u)).toBeVisible();
  expect(screen.getByText('The lines add up to $10.00')).toBeVisible();
  await click('Close');
  expect(screen.getByRole('region', { name: 'Check an invoice' })).toHaveFocus();
});

it('[INVC-18] shows beside the number that the invoice is loaded, and sends it as a corrected one', async () => {
  const taken = 'Invoice INV-7 of this account is loaded already. Is this a corrected one?';
  const invoices = fakeInvoices();
  const keys: (string | null)[] = [];
  showInvoices({
    invoices,
    answers: {
      'POST /api/v2/invoices': ({ headers, body }) => {
        keys.push(headers.get('idempotency-key'));
        const { replacesInvoiceId } = body as { readonly replacesInvoiceId: string | null };
        return replacesInvoiceId === null ? problem('number', taken) : { id: invoiceId };
      },
    },
  });
  await chooseFile(file);
  await click('Check the invoice');
  expect(await screen.findByText(taken)).toBeVisible();
  expect(screen.getByLabelText('Invoice number')).toBeInvalid();
  expect(screen.getByLabelText('Invoice number')).toHaveFocus();
  await choose('Corrects an earlier invoice (optional)', 'INV-20451');
  await click('Check the invoice');
  expect(await screen.findByRole('region', { name: 'Invoice INV-20451' })).toHaveFocus();
  expect(new Set(keys).size).toBe(2);
});

it('[INVC-18] continues after a failure with the part that failed, under the same invoice', async () => {
  const invoices = fakeInvoices(testLines);
  const rows = Array.from({ length: 1_500 }, (_, index) => `TAS${String(index).padStart(7, '0')},1.00`);
  const parts: number[] = [];
  let failures = 1;
  const { session } = showInvoices({
    invoices,
    answers: {
      'PUT /api/v2/invoices/{id}/lines': ({ body }) => {
        const { lines } = body as { readonly lines: readonly { readonly line: number }[] };
        parts.push(lines[0]?.line ?? 0);
        if (lines[0]?.line !== 1_001 || failures === 0) return null;
        failures -= 1;
        return new Response(null, { status: 503 });
      },
    },
  });
  await chooseFile(['Reference,Amount', ...rows].join('\n'));
  await enterText(await screen.findByLabelText('Invoice number'), 'INV-9');
  await enterText(screen.getByLabelText('Invoice date'), '1/11/2026');
  await click('Check the invoice');
  expect(await screen.findByText(/\w\. The invoice is still here: check it again\.$/u)).toBeVisible();
  await click('Check the invoice');
  expect(await screen.findByRole('heading', { name: 'Invoice INV-20451' })).toBeVisible();
  expect(parts).toEqual([1, 1_001, 1_001]);
  expect(session.server.callsTo('POST /api/v2/invoices')).toHaveLength(1);
});

it('[INVC-18] stops, and deletes what has arrived', async () => {
  const invoices = fakeInvoices();
  const held = new EventTarget();
  const { session } = showInvoices({
    invoices,
    answers: {
      'PUT /api/v2/invoices/{id}/lines': () =>
        new Promise<null>((resolve) => {
          held.addEventListener('release', () => resolve(null), { once: true });
        }),
    },
  });
  await chooseFile(file);
  await click('Check the invoice');
  await click('Stop');
  expect(await screen.findByText('Stopped. Nothing was loaded.')).toBeVisible();
  await waitFor(() => expect(session.server.names()).toContain('DELETE /api/v2/invoices/{id}'));
  held.dispatchEvent(new Event('release'));
  expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-7');
});
