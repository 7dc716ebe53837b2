import {
  createImportValidator,
  importColumns,
  readCell,
  type ImportColumn,
  type ImportRow,
} from '@consign/domain/import-csv';
import { installDom, renderInTheme } from '@consign/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ImportGrid } from './ImportGrid.js';
import { gridContext, gridRow, gridRows } from './testing/grid-fixtures.js';

const faulty = [
  gridRow(2, { senderSite: 'AKL2' }),
  gridRow(3, {}),
  gridRow(4, { senderSite: 'AKL2', weight: 'x' }),
  gridRow(5, {}),
];

function show(rows: readonly ImportRow[] = faulty, onBusyChange?: (isBusy: boolean) => void) {
  const onChange = vi.fn<(rows: readonly ImportRow[]) => void>();
  const groups = createImportValidator(gridContext).validateRows(rows);
  renderInTheme(
    <ImportGrid
      rows={rows}
      groups={groups}
      context={gridContext}
      onChange={onChange}
      {...(onBusyChange === undefined ? {} : { onBusyChange })}
    />,
  );
  return {
    user: userEvent.setup(),
    onChange,
    latest: (): readonly ImportRow[] => onChange.mock.lastCall?.[0] ?? rows,
  };
}

const cell = (row: number, column: number): HTMLElement => {
  const found = document.getElementById(`import-cell-${row}-${column}`);
  if (found === null) throw new Error(`no cell ${row} ${column}`);
  return found;
};
/** The numbers of the rows that are shown. */
const numbers = () => screen.getAllByRole('rowheader').map((each) => each.textContent);
const findColumn = (key: ImportColumn) => importColumns.findIndex((column) => column.key === key);
const senderSite = findColumn('senderSite');
const senderReference = findColumn('senderReference');
const weight = findColumn('weight');

// However busy the machine is, a check of few rows fits into one slice.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  installDom();
});

