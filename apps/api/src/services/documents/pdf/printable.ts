import { type Pdf, getFont } from './pdf.js';

/** Printed for a character that the font lacks. */
const BOX = '□';

const usual = /^[\n\r\t\u0020-\u007E\u00A0-\u00AC\u00AE-\u017F\u2010-\u2026]*$/u;
const characters = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });

/**
 * Replaces each character that the font lacks with a box and drops invisible marks. A missing glyph would print wider
 * than it was measured and run off the page.
 */
export function printable(pdf: Pdf, text: string): string {
  if (usual.test(text)) return text;
  const shown = text
    .normalize('NFC')
    .replaceAll(/(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '');
  return Array.from(characters.segment(shown), ({ segment }) => (has(pdf, segment) ? segment : BOX)).join('');
}

function has(pdf: Pdf, character: string): boolean {
  if (/^[\n\r\t]+$/.test(character)) return true;
  return Array.from(character).every((each) => getFont(pdf).hasGlyphForCodePoint(each.codePointAt(0) ?? 0));
}
