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
  ['"Gate 2\nring ""loud"""\tx\n', [['Gate 2\nring "loud"', 'x']]],
  ['"never closed\tx', [['never closed\tx']]],
])('[IMPT-22] reads %j as the cells of a spreadsheet', (text, cells) => {
  expect(readPastedCells(text)).toEqual(cells);
});
