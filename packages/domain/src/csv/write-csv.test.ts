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

const only = (text: string): string => read(formatCsvLine(['start', text]))[0]?.[1] ?? '';

/** The cells as a spreadsheet reads them: quotation marks count only at the beginning of a cell. */
function readAsSpreadsheet(file: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest = file;
  while (rest !== '') {
    const isQuoted = rest.startsWith('"');
    const [whole = '', inner = ''] =
      (isQuoted ? /^"((?:[^"]|"")*)"/u : new RegExp(`^([^${delimiter}\\r\\n]*)`, 'u')).exec(rest) ?? [];
    cells.push(inner);
    const end = rest.slice(whole.length).search(new RegExp(`[${delimiter}\\r\\n]`, 'u'));
    rest = rest.slice(whole.length + end + 1);
  }
  return cells;
}

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\u00A0', '\uFEFF', '\u200B', '\r\n'),
      fc.constantFrom('=', '+', '-', '@', '＝', '|', "'", '"', '0', '1e', ','),
      fc.string(),
    )
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(';', '\t', '\n', '=', '+', '-', '- ', '@', "'", '"', ' ', ',', 'x', '1', '(', '|'))
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

  it.each([',', ';', '\t'])(
    '[EXTR-04] [PLAT-190] has no cell that a spreadsheet with the delimiter %j runs',
    (delimiter) => {
      fc.assert(
        fc.property(fc.array(nasty, { minLength: 1 }), (cells) => {
          const runs = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
          const harmless = /^[\s\p{C}]*(?:\+\d[\d ()]*|-\d+(?:\.\d+)?|- [^=+|!()"]*)(?:"|$)/u;
          const begun = readAsSpreadsheet(formatCsvLine(cells), delimiter);
          expect(begun.filter((cell) => runs.test(cell) && !harmless.test(cell))).toEqual([]);
        }),
      );
    },
  );

  it('[PLAT-190] a number in front of a line is not calculated with the next cell, and delimiters are quoted', () => {
    expect(formatCsvLine(['-1', "5+cmd|' /C calc'!A0"])).toBe("'-1,5+cmd|' /C calc'!A0\r\n");
    expect(formatCsvLine(['+64 21 555 0199', 'x'])).toBe("'+64 21 555 0199,x\r\n");
    expect(formatCsvLine(['-1'])).toBe('-1\r\n');
    expect(formatCsvLine(['a;b', 'a\tb', 'a,b'])).toBe('"a;b","a\tb","a,b"\r\n');
  });

  it('[EXTR-06] reads the apostrophes of earlier releases, and keeps those of the text', () => {
    const texts = ['0110', '+64 21 555 0199', '021 555 0199', '9521234000000000124', '12E5', "'quoted"];
    expect(texts.map((text) => readCsvCell(`'${text}`))).toEqual(texts);
    expect(readCsvCell("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
  });

  it.each([
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['+64 21 555 0199', '+64 21 555 0199'],
    ["-1\t*cmd|'/C calc'!A0", "'-1\t*cmd|'/C calc'!A0"],
    ['+1\n*HYPERLINK(A1)', "'+1\n*HYPERLINK(A1)"],
    ['+64 (9) 555 0111', '+64 (9) 555 0111'],
    ['+64-9-555', "'+64-9-555"],
    ["+64+cmd|' /C calc'!A0", "'+64+cmd|' /C calc'!A0"],
    ['-2+3', "'-2+3"],
    ['-2.5', '-2.5'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['0110', '0110'],
    ['021 555 0199', '021 555 0199'],
    ['9521234000000000124', '9521234000000000124'],
    ['12E5', '12E5'],
    ["'quoted", "'quoted"],
    ["'0110", "''0110"],
    ["'=1", "''=1"],
    ['gate 2; =1+1', "gate 2;' =1+1"],
    ['gate 2\t@SUM(A1)', "gate 2\t'@SUM(A1)"],
    ['Bring:\n- a ramp\n- 2 men', 'Bring:\n- a ramp\n- 2 men'],
    ["x\n- cmd|' /C calc'!A0", "x\n'- cmd|' /C calc'!A0"],
    ["\n- \n5+cmd|' /C calc'!A0", "\n'- \n5+cmd|' /C calc'!A0"],
    ['TAS0001234', 'TAS0001234'],
    ['Tūī Café, Whangārei', 'Tūī Café, Whangārei'],
    ['1026', '1026'],
    ['a "b"\nc', 'a "b"\nc'],
    ['', ''],
  ])('[EXTR-06] writes %j as %j', (text, cell) => {
    expect(only(text)).toBe(cell);
  });

  it('[EXTR-06] keeps numbers, ends with CRLF and starts with a byte order mark', () => {
    expect(formatCsvLine([-5, 0.125, null, 'x'])).toBe('-5,0.125,,x\r\n');
    expect(csvByteOrderMark.codePointAt(0)).toBe(0xfe_ff);
  });
});
