import { isolate } from '@consign/domain';
import type { ImportProblem } from '@consign/domain/import-csv';

/**
 * Invisible characters: controls, direction marks, joiners and unusual spaces; and the marks of bytes that could not be
 * read (IMPT-30).
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;

/** A text of a file for the middle of a sentence: hidden characters are named, and its direction ends with it (PLAT-26). */
export function showText(text: string): string {
  return isolate(text.replaceAll(hidden, nameCharacter));
}

function nameCharacter(character: string): string {
  if (character === '\n' || character === '\r') return ' ';
  if (/\p{Cs}/u.test(character)) return '[unreadable]';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[U+${code}]`;
}

/** The message of a problem, with its value as `showText` writes it. */
export function problemText({ message, value }: Pick<ImportProblem, 'message' | 'value'>): string {
  return value === '' ? message : message.replaceAll(`"${value}"`, () => `"${showText(value)}"`);
}
