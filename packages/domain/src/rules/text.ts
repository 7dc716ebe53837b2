import type { Problem, RegisterId } from '../problem.js';
import type { Text } from './bodies.js';

/** A text without the space around it; empty for none, and for one of which nothing shows. */
export function trimmed(text: Text): string {
  const inner = text?.trim() ?? '';
  return showsNothing.test(inner) ? '' : inner;
}

// Such as zero-width spaces alone, which a person sees as an empty field.
const showsNothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * What a field of one line holds: trimmed, with one space for each run of line breaks, tabs and other controls. A NUL
 * stays, to be refused.
 */
export function toSingleLine(text: Text): string {
  return trimmed(text).replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ');
}

/** Whether every character can be stored: no NUL, and no half of a character beyond the basic plane. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** What is said of a text that cannot be stored, on the screen and by the server. */
export const notStorableMessage = "This contains a character that can't be stored";

/** Characters as a person counts them, so that a character beyond the basic plane counts once; the contracts count so too. */
export function countCharacters(text: string): number {
  let length = text.length;
  for (const _ of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) length -= 1;
  return length;
}

/** The problem of a text that is longer than `max` (CONS-46, CONS-54) or cannot be stored, or nothing. */
export function checkText(text: Text, max: number, id: RegisterId, path: string): Problem[] {
  if (countCharacters(trimmed(text)) > max)
    return [{ id, path, message: `Maximum length is ${max} characters` }];
  return isStorable(text ?? '') ? [] : [{ id, path, message: notStorableMessage }];
}

/** The problem of a text that is empty, or nothing. */
export function checkRequired(text: Text, id: RegisterId, path: string, message: string): Problem[] {
  return trimmed(text) === '' ? [{ id, path, message }] : [];
}
