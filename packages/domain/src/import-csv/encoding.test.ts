import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goodCells, importContext, importRows, readImport } from '../testing/imports.js';
import {
  createEncodingScan,
  createImportDecoder,
  createImportValidator,
  describeOtherFile,
  importColumns,
  toFileParts,
  writeImportCsv,
  type FileEncoding,
} from './index.js';

const line = 'Charge Account,Sender Notes\r\n';
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));
const utf16 = (text: string, isLittle: boolean): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) =>
    isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255],
  );

function findEncoding(content: Uint8Array, pieceLength = content.length): FileEncoding {
  const scan = createEncodingScan();
  for (let at = 0; at < content.length; at += pieceLength) scan.write(content.subarray(at, at + pieceLength));
  return scan.end();
}

/** The text of a file that arrives in pieces. */
function decode(content: Uint8Array, pieceLength = content.length): string {
  const decoder = createImportDecoder(
    findEncoding(content, pieceLength),
    (label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }),
  );
  let text = '';
  for (let at = 0; at < content.length; at += pieceLength)
    text += decoder.write(content.subarray(at, at + pieceLength));
  return text + decoder.end();
}

const utf8 = (text: string): number[] => [...Buffer.from(text, 'utf8')];

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, FileEncoding]>([
    ['plain ASCII', bytes(line), 'utf-8'],
    ['a UTF-8 byte order mark', bytes([0xef, 0xbb, 0xbf], line), 'utf-8'],
    ['a mark with a byte that is not UTF-8', bytes([0xef, 0xbb, 0xbf], line, [0xe9], 'x'), 'utf-8'],
    ['a macron in UTF-8', bytes(line, [0xc4, 0x81]), 'utf-8'],
    ['a macron and a byte that is not UTF-8', bytes(line, [0xc4, 0x81, 0xe9], 'x'), 'utf-8'],
    ['a UTF-8 character that is cut', bytes(line, [0xf0, 0x9f, 0x98]), 'utf-8'],
    ['an e acute of Windows-1252', bytes(line, 'caf', [0xe9], '\r\n'), 'windows-1252'],
    ['an overlong sequence', bytes(line, [0xc0, 0x80]), 'windows-1252'],
    ['half a pair in UTF-8', bytes(line, [0xed, 0xa0, 0x80]), 'windows-1252'],
    ['UTF-16 LE with its mark', bytes([0xff, 0xfe], utf16(line, true)), 'utf-16le'],
    ['UTF-16 BE with its mark', bytes([0xfe, 0xff], utf16(line, false)), 'utf-16be'],
    ['UTF-16 LE without a mark', bytes(utf16(line, true)), 'utf-16le'],
    ['UTF-16 BE without a mark', bytes(utf16(line, false)), 'utf-16be'],
    ['nothing', bytes(), 'utf-8'],
  ])('[IMPT-11] [IMPT-30] knows %s', (_what, content, encoding) => {
    expect(findEncoding(content)).toBe(encoding);
  });

  it('[IMPT-30] is decided by the whole file, wherever it is cut', () => {
    const late = bytes(line.repeat(50), [0xc4, 0x81], line.repeat(50), [0xe9], line);
    for (const length of [1, 7, 64, late.length]) expect(findEncoding(late, length)).toBe('utf-8');
    const latin = bytes(line.repeat(100), 'caf', [0xe9], line);
    for (const length of [1, 7, 64, latin.length]) expect(decode(latin, length)).toContain('café');
    expect(decode(bytes('Charge Account,', [0x80, 0x9f, 0x81], line))).toContain(',€Ÿ\uDC81');
  });

  it('[IMPT-11] [IMPT-30] reads every text in every encoding, wherever it is cut', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (any, length) => {
        expect(decode(bytes([0xef, 0xbb, 0xbf], utf8(any)), length)).toBe(`\uFEFF${any}`);
        expect(decode(bytes([0xff, 0xfe], utf16(any, true)), length)).toBe(`\uFEFF${any}`);
        expect(decode(bytes([0xfe, 0xff], utf16(any, false)), length)).toBe(`\uFEFF${any}`);
      }),
    );
  });

  it('[IMPT-30] makes no replacement character and no control of any bytes', () => {
    const mixed = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 4 }),
        fc.string({ unit: 'grapheme' }).map(utf8),
        fc.constant(ascii(line)),
      ),
    );
    fc.assert(
      fc.property(mixed, fc.integer({ min: 1, max: 9 }), (parts, length) => {
        const content = bytes(...parts.map((part) => [...part]));
        describeOtherFile(content);
        const text = decode(content, length);
        const own = Buffer.from(content).toString('latin1');
        const isUtf16 = /^(?:\u00FF\u00FE|\u00FE\u00FF)|\0/u.test(own);
        const made = !own.includes('\u00EF\u00BF\u00BD') && text.includes('\uFFFD');
        const hasControl = !own.includes('\u00C2') && /[\u0080-\u009F]/u.test(text);
        expect(!isUtf16 && (made || hasControl)).toBe(false);
        readImport(text);
      }),
    );
  });
});

