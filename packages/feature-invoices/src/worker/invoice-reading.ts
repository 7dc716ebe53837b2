import { createEncodingScan, createImportDecoder, describeOtherFile } from '@consign/domain/import-csv';
import {
  type InvoiceCells,
  type InvoiceColumnNames,
  type InvoiceField,
  readInvoiceCells,
  readInvoiceLines,
  type ReadLines,
  recogniseColumns,
} from '@consign/domain/invoices';

import type { ReadAnswer, ReadingReply, ReadingRequest } from './protocol.js';

const maxMegabytes = 16;
const shownProblems = 100;
const shownSamples = 3;
const recognisedRows = 50;

/** Reads an invoice and keeps it (INVC-02): takes the page's requests, returns their answers. */
export function createInvoiceReading(): (request: ReadingRequest) => Promise<ReadingReply> {
  let cells: InvoiceCells = { header: [], rows: [] };
  let read: ReadLines | null = null;

  const choose = (columns: readonly (InvoiceField | null)[]): ReadAnswer => {
    const found = readInvoiceLines(cells, columns);
    read = found;
    return {
      ok: true,
      preview: {
        header: cells.header,
        columns,
        samples: cells.rows.slice(0, shownSamples).map((row) => row.cells),
        lineCount: found.lines.length,
        isGstIncluded: found.isGstIncluded,
        problems: found.problems.slice(0, shownProblems),
        problemCount: found.problems.length,
        refusal: found.refusal,
        total: found.total,
        sumOfLines: found.lines.reduce((sum, { amount }) => sum + amount, 0),
        invoiceNumber: found.invoiceNumber,
        invoiceDate: found.invoiceDate,
        account: found.account,
      },
    };
  };
  const recognise = (remembered: InvoiceColumnNames): ReadAnswer => {
    const samples = cells.rows.slice(0, recognisedRows).map((row) => row.cells);
    return choose(recogniseColumns(cells.header, samples, remembered));
  };
  const open = async (file: Blob | string, remembered: InvoiceColumnNames): Promise<ReadAnswer> => {
    const text = typeof file === 'string' ? { ok: true as const, text: file } : await readText(file);
    if (!text.ok) return text;
    const table = readInvoiceCells(text.text);
    if (!table.ok) return table;
    cells = table.cells;
    return recognise(remembered);
  };
  const answer = (request: Exclude<ReadingRequest, { type: 'lines' }>): Promise<ReadAnswer> | ReadAnswer => {
    if (request.type === 'read') return open(request.file, request.remembered);
    return request.type === 'choose' ? choose(request.columns) : recognise(request.remembered);
  };

  return async (request) => {
    const { number } = request;
    if (request.type === 'lines') {
      const { after, count } = request;
      return { number, type: 'lines', lines: read?.lines.slice(after, after + count) ?? [] };
    }
    return { number, type: 'answer', answer: await answer(request) };
  };
}

type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

async function readText(file: Blob): Promise<FileText> {
  if (file.size > maxMegabytes * 1024 * 1024) {
    const message = `The file is larger than ${maxMegabytes} MB. Choose an invoice with a line for each consignment`;
    return { ok: false, message };
  }
  const bytes = await readBytes(file);
  if (bytes === null) {
    return { ok: false, message: "The file can't be read. Nothing was loaded. Choose it again" };
  }
  const other = describeOtherFile(bytes);
  if (other !== null) return { ok: false, message: other };
  const scan = createEncodingScan();
  scan.write(bytes);
  const decoder = createImportDecoder(
    scan.end(),
    (label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }),
  );
  return { ok: true, text: decoder.write(bytes) + decoder.end() };
}

/** Null for a file that was moved or deleted, or that the user has no access to. */
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
