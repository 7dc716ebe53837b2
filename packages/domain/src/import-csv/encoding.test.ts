import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readImport } from '../testing/imports.js';
import { createImportDecoder, describeOtherFile, sniffEncoding, type FileEncoding } from './index.js';

const line = 'Charge Account,Sender Notes\r\n';
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));
const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const decoders: FileEncoding[] = [];

/** Remembers which decoder was asked for, and decodes a byte to a letter. */
function makeDecoder(encoding: FileEncoding) {
  decoders.push(encoding);
  return { decode: (part?: Uint8Array) => String.fromCharCode(...(part ?? [])) };
}

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, FileEncoding]>([
    ['plain ASCII', bytes(line), 'utf-8'],
    ['a UTF-8 byte order mark', bytes([0xef, 0xbb, 0xbf], line), 'utf-8'],
    ['a macron in UTF-8', bytes(line, [0xc4, 0x81]), 'utf-8'],
    ['a UTF-8 character that is cut', bytes(line, [0xf0, 0x9f, 0x98]), 'utf-8'],
    ['an e acute of Windows-1252', bytes(line, 'caf', [0xe9], '\r\n'), 'windows-1252'],
    ['an overlong sequence', bytes(line, [0xc0, 0x80]), 'windows-1252'],
    ['UTF-16 LE with its mark', bytes([0xff, 0xfe], utf16(line, true)), 'utf-16le'],
    ['UTF-16 BE with its mark', bytes([0xfe, 0xff], utf16(line, false)), 'utf-16be'],
    ['UTF-16 LE without a mark', bytes(utf16(line, true)), 'utf-16le'],
    ['UTF-16 BE without a mark', bytes(utf16(line, false)), 'utf-16be'],
    ['nothing', bytes(), 'utf-8'],
  ])('[IMPT-11] knows %s', (_what, content, encoding) => {
    expect(sniffEncoding(content)).toBe(encoding);
  });

  it('[IMPT-11] decides by the first piece that is not ASCII', () => {
    const decoder = createImportDecoder(makeDecoder);
    const text = decoder.write(bytes(line)) + decoder.write(bytes([0xe9], 'x'));
    expect([text, decoder.encoding]).toEqual([`${line}\u00E9x`, 'windows-1252']);
    expect(decoders).toEqual(['utf-8', 'windows-1252']);
  });

  it('[IMPT-11] any bytes have an encoding and never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (content) => {
        describeOtherFile(content);
        const decoder = createImportDecoder(makeDecoder);
        readImport([decoder.write(content), decoder.end()]);
        expect(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).toContain(sniffEncoding(content));
      }),
    );
  });
});

describe('a file that is no CSV', () => {
  it.each<[string, Uint8Array, string | null]>([
    [
      'an Excel workbook',
      bytes('PK', [3, 4]),
      'This is an Excel workbook or a zip file, not a CSV. Open it in your spreadsheet, save it as CSV and choose that file',
    ],
    [
      'an old workbook',
      bytes([0xd0, 0xcf, 0x11, 0xe0]),
      'This is an old Excel workbook, not a CSV. Open it in your spreadsheet, save it as CSV and choose that file',
    ],
    [
      'a PDF',
      bytes('%PDF-1.7'),
      'This is a PDF, not a CSV. Choose the file that it was made from, saved as CSV',
    ],
    ['a picture', bytes([0x89], 'PNG'), 'This is a picture, not a CSV. Choose a CSV file'],
    [
      'a program',
      bytes([127], 'ELF', [2, 1, 1, 0, 0, 3, 5, 6]),
      'This is not a text file. Choose a CSV file',
    ],
    ['a CSV', bytes(line), null],
    ['UTF-16', bytes([0xff, 0xfe], utf16(line, true)), null],
    ['nothing', bytes(), null],
  ])('[IMPT-11] names %s', (_what, content, message) => {
    expect(describeOtherFile(content)).toBe(message);
  });
});