/** Reads a note with these bytes, from a UTF-8 file with a macron. */
function readNote(...note: (string | number[])[]) {
  const head = 'Charge Account,Service Type,Sender Site,Receiver Site,Sender Notes,Sender Reference\r\n';
  const row = bytes(head, 'KOW-NORTH,GENERAL,AKL1,WGN1,', ...note, ',', utf8('Tāmaki'), '\r\n');
  return readImport(decode(row));
}

describe('bytes that are no text', () => {
  const message = "Part of this can't be read in the encoding of the file. Enter the text as it should be";

  it.each<[string, (string | number[])[], string[]]>([
    ['one of Windows-1252', ['caf', [0xe9]], ['café']],
    ['quotation marks of Windows-1252', [[0x93], 'x', [0x94]], ['“x”']],
    ['a byte without a character there', ['T', [0x81]], []],
    ['half a pair', ['T', [0xed, 0xa0, 0x80]], []],
    ['a character that is cut', ['Wh', [0xe2, 0x82]], []],
  ])('[IMPT-30] %s is a problem of its cell, with what it may have meant', (_what, note, suggestions) => {
    expect(readNote(...note).problems).toMatchObject([
      { id: 'IMPT-30', row: 2, column: 'senderNotes', message, suggestions },
    ]);
  });

  it('[IMPT-30] what the last character of a file lacks is a problem too', () => {
    const cut = bytes('Charge Account,Sender Notes\r\n,', utf8('ā'), '\r\nKOW-NORTH,', 'Wh', [0xc4]);
    const { problems } = readImport(decode(cut));
    expect(problems.find(({ row, column }) => row === 3 && column === 'senderNotes')).toMatchObject({
      message,
    });
    const half = bytes(
      [0xff, 0xfe],
      utf16('Charge Account,Sender Notes\r\nKOW-NORTH,x', true),
      [0x3d, 0xd8, 1],
    );
    expect(readImport(decode(half)).problems).toContainEqual(
      expect.objectContaining({ column: 'senderNotes', message, suggestions: [] }),
    );
  });

  it('[IMPT-30] are a problem in every column', () => {
    const hired = { hireProvider: 'CHEP', hireUnit: 'PALLET', hireQuantity: '2' };
    for (const { key } of importColumns) {
      const cells = { ...goodCells, ...hired, [key]: `x\uDCE9` };
      const [group] = createImportValidator(importContext).validateRows(importRows(cells));
      const problems = group?.ok === false ? group.problems : [];
      expect([key, problems.find(({ column }) => column === key)?.suggestions]).toEqual([key, ['xé']]);
    }
  });

  it('[IMPT-10] [IMPT-30] are written as they were', () => {
    const read = readNote('caf', [0xe9], ' ', [0xed, 0xa0, 0x80]);
    const parts = toFileParts(writeImportCsv(read.rows)).map((part) => Buffer.from(part));
    const again = readImport(decode(new Uint8Array(Buffer.concat(parts))));
    expect(again.rows).toEqual(read.rows);
  });
});

describe('a file that is no CSV', () => {
  const convert = 'not a CSV. Open it in your spreadsheet, save it as CSV and choose that file';
  const excel = `This is an Excel workbook or a zip file, ${convert}`;
  const pdf = 'This is a PDF, not a CSV. Choose the file that it was made from, saved as CSV';
  const picture = 'This is a picture, not a CSV. Choose a CSV file';
  const program = [127, ...ascii('ELF'), 2, 1, 1, 0, 0, 3, 5, 6];

  it.each<[string, Uint8Array, string | null]>([
    ['an Excel workbook', bytes('PK', [3, 4]), excel],
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0]), `This is an old Excel workbook, ${convert}`],
    ['a PDF', bytes('%PDF-1.7'), pdf],
    ['a picture', bytes([0x89], 'PNG'), picture],
    ['a program', bytes(program), 'This is not a text file. Choose a CSV file'],
    ['a CSV', bytes(line), null],
    ['UTF-16', bytes([0xff, 0xfe], utf16(line, true)), null],
    ['nothing', bytes(), null],
  ])('[IMPT-11] names %s', (_what, content, message) => {
    expect(describeOtherFile(content)).toBe(message);
  });
});
