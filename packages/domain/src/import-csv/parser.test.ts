import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bareCells, importContext, importRows, readImport } from '../testing/imports.js';
import { trimmed } from '../rules/text.js';
import {
  createImportValidator,
  importColumns,
  writeImportCsv,
  writeImportExample,
  writeImportTemplate,
  type ImportRow,
} from './index.js';

const header = importColumns.map((column) => column.header);

/** A file with just these columns. */
function file(headers: readonly string[], ...rows: (readonly string[])[]): string {
  return [headers, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const short = ['Charge Account', 'Service Type', 'Sender Site', 'Receiver Site'];
const shortRow = ['KOW-NORTH', 'GENERAL', 'AKL1', 'WGN1'];

describe('a file', () => {
  it('[IMPT-11] [IMPT-15] reads columns by header, in any order and case, and ignores others', () => {
    const columns = ['RECEIVER SITE', 'Warehouse', ' sender_site ', 'service type', 'ChargeAccount'];
    const read = readImport(file(columns, ['WGN1', 'x', 'AKL1', 'GENERAL', 'KOW-NORTH']));
    const summary = { rows: 1, consignments: 1, failed: 0, problems: 0, fileProblem: null };
    expect(read.summary).toEqual(summary);
    expect(read.rows).toEqual(importRows(bareCells));
    expect(read.header).toMatchObject({
      unknown: ['Warehouse'],
      columns: ['receiverSite', null, 'senderSite', 'serviceType', 'chargeAccount'],
      missing: expect.arrayContaining(['weight']),
    });
  });

  it("[IMPT-15] reads the organisation's own column names", () => {
    const columnNames = { kunde: 'chargeAccount', sendersite: null, from: 'senderSite' } as const;
    const text = file(
      ['Kunde', 'Service Type', 'Sender Site', 'From', 'Receiver Site'],
      ['KOW-NORTH', 'GENERAL', 'x', 'AKL1', 'WGN1'],
    );
    expect(readImport(text, { ...importContext, columnNames }).summary).toMatchObject({
      failed: 0,
      fileProblem: null,
    });
  });

  it.each([';', '\t'])('[IMPT-11] finds the delimiter %j', (delimiter) => {
    const text = file(short, shortRow).replaceAll(',', delimiter);
    expect(readImport(text).rows).toEqual(importRows(bareCells));
    expect(readImport(`sep=${delimiter}\r\n${text}`).rows).toEqual(importRows(bareCells));
  });

  it.each(['\n', '\r', '\r\n'])('[IMPT-11] reads lines that end with %j', (lineEnd) => {
    const text = file(short, shortRow, shortRow).replaceAll('\r\n', lineEnd);
    expect(readImport(text).rows).toEqual(importRows(bareCells, bareCells));
  });

  it('[IMPT-11] reads a byte order mark, quotes, line breaks and macrons in cells, and counts rows as a spreadsheet', () => {
    const text = `\uFEFF"Charge Account",Service Type,Sender Site,Receiver Site,Sender Notes\r\n\r\n,,,,\r\nKOW-NORTH,GENERAL,AKL1,WGN1,"Tāmaki ""A""\r\nGate 2"\r\nKOW-NORTH,GENERAL,AKL1,WGN1,`;
    expect(readImport(text).rows.map(({ row, cells }) => [row, cells[6]])).toEqual([
      [4, 'Tāmaki "A"\nGate 2'],
      [5, ''],
    ]);
  });

  it('[IMPT-11] [EXTR-06] undoes the apostrophes that make a cell safe', () => {
    const text = file(
      [...short, 'Sender Reference', 'Sales Reference'],
      [...shortRow, "'0110", "'s-Hertogenbosch"],
    );
    expect(readImport(text).groups).toMatchObject([
      { consignment: { senderReference: '0110', salesReference: "'s-Hertogenbosch" } },
    ]);
  });

  it.each([
    ['', 'The file is empty', null],
    ['\r\n\r\n', 'The file is empty', null],
    [file(short), 'The file has a header but no rows', null],
    [
      file(['Name', 'Phone'], ['x', 'y']),
      'The first row has none of the columns of an import. Put the headers of the template in the first row, or match your columns to them',
      1,
    ],
    [
      file(['Service Type', 'Sender Site'], ['x', 'y']),
      'The column "Charge Account" is missing. Add it, or match one of your columns to it',
      1,
    ],
    [
      file([...short, 'WEIGHT', 'Weight'], shortRow),
      'Weight has more than one column: "WEIGHT" and "Weight". Delete or rename all but one',
      1,
    ],
  ])('[IMPT-11] says what is wrong with %j', (text, message, row) => {
    expect(readImport(text).summary.fileProblem).toEqual({ message, row });
  });

  const endless = 'The row has more than 1,000,000 characters. Look for a quotation mark that is not closed';
  const wide = 'The row has more than 1,000 columns. Check that the file is a CSV of consignments';
  const long = 'The file has more than 2 rows. Split it into smaller files';

  it.each([
    ['too many rows', file(short, shortRow, shortRow, shortRow), { maxRows: 2 }, long, 4],
    ['a million columns', `${'a,'.repeat(1e6)}\n`, { maxRowCharacters: 3e6 }, wide, 1],
    ['one endless line', 'x'.repeat(2e6), {}, endless, 1],
    ['a quote that is never closed', `${file(short, shortRow)}"${'x,\n'.repeat(5e5)}`, {}, endless, 3],
  ])('[IMPT-11] stops at %s', (_what, text, limits, message, row) => {
    expect(readImport(text, importContext, limits).summary.fileProblem).toEqual({ message, row });
  });

  it('[IMPT-11] reports broken quotes and cells beyond the header in their row', () => {
    const text = `${file(short, [...shortRow, '', 'left over'])}${shortRow.join(',')}\n"KOW-NORTH" x,GENERAL,AKL1,WGN1\n`;
    const { problems, groups } = readImport(text);
    expect(groups.map(({ ok }) => ok)).toEqual([false, true, false]);
    expect(problems).toContainEqual({
      id: 'IMPT-11',
      row: 2,
      column: null,
      value: '',
      message:
        'This row has more cells than the header. Put quotation marks around a cell that contains a delimiter',
      suggestions: [],
    });
    expect(problems.find(({ row, column }) => row === 4 && column === null)?.message).toContain(
      'quotation mark',
    );
  });

  it('[IMPT-11] says so when a character cannot be stored', () => {
    const { problems } = readImport(file([...short, 'Sales Reference'], [...shortRow, 'a\u0000b']));
    expect(problems).toMatchObject([
      { column: 'salesReference', message: "This contains a character that can't be stored" },
    ]);
  });
});

const cell = fc.oneof(
  fc.constant(''),
  fc.constantFrom('KOW-NORTH', 'GENERAL', 'AKL1', 'PALLET', '2', '0.5', '5/12/2026'),
  fc.constantFrom('=1+1', "'x", '0110', ' ', 'a\nb', '"', ','),
  fc.string({ unit: 'grapheme' }),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.array(fc.oneof(cell, fc.constantFrom('"', '",', '\r', '\n', '\r\n', '\t', ';')), { maxLength: 30 }),
    )
    .map((rows) => file(header, ...rows)),
);
const rowsOfCells = fc
  .array(fc.array(cell, { minLength: importColumns.length, maxLength: importColumns.length }), {
    maxLength: 8,
  })
  .map((rows) => rows.map((cells, index): ImportRow => ({ row: index + 2, cells: cells.map(asRead) })))
  .filter((rows) => rows.every(({ cells }) => cells.some((each) => each !== '')));

/** A cell as a file gives it: trimmed, lines end with a line feed, nothing invisible alone. */
function asRead(value: string): string {
  return trimmed(value.replaceAll(/\r\n?/gu, '\n'));
}

describe('properties', () => {
  it('[IMPT-10] [EXTR-04] reads what it writes, and finds the same', () => {
    fc.assert(
      fc.property(rowsOfCells, (rows) => {
        const read = readImport(writeImportCsv(rows));
        expect(read.rows).toEqual(rows);
        expect(read.groups).toEqual(createImportValidator(importContext).validateRows(rows));
      }),
    );
  });

  it('[IMPT-12] gives the same wherever the text is cut', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 12 }), (whole, cuts) => {
        const ends = [...cuts.map((cut) => cut % (whole.length + 1)), whole.length].sort((a, b) => a - b);
        const pieces = ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end));
        expect(readImport(pieces)).toEqual(readImport(whole));
      }),
    );
  });

  it('[IMPT-11] never throws, and bounds what it keeps', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { summary, rows } = readImport(any, importContext, { maxRows: 5, maxRowCharacters: 200 });
        expect(rows.length).toBeLessThanOrEqual(5);
        expect(summary.consignments).toBeGreaterThanOrEqual(summary.failed);
      }),
    );
  });
});

it('[IMPT-11] files to start from the template has every column; the example imports, whatever the provider offers', () => {
  expect(readImport(writeImportTemplate()).header).toMatchObject({ missing: [], unknown: [] });
  const read = { rows: 3, consignments: 2, failed: 0, problems: 0, fileProblem: null };
  expect(readImport(writeImportExample(importContext)).summary).toEqual(read);
  const bare = {
    ...importContext,
    settings: {
      ...importContext.settings,
      hireageEnabled: false,
      dangerousGoodsEnabled: false,
      requestedPickupDateEnabled: false,
    },
    flags: { ExportConsignments: false },
  };
  expect(readImport(writeImportExample(bare), bare).summary).toMatchObject({ rows: 3, failed: 0 });
});
