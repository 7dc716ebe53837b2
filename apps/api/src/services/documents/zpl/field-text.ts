import { toPrintable } from '@consign/domain/files';

/**
 * Widths of characters as shares of their height, in the bold letters of Swiss 721 (Helvetica): the widest of the fonts
 * in which a printer may set a label, so that no text leaves its box in another.
 */
const widths: readonly (readonly [number, string])[] = [
  [0.28, " ',./\\ijlI`·|"],
  [0.34, '!()-:;[]ft²³¹¡'],
  [0.4, '*r{}°'],
  [0.48, '"'],
  [0.56, '0123456789acekxysvz_$#J€£–'],
  [0.59, '+<=>^~'],
  [0.62, '?FLTZbdghnopquß'],
  [0.67, 'EPSVXY'],
  [0.73, 'ABCDHKNRU&'],
  [0.78, 'GOQwøØ'],
  [0.84, 'M'],
  [0.89, 'm%æ'],
  [0.95, 'W'],
  [0.98, '@'],
];
const byCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const)),
);
/** Of a character that is not listed, such as the box for one that can't be printed. */
const WIDEST = 1;

/** The width of a text as a share of the height of its characters; a macron or an accent adds nothing. */
function measure(text: string): number {
  let width = 0;
  for (const character of text) width += byCharacter.get(character) ?? measureBase(character);
  return width;
}

function measureBase(character: string): number {
  const [base = ''] = character.normalize('NFD');
  return byCharacter.get(base) ?? WIDEST;
}

const LEADING = 1.1;
/** More characters than that, as a share of their height, are never in a line. */
const NARROWEST = 0.25;

interface FittedText {
  readonly lines: readonly string[];
  /** Of a character, in dots. */
  readonly height: number;
  /** From the top of a line to the top of the next, in dots. */
  readonly lineHeight: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** The largest and the smallest height of a character. */
  readonly size: number;
  readonly least: number;
}

/** Makes a text as small as it has to be for its box; at the smallest size, what doesn't fit is cut with an ellipsis. */
export function fitText(text: string, { width, height, size, least }: Box): FittedText {
  const fitsInLine = (tried: number) => Math.max(1, Math.floor(width / (tried * NARROWEST)));
  const fitsInBox = (tried: number) => Math.max(1, Math.floor(height / (tried * LEADING)));
  // Longer text doesn't fit at any size, and wrapping all of it at each size would hold the event loop for seconds.
  // Two more lines, because a word that ends here can still move to the next; twice, because of surrogate pairs.
  const room = 2 * (fitsInBox(least) + 2) * (fitsInLine(least) + 1);
  const paragraphs = toParagraphs(text).join('\n').slice(0, room).split('\n');
  for (let tried = size; ; tried -= 2) {
    const lineWidth = width / tried;
    const maxLines = fitsInBox(tried);
    const lines = wrap(paragraphs, lineWidth);
    const fitted = { height: tried, lineHeight: tried * LEADING };
    if (lines.length <= maxLines) return { ...fitted, lines };
    if (tried - 2 < least) {
      const kept = lines.slice(0, maxLines);
      const last = `${cut(kept.at(-1) ?? '', lineWidth - measure('…'))[0] ?? ''}…`;
      return { ...fitted, lines: [...kept.slice(0, -1), last] };
    }
  }
}

/** The paragraphs of a text that show something, with one space between words. */
function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((paragraph) => paragraph.replaceAll(/[\t ]+/gu, ' '))
    .filter((paragraph) => paragraph !== '' && paragraph !== ' ');
}

function wrap(paragraphs: readonly string[], width: number): string[] {
  return paragraphs
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let current = '';
      for (const word of paragraph.split(' ').flatMap((each) => cut(each, width))) {
        const joined = current === '' ? word : `${current} ${word}`;
        if (measure(joined) <= width) current = joined;
        else {
          lines.push(current);
          current = word;
        }
      }
      return [...lines, current];
    })
    .filter((line) => line !== '');
}

/** A word in parts that each fit a line; a character is never cut. */
function cut(word: string, width: number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The characters that mean something to the printer, as the hexadecimal of ^FH. */
export function escapeField(text: string): string {
  return text.replaceAll(
    /[\^~_\\\p{Cc}]/gu,
    (character) => `_${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
