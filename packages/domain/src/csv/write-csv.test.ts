import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatCsvLine, csvByteOrderMark, readCsvCell } from './write-csv.js';

/** Parses RFC 4180 into the cells of each line. */
function read(file: string): string[][] {
  const lines: string[][] = [[]];
  let rest = file;
  while (rest !== '') {
    const [whole, quoted, plain = '', end = ''] = /^(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/u.exec(
      rest,
    ) ?? [''];
    if (whole === '') throw new Error(`This is no CSV: ${rest}`);
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
    rest = rest.slice(whole.length);
  }
  return lines.slice(0, -1);
}

const only = (text: string): string => read(formatCsvLine([text, 'end']))[0]?.[0] ?? '';

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\u00A0', '\uFEFF', '\u200B', '\r\n'),
      fc.constantFrom('=', '+', '-', '@', '＝', '|', "'", '"', '0', '1e', ','),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);

describe('a line of CSV', () => {
  it('[EXTR-04] [EXTR-06] round-trips any text', () => {
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 1 }), { minLength: 1 }), (table) => {
        const file = table.map((cells) => formatCsvLine(cells)).join('');
        expect(read(file).map((cells) => cells.map(readCsvCell))).toEqual(table);
      }),
    );
  });

  it('[EXTR-04] has no cell that a spreadsheet runs as a formula', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(only(text)).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['+64 21 555 0199', "'+64 21 555 0199"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['0110', "'0110"],
    ['021 555 0199', "'021 555 0199"],
    ['9521234000000000124', "'9521234000000000124"],
    ['12E5', "'12E5"],
    ["'quoted", "''quoted"],
    ['TAS0001234', 'TAS0001234'],
    ['Tūī Café, Whangārei', 'Tūī Café, Whangārei'],
    ['1026', '1026'],
    ['a "b"\nc', 'a "b"\nc'],
    ['', ''],
  ])('[EXTR-06] writes %j as %j', (text, cell) => {
    expect(only(text)).toBe(cell);
  });

  it("[EXTR-06] keeps an apostrophe that it didn't write", () => {
    expect(readCsvCell("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
    expect(readCsvCell("'0110")).toBe('0110');
  });

  it('[EXTR-06] keeps numbers, ends with CRLF and starts with a byte order mark', () => {
    expect(formatCsvLine([-5, 0.125, null, 'x'])).toBe('-5,0.125,,x\r\n');
    expect(csvByteOrderMark.codePointAt(0)).toBe(0xfe_ff);
  });
});
