import { keepSavedFiles } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import * as sessionContent from './core/session-content.js';
import { goodFile, goodRow, toCsv } from './testing/files.js';
import { fakeImports, problem } from './testing/fake-imports.js';
import { clickButton, loadFile, showImport } from './testing/show.js';

const findSummary = (text: string | RegExp) => screen.findByText(text);
const findResults = () => screen.findByRole('table', { name: 'Results' });

/** A call that ends when the test says so. */
function hold() {
  const releases: (() => void)[] = [];
  const held = new Promise<null>((resolve) => {
    releases.push(() => resolve(null));
  });
  return { held, release: () => releases.forEach((release) => release()) };
}

async function press(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

const focusIsAt = (name: string) =>
  document.activeElement?.getAttribute('aria-labelledby') === screen.getByRole('heading', { name }).id;

describe('an import that is interrupted', () => {
  it('[IMPT-12] [IMPT-19] [IMPT-20] is stopped, says what exists, and continues after the page was closed', async () => {
    const imports = fakeImports();
    const first = showImport({ imports });
    const { held, release } = hold();
    imports.answerCreates((_body, call) => (call > 4 ? held : null));
    const references = ['PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5', 'PO-6', 'PO-7', 'PO-8', 'PO-9', 'PO-10'];
    await loadFile(goodFile(...references));
    await findResults();
    await clickButton('Import');
    await findSummary('4 of 10: 4 created, 0 failed');
    expect(first.onRunningChange).toHaveBeenLastCalledWith(true);
    await clickButton('Stop');
    release();
    expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeInTheDocument();
    expect(
      await findSummary(/^8 consignments created\. 2 consignments of the file do not exist\./),
    ).toBeInTheDocument();
    expect(first.onRunningChange).toHaveBeenLastCalledWith(false);
    const id = first.address();
    expect([...imports.sessions.keys()]).toEqual([id]);
    first.unmount();

    // The address of the page has the import.
    imports.answerCreates(() => null);
    const second = showImport({ imports, sessionId: id });
    expect(await findSummary('10 consignments in 10 rows: 2 consignments to create')).toBeInTheDocument();
    await clickButton('Import');
    await findSummary('2 of 2: 2 created, 0 failed');
    expect(imports.references.toSorted()).toEqual(references.toSorted());
    await expect.poll(() => [imports.sessions.size, second.address()]).toEqual([0, null]);
  });

  it('[IMPT-19] [IMPT-20] is left by an expired sign-in, and is offered to be continued', async () => {
    const imports = fakeImports();
    const first = showImport({ imports });
    imports.answerCreates((_body, call) =>
      call > 2 ? problem(401, { title: 'Sign in to continue' }) : null,
    );
    await loadFile(goodFile('PO-1', 'PO-2', 'PO-3'));
    await findResults();
    await clickButton('Import');
    expect(await findSummary(/^Your sign-in has expired\. What was created stays/)).toBeInTheDocument();
    first.unmount();
    imports.answerCreates(() => null);
    showImport({ imports });
    await clickButton('Continue orders.csv');
    expect(await findSummary('3 consignments in 3 rows: 1 consignment to create')).toBeInTheDocument();
    await clickButton('Import');
    await findSummary('1 of 1: 1 created, 0 failed');
    expect(imports.references.toSorted()).toEqual(['PO-1', 'PO-2', 'PO-3']);
  });

  it('[IMPT-40] an import that is still opened when the page is left does not change the address of the next page', async () => {
    const imports = fakeImports();
    const first = showImport({ imports });
    await loadFile(goodFile('PO-1', 'PO-2'), 'kept.csv');
    await clickButton('Keep for later');
    await findSummary('The import is kept for 14 days.');
    first.unmount();
    const unpacked = hold();
    const unpack = vi.spyOn(sessionContent, 'unpackSession').mockImplementation(async () => {
      await unpacked.held;
      return { rows: [], again: new Map() };
    });
    const second = showImport({ imports });
    await clickButton('Continue kept.csv');
    await expect.poll(() => unpack.mock.calls.length).toBe(1);
    second.unmount();
    unpacked.release();
    await act(() => unpacked.held);
    expect(second.address()).toBeNull();
    unpack.mockRestore();
  });

  it('[IMPT-20] asks before the page is left', async () => {
    const leaving = { discard: vi.fn<() => void>(), stay: vi.fn<() => void>() };
    showImport({ leaving });
    const dialog = await screen.findByRole('dialog', { name: 'An import is running' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(leaving.stay).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop and leave' }));
    expect(leaving.discard).toHaveBeenCalledOnce();
  });

  it('[IMPT-19] creates nothing where it cannot be kept', async () => {
    const { imports } = showImport({
      answers: {
        'PUT /api/v2/imports/sessions/{id}': problem(409, { title: 'x', detail: 'Changed elsewhere.' }),
      },
    });
    await loadFile(goodFile('PO-1'));
    await findResults();
    await clickButton('Import');
    expect(
      await findSummary('The import could not be kept, so nothing was created. Changed elsewhere.'),
    ).toBeInTheDocument();
    expect(imports.references).toEqual([]);
  });

  it('[IMPT-19] can be kept for later, and deleted', async () => {
    const imports = fakeImports();
    const first = showImport({ imports });
    await loadFile(toCsv([goodRow('PO-1', { sender: 'NOWHERE' })]));
    await clickButton('Keep for later');
    expect(await findSummary('The import is kept for 14 days.')).toBeInTheDocument();
    first.unmount();
    showImport({ imports });
    await clickButton('Delete orders.csv');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this import?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => imports.sessions.size).toBe(0);
    await waitFor(() => expect(screen.queryByText('orders.csv')).toBeNull());
  });

  it('[IMPT-10] what was not created is downloaded as CSV, ready to import again', async () => {
    const saved = keepSavedFiles();
    const { imports } = showImport();
    imports.answerCreates(({ senderReference }) =>
      senderReference === 'PO-2' ? problem(422, { title: 'The request is not valid' }) : null,
    );
    await loadFile(goodFile('PO-1', 'PO-2', 'PO-3'));
    await findResults();
    await clickButton('Import');
    await findSummary('3 of 3: 2 created, 1 failed');
    await clickButton('Download rows not created');
    const text = (await saved[0]?.content.text()) ?? '';
    expect(text).toContain('PO-2');
    expect(text).not.toMatch(/PO-1|PO-3/u);
    imports.answerCreates(() => null);
    await loadFile(text, 'mended.csv');
    expect(await findSummary('1 consignment in 1 row: 1 consignment to create')).toBeInTheDocument();
    await clickButton('Import');
    await findSummary('1 of 1: 1 created, 0 failed');
    expect(imports.references.toSorted()).toEqual(['PO-1', 'PO-2', 'PO-3']);
  });

  it('[IMPT-17] a heading that stands for no column is matched once, for everyone', async () => {
    const imports = fakeImports();
    showImport({ imports });
    const head = ['Charge Account', 'Service Type', 'Ship from', 'Receiver Site', 'Sender Reference'];
    const rest = ['Freight Description', 'Packaging Type', 'Quantity', 'Volume', 'Weight'];
    const file = toCsv([goodRow('PO-1')], [...head, ...rest]);
    await loadFile(file);
    expect(await findSummary(/^This column is not read: "Ship from"\./)).toBeInTheDocument();
    await clickButton('Match columns');
    const dialog = await screen.findByRole('dialog', { name: 'Match columns' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Ship from' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Sender Site/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await findSummary('1 consignment in 1 row: 1 consignment to create')).toBeInTheDocument();
    expect(imports.columns).toEqual([{ heading: 'Ship from', column: 'senderSite' }]);
  });

  it('[IMPT-20] [IMPT-24] pauses and goes on, and leaves the focus somewhere named, with the keyboard alone', async () => {
    const { imports } = showImport();
    const { held, release } = hold();
    imports.answerCreates((_body, call) => (call > 2 ? held : null));
    await loadFile(goodFile('PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5', 'PO-6', 'PO-7', 'PO-8'));
    await findResults();
    await expect.poll(() => focusIsAt('orders.csv')).toBe(true);
    await press('Import');
    await findSummary('2 of 8: 2 created, 0 failed');
    await expect.poll(() => focusIsAt('orders.csv')).toBe(true);
    await press('Pause');
    await expect.poll(() => focusIsAt('Pausing')).toBe(true);
    release();
    await screen.findByRole('heading', { name: 'Paused' });
    await press('Continue');
    await findSummary('8 of 8: 8 created, 0 failed');
    await expect.poll(() => focusIsAt('Complete')).toBe(true);
    expect(imports.references).toHaveLength(8);
  });
});
