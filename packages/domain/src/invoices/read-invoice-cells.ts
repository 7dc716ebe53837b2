import { formatCount } from '../format-count.js';
import { readCsvCell } from '../csv/index.js';
import { createFileRows } from '../import-csv/file-rows.js';
import { normaliseHeader } from '../import-csv/index.js';
import { recogniseColumns } from './invoice-columns.js';
import { invoiceLimits } from './invoice.js';

/** The table of an invoice file. */
export interface InvoiceCells {
  readonly header: readonly string[];
  /** Rows with content, each with its number in the file, counted from 1. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

export type ReadInvoice =
  | { readonly ok: true; readonly cells: InvoiceCells }
  | { readonly ok: false; readonly message: string };

/** Titles and addresses may stand above the header. */
const MAX_ROWS_ABOVE = 20;
const MAX_ROW_CHARACTERS = 100_000;
/** A total, a subtotal or a note may follow the lines. */
const MAX_ROWS_BELOW = 20;

/** Reads the text of an invoice: CSV, or what a spreadsheet copies (INVC-02). */
export function readInvoiceCells(text: string): ReadInvoice {
  const rows: { row: number; cells: string[] }[] = [];
  const maxRows = invoiceLimits.maxLines + MAX_ROWS_ABOVE + MAX_ROWS_BELOW;
  let row = 0;
  const reader = createFileRows({
    maxRowCharacters: MAX_ROW_CHARACTERS,
    columnNames: undefined,
    onRow: (cells) => {
      row += 1;
      const texts = cells.map((cell) => readCsvCell(cell).trim());
      if (texts.some((cell) => cell !== '')) rows.push({ row, cells: texts });
      return rows.length <= maxRows;
    },
  });
  reader.write(text);
  reader.end();
  if (reader.isTooLong) return failed('A row of this file has no end. Save the invoice as CSV again');
  const headerAt = findHeader(rows.map(({ cells }) => cells));
  if (headerAt === null) return failed(describeTable(rows.map(({ cells }) => cells)));
  const header = rows[headerAt]?.cells ?? [];
  const below = rows.slice(headerAt + 1);
  if (below.length === 0) return failed('This file has headings and no lines');
  if (below.length > invoiceLimits.maxLines + MAX_ROWS_BELOW)
    return failed(
      `This file has more than ${formatCount(invoiceLimits.maxLines)} lines. Nothing was loaded. Split it into several invoices`,
    );
  return { ok: true, cells: { header, rows: below } };
}

const failed = (message: string): ReadInvoice => ({ ok: false, message });

/** The first row that names columns of references and of amounts, else the first that is followed by both. */
function findHeader(rows: readonly (readonly string[])[]): number | null {
  const top = rows.slice(0, MAX_ROWS_ABOVE);
  const named = top.findIndex((cells) => isHeader(cells, []));
  if (named >= 0) return named;
  const index = top.findIndex((cells, at) => isHeader(cells, rows.slice(at + 1, at + 51)));
  return index < 0 ? null : index;
}

function isHeader(cells: readonly string[], samples: readonly (readonly string[])[]): boolean {
  const columns = recogniseColumns(cells, samples);
  const hasReference = columns.includes('reference') || columns.includes('customerReference');
  const hasAmount = columns.some((field) => field !== null && amountFields.has(field));
  return hasReference && hasAmount && !cells.some((cell) => /^-?[$\d.,]+$/u.test(cell));
}

const amountFields: ReadonlySet<string> = new Set(['amount', 'amountWithGst', 'freight']);

/** Words of a bank statement's headings. */
const bankHeadings = new Set(['balance', 'particulars', 'payee', 'debit', 'credit']);

/** Why a table is no invoice. */
function describeTable(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'This file is empty';
  const found = rows.slice(0, MAX_ROWS_ABOVE).flat().map(normaliseHeader);
  if (new Set(found.filter((name) => bankHeadings.has(name))).size >= 2)
    return 'This looks like a bank statement. Choose the freight provider\u2019s invoice as CSV';
  return 'No column has consignment references with amounts. Choose an invoice with a line for each consignment';
}
