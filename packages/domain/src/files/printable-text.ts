import { printedCharacter } from './printed-characters.js';

/** Printed instead of a character that the documents' font lacks. */
const BOX = '□';
const MAX_NAMED = 5;

const usual = /^[\n\r\t\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F\u2010-\u2026]*$/u;
const invisible = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;
const lineBreak = /^[\n\r\t\u2028\u2029]+$/u;

/** The characters of a text as a reader counts them, without invisible marks. */
function listCharacters(text: string): string[] {
  const characters = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });
  const shown = text.normalize('NFC').replaceAll(invisible, '');
  return Array.from(characters.segment(shown), ({ segment }) => segment);
}

function isPrinted(character: string): boolean {
  return lineBreak.test(character) || [...character].every((each) => printedCharacter.test(each));
}

/** A text as documents print it: a box for each character that their font lacks, and no invisible marks. */
export function toPrintable(text: string): string {
  if (usual.test(text)) return text;
  return listCharacters(text)
    .map((each) => (isPrinted(each) ? each : BOX))
    .join('');
}

/** The characters that documents print as a box, each once (DOCS-18). */
export function findUnprintable(text: string): string[] {
  if (usual.test(text)) return [];
  return [...new Set(listCharacters(text).filter((each) => !isPrinted(each)))];
}

/** Names characters that documents print as a box, at most five; null if there are none (DOCS-18). */
export function findPrintWarning(text: string): string | null {
  const found = findUnprintable(text);
  if (found.length === 0) return null;
  // Isolated, so that a right-to-left character does not turn the list around.
  const named = found.slice(0, MAX_NAMED).map((each) => `\u2068${each}\u2069`);
  return `Documents can't print these characters: ${[...named, ...(found.length > MAX_NAMED ? ['…'] : [])].join(' ')}`;
}