describe('the grid', () => {
  it('[IMPT-22] shows the problem at its cell, counts them, and F8 goes from one to the next and back', async () => {
    const { user } = show();
    expect(screen.getByText('3 problems in 2 rows')).toBeVisible();
    expect(cell(2, senderSite)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(2, senderSite)).toHaveAccessibleName(/AKL2.*Sender Site "AKL2" not found/u);
    expect(cell(3, senderSite)).not.toHaveAttribute('aria-invalid');
    await user.click(cell(2, senderSite));
    expect(screen.getByText('Row 2, Sender Site: Sender Site "AKL2" not found')).toBeVisible();
    await user.keyboard('{Control>}{Home}{/Control}');

    await user.click(screen.getByRole('button', { name: 'Next problem (F8)' }));
    expect(cell(2, senderSite)).toHaveFocus();
    await user.keyboard('{F8}');
    expect(cell(4, senderSite)).toHaveFocus();
    await user.keyboard('{F8}');
    expect(cell(4, weight)).toHaveFocus();
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(cell(4, senderSite)).toHaveFocus();
  });

  it('[IMPT-22] validates a value while it is typed, and saves it with Enter', async () => {
    const { user, latest } = show();
    await user.click(cell(2, senderSite));
    await user.keyboard('AK');
    const field = screen.getByRole('textbox', { name: 'Row 2, Sender Site' });
    expect(field).toBeInvalid();
    expect(screen.getByText('Row 2, Sender Site: Sender Site "AK" not found')).toBeVisible();
    await user.keyboard('L1');
    expect(field).toBeValid();
    await user.keyboard('{Enter}');
    expect(readCell(latest()[0] ?? gridRow(2, {}), 'senderSite')).toBe('AKL1');
    expect(cell(3, senderSite)).toHaveFocus();
    expect(screen.getByText('2 problems in 1 row')).toBeVisible();
  });

  it('[IMPT-22] Escape leaves the cell as it was; Delete empties it; undo and redo go back and forth', async () => {
    const { user, onChange, latest } = show();
    await user.click(cell(3, senderReference));
    await user.keyboard('PO-1{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(cell(3, senderReference)).toHaveFocus();
    await user.keyboard('PO-2{Tab}');
    expect(readCell(latest()[1] ?? gridRow(3, {}), 'senderReference')).toBe('PO-2');
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(readCell(latest()[1] ?? gridRow(3, {}), 'senderReference')).toBe('');
    await user.keyboard('{Control>}z{/Control}');
    expect(readCell(latest()[1] ?? gridRow(3, {}), 'senderReference')).toBe('PO-2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(latest()).toEqual(faulty);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(readCell(latest()[1] ?? gridRow(3, {}), 'senderReference')).toBe('PO-2');
  });

  it('[IMPT-22] fixes equal problems together, the closest known code first', async () => {
    const { user, latest } = show();
    const [, first] = within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row');
    const group = within(first ?? document.body);
    expect(first).toHaveTextContent(/^2, 4Sender SiteSender Site "AKL2" not found/u);
    expect(group.getByRole('combobox', { name: 'Replace Sender Site "AKL2" with' })).toHaveValue('AKL1');
    await user.click(group.getByRole('button', { name: 'Replace in 2 rows' }));
    expect(latest().map((row) => readCell(row, 'senderSite'))).toEqual(['AKL1', 'AKL1', 'AKL1', 'AKL1']);
    expect(screen.getByText('1 problem in 1 row')).toBeVisible();
  });

  it('[IMPT-42] says that a change of many rows is checked, a part at a time', async () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(
      (
        (now) => () =>
          (now += 2)
      )(0),
    );
    const onBusyChange = vi.fn<(isBusy: boolean) => void>();
    const { latest } = show(
      [2, 3, 4, 5, 6, 7].map((row) => gridRow(row, { senderSite: 'AKL2' })),
      onBusyChange,
    );
    expect(await screen.findByText('6 problems in 6 rows')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Replace in 6 rows' }));
    expect(screen.getByText('Checking the rows …')).toBeVisible();
    expect(await screen.findByText('No problems left')).toBeVisible();
    clock.mockRestore();
    expect(onBusyChange.mock.calls).toEqual([[true], [false]]);
    expect(latest().map((row) => readCell(row, 'senderSite'))).toEqual(
      Array.from({ length: 6 }, () => 'AKL1'),
    );
  });

  it('[IMPT-22] uses a suggestion for one cell', async () => {
    const { user, latest } = show();
    await user.click(cell(4, senderSite));
    await user.click(screen.getByRole('button', { name: 'Use AKL1' }));
    expect(latest().map((row) => readCell(row, 'senderSite'))).toEqual(['AKL2', 'AKL1', 'AKL1', 'AKL1']);
  });

  it('[IMPT-22] takes a block of cells from a spreadsheet, and grows', async () => {
    const { user, latest } = show();
    await user.click(cell(5, senderSite));
    fireEvent.paste(cell(5, senderSite), {
      clipboardData: { getData: () => 'WGN1\tPO-1\r\nAKL1\tPO-2\r\n' },
    });
    expect(latest()).toHaveLength(5);
    expect(
      latest()
        .slice(3)
        .map((row) => [readCell(row, 'senderSite'), readCell(row, 'senderReference')]),
    ).toEqual([
      ['WGN1', 'PO-1'],
      ['AKL1', 'PO-2'],
    ]);
  });

  it('[IMPT-22] shows only rows with problems; those that are fixed stay until the filter is set again', async () => {
    const { user } = show();
    const filter = screen.getByRole('checkbox', { name: 'Only rows with problems' });
    await user.click(filter);
    expect(numbers()).toEqual(['2', '4']);
    await user.click(cell(2, senderSite));
    await user.click(screen.getByRole('button', { name: 'Use AKL1' }));
    expect(numbers()).toEqual(['2', '4']);
    await user.click(filter);
    await user.click(filter);
    expect(numbers()).toEqual(['4']);
  });

  it('[IMPT-22] [IMPT-12] renders a few of thousands of rows and keeps the active cell', async () => {
    const { user } = show([...gridRows(5000), gridRow(5002, { weight: 'x' })]);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('grid', { name: 'Rows of the file' })).toHaveAttribute('aria-rowcount', '5002');
    await user.click(screen.getByRole('button', { name: 'Next problem (F8)' }));
    await waitFor(() => expect(cell(5002, weight)).toHaveFocus());
    expect(cell(5002, weight).closest('tr')).toHaveAttribute('aria-rowindex', '5002');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell(2, 0)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}{PageUp}{ArrowUp}{Home}');
    expect(document.activeElement?.id).toMatch(/^import-cell-\d+-0$/u);
  });
});

describe('on a phone', () => {
  it('[IMPT-22] is a list of the problems', async () => {
    installDom({ width: 360 });
    const { user, latest } = show();
    expect(screen.queryByRole('grid')).toBeNull();
    const list = within(screen.getByRole('list', { name: 'Problems' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(list.getAllByRole('button', { name: 'Use AKL1' })[0] ?? document.body);
    expect(readCell(latest()[0] ?? gridRow(2, {}), 'senderSite')).toBe('AKL1');
    const field = list.getByRole('textbox', { name: 'Row 4, Weight' });
    await user.clear(field);
    await user.click(list.getAllByRole('button', { name: 'Save' })[1] ?? document.body);
    expect(readCell(latest()[2] ?? gridRow(4, {}), 'weight')).toBe('');
    await act(() => Promise.resolve());
  });

  it('[IMPT-22] saves a value in all rows with the same problem', async () => {
    installDom({ width: 360 });
    const { user, latest } = show();
    const field = screen.getByRole('textbox', { name: 'Row 2, Sender Site (and 1 more row)' });
    await user.clear(field);
    await user.type(field, 'AKL1');
    await user.click(screen.getByRole('button', { name: 'Save in all 2 rows' }));
    expect(latest().map((row) => readCell(row, 'senderSite'))).toEqual(['AKL1', 'AKL1', 'AKL1', 'AKL1']);
  });
});
