import { toPrintable } from '@consign/domain/files';

/** The average width of a character of the printer's font, as a share of its height. */
const CHARACTER_SHARE = 0.6;
const LEADING = 1.1;

export interface FittedText {
  readonly lines: readonly string[];
  /** Of a character, in dots. */
  readonly height: number;
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
  for (let tried = size; ; tried -= 2) {
    const perLine = Math.max(1, Math.floor(width / (tried * CHARACTER_SHARE)));
    const maxLines = Math.max(1, Math.floor(height / (tried * LEADING)));
    const lines = wrap(text, perLine);
    if (lines.length <= maxLines) return { lines, height: tried };
    if (tried - 2 < least) {
      const kept = lines.slice(0, maxLines);
      const last = `${[...(kept.at(-1) ?? '')].slice(0, perLine - 1).join('')}…`;
      return { lines: [...kept.slice(0, -1), last], height: tried };
    }
  }
}

function wrap(text: string, perLine: number): string[] {
  return toPrintable(text)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let current = '';
      for (const word of paragraph.split(/[\t ]+/u).flatMap((each) => cut(each, perLine))) {
        const joined = current === '' ? word : `${current} ${word}`;
        if ([...joined].length <= perLine) current = joined;
        else {
          lines.push(current);
          current = word;
        }
      }
      return [...lines, current];
    })
    .filter((line) => line !== '');
}

function cut(word: string, perLine: number): string[] {
  const characters = [...word];
  return Array.from({ length: Math.max(1, Math.ceil(characters.length / perLine)) }, (_none, index) =>
    characters.slice(index * perLine, (index + 1) * perLine).join(''),
  );
}

/** The characters that mean something to the printer, as the hexadecimal of ^FH. */
export function escapeField(text: string): string {
  return text.replaceAll(
    /[\^~_\\\p{Cc}]/gu,
    (character) => `_${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
