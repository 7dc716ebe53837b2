import { printedText } from './printed-characters.js';

/** Printed instead of a character that the documents' font lacks. */
const BOX = '□';
const MAX_NAMED = 5;

const invisible = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;
const characters = new Intl.Segmenter('en-NZ', { granularity: 'grapheme' });

const withoutMarks = (text: string) => text.normalize('NFC').replaceAll(invisible, '');
const listCharacters = (text: string) => Array.from(characters.segment(text), ({ segment }) => segment);

/** A text as documents print it: a box for each character that their font lacks, and no invisible marks. */
export function toPrintable(text: string): string {
  const shown = withoutMarks(text);
  if (printedText.test(shown)) return shown;
  return listCharacters(shown)
    .map((each) => (printedText.test(each) ? each : BOX))
    .join('');
}

/** The characters that documents print as a box, each once (DOCS-18). */
export function findUnprintable(text: string): string[] {
  const shown = withoutMarks(text);
  if (printedText.test(shown)) return [];
  return [...new Set(listCharacters(shown))].filter((each) => !printedText.test(each));
}

/** Names characters that documents print as a box, at most five; null if there are none (DOCS-18). */
export function findPrintWarning(text: string): string | null {
  const found = findUnprintable(text);
  if (found.length === 0) return null;
  // Isolated, so that a right-to-left character does not turn the list around.
  const named = found.slice(0, MAX_NAMED).map((each) => `\u2068${each}\u2069`);
  return `Documents can't print these characters: ${[...named, ...(found.length > MAX_NAMED ? ['…'] : [])].join(' ')}`;
}
