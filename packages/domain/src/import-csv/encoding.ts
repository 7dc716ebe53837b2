import { markByte, readControls, unknownMark } from './unreadable.js';

/** The encodings of a CSV that a spreadsheet writes, as `TextDecoder` calls them. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Reads a whole file, in pieces, for its encoding. */
export interface EncodingScan {
  write(bytes: Uint8Array): void;
  /** After the last piece. */
  end(): FileEncoding;
}

const sniffedBytes = 512;

/**
 * Finds the encoding of a file by all of its bytes (IMPT-30): the byte order mark decides, or the zero bytes that UTF-16
 * has in Western text. Else it is UTF-8, unless some bytes are not UTF-8 and no bytes form a character of UTF-8: then it
 * is Windows-1252. A character that is cut at the end of the file decides nothing.
 */
export function createEncodingScan(): EncodingScan {
  let start = new Uint8Array();
  let rest = new Uint8Array();
  let hasInvalid = false;
  let hasSequence = false;
  return {
    write: (bytes) => {
      if (start.length < sniffedBytes) start = join(start, bytes.subarray(0, sniffedBytes - start.length));
      const all = rest.length === 0 ? bytes : join(rest, bytes);
      const { end } = scanUtf8(all, (_at, isSequence) => {
        if (isSequence) hasSequence = true;
        else hasInvalid = true;
      });
      rest = all.slice(end);
    },
    end: () => {
      const marked = findMarked(start);
      if (marked !== null) return marked;
      return hasInvalid && !hasSequence ? 'windows-1252' : 'utf-8';
    },
  };
}

/** The encoding that the first bytes show; null if they show none. */
function findMarked(start: Uint8Array): FileEncoding | null {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return sniffZeros(start);
}

function sniffZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const count = bytes.length;
  if (count < 4) return null;
  const zeros = [0, 0];
  for (let index = 0; index < count; index += 1) {
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = count / 4;
  if (odd > most && even < count / 16) return 'utf-16le';
  return even > most && odd < count / 16 ? 'utf-16be' : null;
}

/**
 * Walks over bytes as UTF-8 and reports each character of several bytes and each invalid byte. Stops before a character
 * that the end cuts, and returns its position.
 */
export function scanUtf8(
  bytes: Uint8Array,
  onFound: (at: number, isSequence: boolean) => void,
): { readonly end: number } {
  let index = 0;
  while (index < bytes.length) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) {
      index += 1;
      continue;
    }
    const length = sequenceLength(lead);
    const has = countValid(bytes, index, length);
    if (has < length && index + has === bytes.length && has > 0) return { end: index };
    onFound(index, has === length && length > 0);
    index += has === length && length > 0 ? length : 1;
  }
  return { end: bytes.length };
}

/** The number of valid bytes of a character, including the first. */
function countValid(bytes: Uint8Array, at: number, length: number): number {
  if (length === 0) return 0;
  const lead = bytes[at] ?? 0;
  let count = 1;
  while (count < length) {
    const next = bytes[at + count];
    if (next === undefined || next >> 6 !== 0b10) break;
    if (count === 1 && !canFollow(lead, next)) break;
    count += 1;
  }
  return count;
}

/** No overlong form, no surrogate, and nothing beyond U+10FFFF. */
function canFollow(lead: number, next: number): boolean {
  if (lead === 0xe0) return next >= 0xa0;
  if (lead === 0xed) return next < 0xa0;
  if (lead === 0xf0) return next >= 0x90;
  return lead !== 0xf4 || next < 0x90;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

export function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

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
