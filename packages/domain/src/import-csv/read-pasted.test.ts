import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readPastedCells } from './index.js';

it.each<[string, string[][]]>([
  ['AKL1', [['AKL1']]],
  ['', []],
  [
    'AKL1\tPO-1\r\nWGN1\t\r\n',
    [
      ['AKL1', 'PO-1'],
      ['WGN1', ''],
    ],
  ],
  ['AKL1\t\n\t\n', [['AKL1', '']]],
  ['"Gate 2\nring ""loud"""\tx\n', [['Gate 2\nring "loud"', 'x']]],
  ['"never closed\tx', [['"never closed', 'x']]],
  ['5" pipe\t"Rush" order', [['5" pipe', '"Rush" order']]],
])('[IMPT-22] reads %j as the cells of a spreadsheet', (text, cells) => {
  expect(readPastedCells(text)).toEqual(cells);
});

it('[IMPT-22] reads a quoted cell of any length', () => {
  const text = 'a'.repeat(10_000_000);
  expect(readPastedCells(`"${text}"\n`)).toEqual([[text]]);
});

/** As a spreadsheet copies a cell. */
const write = (text: string) => (/["\t\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

it('[IMPT-22] reads any cells that a spreadsheet writes', () => {
  const content = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n') }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.array(content, { minLength: 1 })), (rows) => {
      // A blank last row is left out.
      const cells = [...rows.filter((row) => row.length > 0), ['end']];
      const text = cells.map((row) => `${row.map(write).join('\t')}\r\n`).join('');
      expect(readPastedCells(text)).toEqual(cells);
    }),
  );
});
