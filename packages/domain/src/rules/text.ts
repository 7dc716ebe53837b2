import type { Problem, RegisterId } from '../problem.js';
import type { Text } from './bodies.js';

/** A text without the space around it; empty for none. */
export function trimmed(text: Text): string {
  return text?.trim() ?? '';
}

/** Characters as a person counts them, so that a character beyond the basic plane counts once; the contracts count so too. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (const _ of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) length -= 1;
  return length;
}

/** The problem of a text that is longer than `max` (CONS-46, CONS-54), or nothing. */
export function checkMaxLength(text: Text, max: number, id: RegisterId, path: string): Problem[] {
  return lengthOf(trimmed(text)) > max ? [{ id, path, message: `Maximum length is ${max} characters` }] : [];
}

/** The problem of a text that is empty, or nothing. */
export function checkRequired(text: Text, id: RegisterId, path: string, message: string): Problem[] {
  return trimmed(text) === '' ? [{ id, path, message }] : [];
}
