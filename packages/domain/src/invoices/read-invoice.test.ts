import { describe, expect, it } from 'vitest';

import {
  invoiceLimits,
  readAmount,
  readInvoiceCells,
  readInvoiceLines,
  recogniseColumns,
  toColumnNames,
} from './index.js';

function read(text: string, remembered = {}) {
  const found = readInvoiceCells(text);
  if (!found.ok) return found.message;
  const { header, rows } = found.cells;
  const columns = recogniseColumns(
    header,
    rows.map(({ cells }) => cells),
    remembered,
  );
  return { columns, ...readInvoiceLines(found.cells, columns) };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `TAS${String(index).padStart(7, '0')},1.00`);
const fileWith = (count: number) => ['Con note,Amount', ...rows(count), 'Total,20000.00'].join('\n');

describe('amounts', () => {
  it.each([
    ['12.5', 1250],
    ['$1,234.50', 123_450],
    ['NZD 12', 1200],
    ['1.234,50', 123_450],
    ['12,50', 1250],
    ['1,250', 125_000],
    ['.5', 50],
    ['0.00', 0],
    ['-12.50', -1250],
    ['\u221212.50', -1250],
    ['12.50-', -1250],
    ['(12.50)', -1250],
    ['12.50 CR', -1250],
    ['1 234.50', 123_450],
    ['12.345', 1235],
    ['12.345,8', 1_234_580],
    ['NZ$12', 1200],
    ['12,345.', 1_234_500],
    ['1000000', 100_000_000],
    ['-0', 0],
  ])('[INVC-02] %j', (text, cents) => {
    expect(readAmount(text)).toBe(cents);
  });

  it.each([
    '',
    'abc',
    '1.2.3',
    '12,34,5',
    '1.234.5,6',
    '12,345,6',
    '1,23.456,78',
    '1.234,567',
    '(',
    '5CR6',
    '(12.50',
    '12.50)',
    '--1',
    '.',
    '1e5',
    '1000000.01',
  ])('[INVC-02] %j is no amount', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('files', () => {
  it('[INVC-02] reads lines below a title, with parts, a credit and a stated total', () => {
    const file = [
      'Tasman Freight Ltd',
      'Tax invoice',
      'Invoice No,Invoice Date,Account,Consignment,Your Ref,Freight,Extras,Surcharges,FAF,Total excl. GST',
      'INV-7,30/11/2026,KOW-01,TAS0001234,PO 77,"1,000.00",,5,15.00,1020.00',
      'INV-7,30/11/2026,KOW-01,tas 000 1235,,-10,0,0,0,(10.00)',
      ',,,,,,,,Invoice total,1011.00',
    ].join('\r\n');
    expect(read(file)).toMatchObject({
      invoiceNumber: 'INV-7',
      invoiceDate: '30/11/2026',
      account: 'KOW-01',
      total: 101_100,
      isGstIncluded: false,
      problems: [],
      refusal: null,
      lines: [
        {
          line: 1,
          reference: 'TAS0001234',
          customerReference: 'PO 77',
          amount: 102_000,
          parts: { FREIGHT: 100_000, EXTRA: 0, SURCHARGE: 500, FAF: 1500 },
        },
        { line: 2, reference: 'tas 000 1235', amount: -1000 },
      ],
    });
  });

  it('[INVC-02] recognises columns by their content, and the delimiter', () => {
    const file = 'Which one;How much\nTAS0001234;12.50\nTAS0001235;8.00\n';
    expect(read(file)).toMatchObject({ columns: ['reference', 'amount'], total: 2050 });
  });

  it('[INVC-02] passes over titles of as many cells as the lines have', () => {
    const file =
      'Invoice number,INV-7\nDate,31/10/2026\nReference,Amount\nTAS0001234,12.50\nTAS0001235,8.00\n';
    expect(read(file)).toMatchObject({ columns: ['reference', 'amount'], total: 2050, problems: [] });
  });

  it('[INVC-02] reads what a spreadsheet copies', () => {
    expect(read('Con note\tAmount\nTAS0001234\t12.50')).toMatchObject({ lines: [{ amount: 1250 }] });
  });

  it('[INVC-02] an account keeps what it calls its columns, and which ones to ignore', () => {
    const header = ['Ref', 'Amount', 'Charged', 'Fuel'];
    const columns = ['reference', null, 'amount', null] as const;
    const names = toColumnNames(header, columns);
    expect(recogniseColumns(header, [['TAS0001234', '1.00', '2.00', '0.10']], names)).toEqual(columns);
  });

  it('[INVC-02] [INVC-07] knows amounts that include GST by their heading', () => {
    expect(read('Con note,Amount incl. GST\nTAS0001234,13.80')).toMatchObject({
      isGstIncluded: true,
      total: 1380,
    });
  });

  it('[INVC-02] a line without parts has its amount alone, beside lines that are split', () => {
    const file = 'Con note,Freight,FAF,Amount\nTAS0001234,10,2,12\nTAS0001235,,,(5.50)\nTAS0001236,0,,3';
    expect(read(file)).toMatchObject({
      lines: [
        { reference: 'TAS0001234', parts: { FREIGHT: 1000, FAF: 200 } },
        { reference: 'TAS0001235', amount: -550, parts: null },
      ],
      problems: [{ row: 4, message: 'The parts of this line do not add up to its amount' }],
    });
  });

  it('[INVC-02] keeps what can be read, and says which rows cannot', () => {
    expect(read('Con note,Freight,Amount\nTAS0001234,1,1\nTAS0001235,x,y\nTAS0001236,2,3')).toMatchObject({
      lines: [{ line: 1, reference: 'TAS0001234' }],
      problems: [
        { row: 3, message: "No amount can be read in 'TAS0001235, x, y'" },
        { row: 4, message: 'The parts of this line do not add up to its amount' },
      ],
    });
  });

  it.each([
    ['', 'This file is empty'],
    [
      'Date,Particulars,Debit,Balance\n30/11/2026,CARD,12.50,100.00',
      'This looks like a bank statement. Choose the freight provider\u2019s invoice as CSV',
    ],
    [
      'Name,Colour\nA,Blue',
      'No column has consignment references with amounts. Choose an invoice with a line for each consignment',
    ],
    ['Con note,Amount', 'This file has headings and no lines'],
  ])('[INVC-02] %j is refused with a sentence', (text, message) => {
    expect(read(text)).toBe(message);
  });

  it('[INVC-02] reads a total of more than a line can have', () => {
    const file = 'Reference,Amount\nTAS0001234,100.00\nTotal,"$1,234,567.00"';
    expect(read(file)).toMatchObject({ total: 123_456_700, problems: [] });
    expect(read(file.replace('Total', 'TAS0001235'))).toMatchObject({
      total: 10_000,
      problems: [{ row: 3 }],
    });
  });

  it('[INVC-02] takes 20,000 lines with their total, and refuses 20,001', () => {
    expect(read(fileWith(invoiceLimits.maxLines))).toMatchObject({ refusal: null, total: 2_000_000 });
    const message =
      'This file has more than 20,000 lines. Nothing was loaded. Split it into several invoices';
    expect(read(fileWith(invoiceLimits.maxLines + 1))).toMatchObject({ refusal: message });
    expect(read(fileWith(invoiceLimits.maxLines + 100))).toBe(message);
  });

  it.each([
    [[null, 'amount'], 'Choose the column that holds the consignment or your reference'],
    [['reference', null], 'Choose the column that holds the amount'],
  ] as const)('[INVC-02] columns %j say what is missing', (columns, refusal) => {
    const cells = { header: ['a', 'b'], rows: [{ row: 2, cells: ['TAS0001234', '1.00'] }] };
    expect(readInvoiceLines(cells, columns)).toMatchObject({ refusal });
  });
});
