import type { ImportProblem } from './import-group.js';

/**
 * A byte that is no text in the encoding of its file stays in the cell as a character that no valid text has: a lone
 * surrogate from U+DC80 to U+DCFF, the byte in its last two digits (IMPT-30). So it can't be taken for text, can't be
 * stored, and survives in an import that is kept.
 */
const firstByte = 0x80;
const offset = 0xdc_00;

/** The character that stands for an unreadable byte from 0x80 on. */
export function markByte(byte: number): string {
  return String.fromCharCode(offset + byte);
}

/** A byte that Windows-1252 can't read either: it stands for a character that can't be known. */
export const unknownMark = markByte(0x81);

const lone = /\p{Surrogate}/u;
const runs = /\p{Surrogate}+/gu;

/** Whether a text has bytes that could not be read. */
export function hasUnreadable(text: string): boolean {
  // The first pattern is much faster, and few texts have a character outside of the basic plane.
  return /[\uD800-\uDFFF]/.test(text) && lone.test(text);
}

/** The problem of a cell with unreadable bytes, with a suggested text. */
export function describeUnreadable(text: string): Pick<ImportProblem, 'id' | 'message' | 'suggestions'> {
  const meant = text.replaceAll(runs, readWindows1252);
  return {
    id: 'IMPT-30',
    message: "Part of this can't be read in the encoding of the file. Enter the text as it should be",
    suggestions: hasUnreadable(meant) ? [] : [meant],
  };
}

/**
 * The parts of a text for a file: readable text and unreadable bytes as they were, so that reading the file again gives
 * the same text without replacement characters.
 */
export function toFileParts(text: string): (string | Uint8Array<ArrayBuffer>)[] {
  if (!hasUnreadable(text)) return [text];
  return text
    .split(/(\p{Surrogate})/u)
    .filter((part) => part !== '')
    .map((part) => (lone.test(part) ? new Uint8Array([part.charCodeAt(0) - offset]) : part));
}

// The characters of 0x80 to 0x9F; the five bytes that stand for none are left as marks.
const letters = [...'€\uDC81‚ƒ„…†‡ˆ‰Š‹Œ\uDC8DŽ\uDC8F', ...'\uDC90‘’“”•–—˜™š›œ\uDC9DžŸ'];

/** Reads bytes as Windows-1252, but keeps bytes that are more likely a damaged UTF-8 character. */
function readWindows1252(marks: string): string {
  const bytes = Array.from(marks, (mark) => mark.charCodeAt(0) - offset);
  const [lead = 0, next = 0] = bytes;
  const isDamagedUtf8 = lead >= 0xc2 && lead < 0xf5 && next >= firstByte && next < 0xc0;
  if (isDamagedUtf8) return marks;
  return bytes.map((byte) => letters[byte - firstByte] ?? String.fromCharCode(byte)).join('');
}

/**
 * The text of Windows-1252 that a decoder made. It makes control characters of bytes without a character, and some
 * decoders read the whole range as Latin-1.
 */
export function readControls(text: string): string {
  return text.replaceAll(/[\u0080-\u009F]/gu, (control) => letters[control.charCodeAt(0) - firstByte] ?? '');
}
