import { join, scanUtf8, type FileEncoding } from './encoding.js';
import { markByte, readControls, unknownMark } from './unreadable.js';

/**
 * The used part of `TextDecoder`. It is fatal, so that it makes no replacement characters, and keeps a byte order mark,
 * because it decodes parts of a file.
 */
export interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** Turns the pieces of a file into text. */
export interface ImportDecoder {
  write(bytes: Uint8Array): string;
  /** The marks for a character cut off by the end of the file. */
  end(): string;
}

/**
 * Decodes a file in its encoding, as `createEncodingScan` found it. Bytes that are no text in it stay as characters that
 * can't be stored, and become a problem of their cell (IMPT-30). Nothing is replaced.
 *
 * @example createImportDecoder('utf-8', (label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }))
 */
export function createImportDecoder(
  encoding: FileEncoding,
  makeDecoder: (label: 'utf-8' | 'windows-1252') => Decoder,
): ImportDecoder {
  if (encoding === 'windows-1252') {
    const decoder = makeDecoder(encoding);
    return { write: (bytes) => readControls(decoder.decode(bytes)), end: () => '' };
  }
  const isUtf8 = encoding === 'utf-8';
  const decoder = isUtf8 ? makeDecoder('utf-8') : null;
  const decode = (bytes: Uint8Array): Decoded =>
    decoder === null ? decodeUtf16(bytes, encoding === 'utf-16le') : decodeUtf8(bytes, decoder);
  let rest = new Uint8Array();
  return {
    write: (bytes) => {
      const all = rest.length === 0 ? bytes : join(rest, bytes);
      const { text, end } = decode(all);
      rest = all.slice(end);
      return text;
    },
    end: () => (isUtf8 ? Array.from(rest, markByte).join('') : rest.length === 0 ? '' : unknownMark),
  };
}

interface Decoded {
  readonly text: string;
  /** The start of a character that the end cuts. */
  readonly end: number;
}

function decodeUtf8(bytes: Uint8Array, decoder: Decoder): Decoded {
  let text = '';
  let start = 0;
  const { end } = scanUtf8(bytes, (at, isSequence) => {
    if (isSequence) return;
    text += decoder.decode(bytes.subarray(start, at)) + markByte(bytes[at] ?? 0);
    start = at + 1;
  });
  return { text: text + decoder.decode(bytes.subarray(start, end)), end };
}

/** More arguments than this are too many for a call. */
const unitsAtOnce = 8192;

/** Decodes UTF-16 by hand: a fatal decoder stops at half of a pair, and another decoder replaces it. */
function decodeUtf16(bytes: Uint8Array, isLittle: boolean): Decoded {
  const [low, high] = isLittle ? [0, 1] : [1, 0];
  const unit = (at: number): number => (bytes[at + low] ?? 0) | ((bytes[at + high] ?? 0) << 8);
  let end = bytes.length - (bytes.length % 2);
  if (end > 0 && unit(end - 2) >> 10 === 0b110110) end -= 2;
  let text = '';
  for (let start = 0; start < end; start += unitsAtOnce * 2) {
    const units: number[] = [];
    for (let at = start; at < Math.min(start + unitsAtOnce * 2, end); at += 2) units.push(unit(at));
    text += String.fromCharCode(...units);
  }
  return { text: text.replaceAll(/\p{Surrogate}/gu, unknownMark), end };
}
