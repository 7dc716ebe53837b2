import { noProblems, type Problem, type RegisterId } from '../problem.js';

/** A text field of a body or form. */
export type Text = string | null | undefined;

/** Trims a text; empty for null, undefined and text of only invisible characters. */
export function trimmed(text: Text): string {
  if (text === null || text === undefined || text === '') return '';
  if (isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1))) return text;
  const inner = text.trim();
  return showsNothing.test(inner) ? '' : inner;
}

/** Whether it is a visible ASCII character: most texts begin and end with one, and need no more looking at. */
function isVisible(code: number): boolean {
  return code > 32 && code < 127;
}

// A field with only zero-width spaces looks empty.
const showsNothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Converts a text to a single line: trimmed, each run of line breaks, tabs and other control characters replaced by one
 * space. NUL is kept, so that checkText reports it.
 */
export function toSingleLine(text: Text): string {
  const inner = trimmed(text);
  return unusual.test(inner) ? inner.replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ').trim() : inner;
}

/**
 * Converts a reference to its stored form (CONS-46): a single line without invisible characters, such as a zero-width
 * joiner, so that two references that look alike are equal.
 */
export function toReference(text: Text): string {
  const inner = trimmed(text);
  if (plain.test(inner)) return inner;
  return withoutInvisible(toSingleLine(inner)).trim();
}

/** A text without the characters that show nothing, which a text copied from a chat or a web page may have. */
export function withoutInvisible(text: string): string {
  return plain.test(text) ? text : text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
}

const plain = /^[ -~]*$/;

/** A character that a single line can't have; few texts have one, and testing is faster than replacing. */
const unusual = /[\p{Cc}\u2028\u2029]/u;

/** Whether every character can be stored: no NUL and no unpaired surrogate. */
export function isStorable(text: string): boolean {
  // The first pattern is much faster, and few texts have a character outside of the basic plane.
  return !/[\0\uD800-\uDFFF]/.test(text) || !/[\0\p{Surrogate}]/u.test(text);
}

/** The message for text that can't be stored; used by screen and server. */
export const notStorableMessage = "This contains a character that can't be stored";

/** The length in code points, as JSON Schema counts maxLength. */
export function countCharacters(text: string): number {
  let length = text.length;
  if (!/[\uD800-\uDBFF]/.test(text)) return length;
  for (const _ of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) length -= 1;
  return length;
}

/** Reports a text longer than `max` characters (CONS-46, CONS-54) or with characters that can't be stored. */
export function checkText(text: Text, max: number, id: RegisterId, path: string): readonly Problem[] {
  if (text === null || text === undefined || text === '') return noProblems;
  const inner = trimmed(text);
  if (inner.length > max && countCharacters(inner) > max)
    return [{ id, path, message: `Maximum length is ${max} characters` }];
  return isStorable(text) ? noProblems : [{ id, path, message: notStorableMessage }];
}

/** Reports an empty text. */
export function checkRequired(text: Text, id: RegisterId, path: string, message: string): readonly Problem[] {
  return trimmed(text) === '' ? [{ id, path, message }] : noProblems;
}
