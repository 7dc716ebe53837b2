import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readInvoiceCells, readInvoiceLines, recogniseColumns, writeInvoiceCsv } from './index.js';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const text = fc.constantFrom('', 'PO 77', '=1+1', 'Tūī, "Café"', '0110');

const charged = fc.record({
  reference: fc.integer({ min: 1, max: 9_999_999 }).map((number) => `TAS${String(number).padStart(7, '0')}`),
  customerReference: text,
  description: text,
  parts: fc.record({ FREIGHT: cents, EXTRA: cents, SURCHARGE: cents, FAF: cents }),
});

it('[INVC-17] [INVC-02] an invoice that was written is read as it was', () => {
  const invoice = { number: 'INV-7', date: '2026-11-30', account: 'KOW-001' };
  fc.assert(
    fc.property(fc.array(charged, { minLength: 1, maxLength: 20 }), (consignments) => {
      const read = readInvoiceCells(writeInvoiceCsv(invoice, consignments));
      if (!read.ok) throw new Error(read.message);
      const { header, rows } = read.cells;
      const columns = recogniseColumns(
        header,
        rows.map(({ cells }) => cells),
      );
      const amounts = consignments.map(({ parts }) =>
        Object.values(parts).reduce((sum, each) => sum + each, 0),
      );
      expect(readInvoiceLines(read.cells, columns)).toMatchObject({
        invoiceNumber: 'INV-7',
        invoiceDate: '2026-11-30',
        account: 'KOW-001',
        isGstIncluded: false,
        problems: [],
        total: amounts.reduce((sum, each) => sum + each, 0),
        lines: consignments.map((each, index) => ({ ...each, line: index + 1, amount: amounts[index] })),
      });
    }),
  );
});
