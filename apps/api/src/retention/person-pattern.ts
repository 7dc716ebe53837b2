import { fold, phoneDigits } from '../database/fold.js';

/** What an operator knows of a person; at least one part. */
export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const MIN_DIGITS = 6;

/**
 * A regular expression of PostgreSQL that finds a person in a lower-case text: the whole name with or without macrons, the
 * whole address, the phone number however it is written. Null where a part is too short to tell people apart.
 */
export function buildPersonPattern({ name, email, phone }: Person): string | null {
  const digits = phone === null ? '' : phoneDigits(phone).replace(/^0/u, '');
  const words = [name, email].map((text) => text?.trim().toLowerCase() ?? null);
  if (words.some((text) => text !== null && text.length < 3)) return null;
  if (phone !== null && digits.length < MIN_DIGITS) return null;
  const [named, addressed] = words;
  return [
    ...[...new Set(named ? [named, fold(named)] : [])].map(
      (text) => String.raw`\m${escape(text).replaceAll(/\s+/gu, String.raw`\s+`)}\M`,
    ),
    ...(addressed ? [`(^|[^a-z0-9._%+-])${escape(addressed)}($|[^a-z0-9_-])`] : []),
    ...(digits === ''
      ? []
      : [String.raw`(^|\D)(64[^\da-z]*)?0?[^\da-z]*${[...digits].join('[^\\da-z]*')}(\D|$)`]),
  ].join('|');
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}
