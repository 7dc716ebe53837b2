import { keepSavedFiles, listTexts } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { goodFile, goodRow, toCsv } from './testing/files.js';
import { problem } from './testing/fake-imports.js';
import { clickButton, loadFile, showImport } from './testing/show.js';

const blocked =
  'The import file contains errors. No consignments have been created. Please fix the errors and try again.';
const findResults = () => screen.findByRole('table', { name: 'Results' });
const findSummary = (text: string | RegExp) => screen.findByText(text);

/** The texts of the filled buttons. */
const listFilled = () =>
  [...document.querySelectorAll<HTMLElement>('.mantine-Button-root')].flatMap(({ dataset, textContent }) =>
    (dataset['variant'] ?? 'filled') === 'filled' ? [textContent] : [],
  );
const readBar = () => screen.getByRole('progressbar').getAttribute('style');

describe('importing a file', () => {
  it("[IMPT-01] [IMPT-06] [IMPT-21] [IMPT-39] 'Import CSV' has a format, a file, results and errors; any error blocks all creation, unless the good rows are chosen", async () => {
    const { imports, address } = showImport();
    expect(await screen.findByRole('heading', { name: 'Import CSV' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Format' })).toHaveValue('Consignments between sites');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await clickButton('Load & Validate');
    expect(await screen.findByText('Choose a CSV file', { selector: 'p' })).toBeInTheDocument();
    await loadFile(toCsv([goodRow('PO-1'), goodRow('PO-2', { service: 'NONE' }), goodRow('PO-3')]));
    expect(await findResults()).toBeInTheDocument();
    const errors = await screen.findByRole('table', { name: 'Errors' }, { timeout: 20_000 });
    expect(within(errors).getByText('Service Type "NONE" not found')).toBeInTheDocument();
    expect(screen.getAllByText(/Service Type "NONE" not found/u, { selector: 'td, p, li' })).toHaveLength(1);
    const good = 'Create the good rows and keep the rest';
    await expect.poll(listFilled, { timeout: 20_000 }).toEqual([good]);

    await clickButton('Import');
    expect(await screen.findByRole('alert')).toHaveTextContent(blocked);
    expect(imports.references).toEqual([]);
    expect(imports.sessions.size).toBe(0);

    await clickButton(good);
    expect(await findSummary('2 of 2: 2 created, 0 failed')).toBeInTheDocument();
    expect(imports.references).toEqual(['PO-1', 'PO-3']);
    expect(
      await findSummary(/^2 consignments created\. 1 consignment of the file does not exist\./),
    ).toBeInTheDocument();
    expect([...imports.sessions.keys()]).toEqual([address()]);
  });

  it('[IMPT-07] [IMPT-08] [IMPT-16] [IMPT-18] [IMPT-39] [IMPT-44] creates each consignment with its fields; the same file creates nothing again, unless that is chosen', async () => {
    const { imports, session, address } = showImport();
    await loadFile(goodFile('PO-1', 'PO-1', 'PO-2'));
    expect(await findSummary('3 consignments in 3 rows: 3 consignments to create')).toBeInTheDocument();
    await expect.poll(listFilled, { timeout: 20_000 }).toEqual(['Import']);
    expect(await findSummary('$361.50')).toBeInTheDocument();
    expect(within(await findResults()).getAllByText('$120.50')).toHaveLength(3);
    await clickButton('Import');
    expect(await findSummary('3 of 3: 3 created, 0 failed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Complete' })).toBeInTheDocument();
    expect(screen.getAllByText(/every consignment of the file exists/iu)).toHaveLength(1);
    expect(imports.references).toEqual(['PO-1', 'PO-1', 'PO-2']);
    const [first] = session.server.callsTo('POST /api/v1/consignments');
    expect(first?.headers.get('accept')).toBe('application/problem+json');
    expect(first?.headers.get('idempotency-key')).toBe(`import-${first?.headers.get('import-row')}`);
    expect(first?.body).toMatchObject({
      serviceType: 'GENERAL',
      senderParticipant: null,
      senderReference: 'PO-1',
      receiverParticipant: null,
      receiverNotes: null,
      lineItems: [{ description: 'Flat-packed kitchen', packagingType: 'PALLET', count: 2 }],
      hireage: [],
      consignmentFlags: [],
    });
    expect(within(await findResults()).getByRole('link', { name: 'TAS0000001' })).toHaveAttribute(
      'href',
      '/consignment/TAS0000001',
    );
    // Nothing is left to continue.
    await expect.poll(() => [imports.sessions.size, address()]).toEqual([0, null]);

    await loadFile(goodFile('PO-1', 'PO-1', 'PO-2'), 'again.csv');
    expect(
      await findSummary(
        /^All of these consignments exist already, imported on .+ from orders\.csv\. Nothing is created\.$/,
      ),
    ).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Import' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Nothing is created\.$/u);
    expect(screen.queryByText(/Nothing to import/u)).toBeNull();
    expect(screen.getByRole('link', { name: 'TAS0000002' })).toBeInTheDocument();

    await loadFile(goodFile('PO-2', 'PO-3'));
    expect(await findSummary('2 consignments in 2 rows: 1 consignment to create')).toBeInTheDocument();
    await clickButton('Create again anyway');
    const dialog = await screen.findByRole('dialog', { name: 'Create again anyway?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create again anyway' }));
    expect(await findSummary('2 consignments in 2 rows: 2 consignments to create')).toBeInTheDocument();
    await clickButton('Import');
    await findSummary('2 of 2: 2 created, 0 failed');
    expect(imports.references.slice(3)).toEqual(['PO-2', 'PO-3']);
  });

  it('[IMPT-39] Import is disabled with its reason where nothing can be created, and rows with errors are downloaded before a run', async () => {
    showImport();
    await loadFile(toCsv([goodRow('PO-1', { sender: 'NOWHERE' })]));
    await findResults();
    await expect.poll(listFilled, { timeout: 20_000 }).toEqual(['Next problem (F8)']);
    const reason = 'Nothing to import: each consignment has errors. Fix the rows below.';
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(reason);
    const saved = keepSavedFiles();
    await clickButton('Download rows with errors');
    expect(await saved[0]?.content.text()).toContain('NOWHERE');
  });

  it('[IMPT-18] [IMPT-39] prices that are all missing are no total of $0.00', async () => {
    const prices = [{ totalPrice: null, reason: 'No rate for this lane' }];
    showImport({ answers: { 'POST /api/v2/imports/prices': () => ({ prices }) } });
    await loadFile(goodFile('PO-1'));
    expect(await findSummary('No prices yet. The table below says why.')).toBeInTheDocument();
    expect(within(await findResults()).getByText('No rate for this lane')).toBeInTheDocument();
    expect(screen.queryByText(/\$0\.00/u)).toBeNull();
  });

  it('[IMPT-39] waits until it is known what exists already, and says so', async () => {
    const answer = vi.fn<(answer: { consignments: never[] }) => void>();
    const known = new Promise<{ consignments: never[] }>((resolve) => answer.mockImplementation(resolve));
    showImport({ answers: { 'POST /api/v2/imports/created': () => known } });
    await loadFile(goodFile('PO-1'));
    const button = await screen.findByRole('button', { name: 'Import' }, { timeout: 20_000 });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('1 consignment in 1 row. Checking what exists already …');
    answer({ consignments: [] });
    await clickButton('Import');
    expect(await findSummary('1 of 1: 1 created, 0 failed')).toBeVisible();
  });

  it('[IMPT-37] marks the cells that the server refused, and those that it will refuse', async () => {
    const { imports } = showImport();
    imports.answerCreates(({ senderReference }) => {
      if (senderReference === 'PO-3') return problem(422, { title: 'The account is on hold' });
      const errors = { 'lineItems/1/weight': ['Too heavy for this route'] };
      return senderReference === 'PO-2' ? problem(422, { title: 'Not valid', errors }) : null;
    });
    await loadFile(
      toCsv([goodRow('PO-1', { quantity: '1000' }), goodRow('PO-2'), { account: '' }, goodRow('PO-3')]),
    );
    const table = await screen.findByRole('table', { name: 'Errors' }, { timeout: 20_000 });
    expect(within(table).getByRole('row', { name: /^2 Quantity Quantity must be a whole/u })).toBeVisible();
    await clickButton('Import');
    await findSummary('3 of 3: 1 created, 2 failed');
    const after = await screen.findByRole('table', { name: 'Errors' }, { timeout: 20_000 });
    expect(within(after).getByRole('row', { name: /^4 Weight Too heavy for this route/u })).toBeVisible();
    expect(within(after).getByRole('row', { name: /^5 .*The account is on hold/u })).toBeVisible();
    expect(screen.getByText('2 problems in 2 rows')).toBeInTheDocument();
  });

  it("[IMPT-09] [IMPT-43] lists what the server refused by row range, with its title and texts, or 'Unknown error occurred'; the bar is red only where all failed", async () => {
    const { imports } = showImport();
    imports.answerCreates(({ senderReference }) => {
      if (senderReference === 'PO-2') {
        const errors = { 'lineItems/0/count': ['Count must be from 1 to 999'], accountId: ['Not available'] };
        return problem(422, { title: 'The request is not valid', errors });
      }
      return senderReference === 'PO-3' ? new Response(null, { status: 418 }) : null;
    });
    await loadFile(toCsv([goodRow('PO-1'), goodRow('PO-2'), {}, goodRow('PO-3')]));
    await findResults();
    await clickButton('Import');
    expect(await findSummary('3 of 3: 1 created, 2 failed')).toBeInTheDocument();
    const row = within(await findResults()).getByRole('row', { name: /^Rows 3–4/ });
    expect(row).toHaveTextContent('The request is not valid');
    expect(listTexts(within(row).getAllByRole('listitem'))).toEqual([
      'Count must be from 1 to 999',
      'Not available',
    ]);
    expect(screen.getByRole('row', { name: /^Row 5/ })).toHaveTextContent('Unknown error occurred');
    expect(readBar()).not.toContain('red');
    await clickButton('Import');
    await findSummary('2 of 2: 0 created, 2 failed');
    expect(readBar()).toContain('red');
  });

  it('[IMPT-18] [NAV-32] without the permissions asks for no prices, and names what was created without a link', async () => {
    const { session } = showImport({
      data: { permissions: ['Access.DISPATCH', 'Consignment.CREATE'] },
      hasLinks: false,
    });
    await loadFile(goodFile('PO-1'));
    await findResults();
    expect(screen.queryByText(/excluding GST/)).toBeNull();
    await clickButton('Import');
    await findSummary('1 of 1: 1 created, 0 failed');
    expect(screen.getByText(/TAS0000001/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /TAS/ })).toBeNull();
    expect(session.server.names()).not.toContain('POST /api/v2/imports/prices');
  });

  it('[IMPT-11] a file that is no CSV gets a message, and harms nothing', async () => {
    const { imports } = showImport();
    await loadFile('%PDF-1.7 …');
    expect(await findSummary(/^This is a PDF, not a CSV\./)).toBeInTheDocument();
    await clickButton('Import');
    expect(await findSummary(blocked)).toBeInTheDocument();
    expect(imports.references).toEqual([]);
  });
});
