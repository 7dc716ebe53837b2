import { fold } from '@consign/domain';
import { normalisePhone } from '@consign/domain/rules';
import { type RawBuilder, sql } from 'kysely';

export { fold };

/** As fold(), for a column in SQL, but for its case: compare it with ILIKE. A text in ASCII costs nothing. */
export function unmarked(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when octet_length(${column}) = char_length(${column}) then ${column}
    else regexp_replace(normalize(translate(${column}, '‘’ʻʼ', ''''''''''), NFD),
      ${String.raw`[\u0300-\u036f]`}, '', 'g') end`;
}

/** The characters that people write without their macron, accent or curl, with those in a text. */
const marks: Readonly<Record<string, string>> = {
  a: 'àáâãäåāÀÁÂÃÄÅĀ',
  c: 'çÇ',
  e: 'èéêëēÈÉÊËĒ',
  i: 'ìíîïĩīÌÍÎÏĨĪ',
  n: 'ñÑ',
  o: 'òóôõöōÒÓÔÕÖŌ',
  u: 'ùúûüũūůÙÚÛÜŨŪŮ',
  "'": '‘’ʻʼ',
};

/**
 * A regular expression that finds a folded word in a column as it is stored, in any case: compare with ~*. PostgreSQL
 * folds a text with a macron in some 10 µs, and looks through it in less than one. Capitals with a mark are named,
 * because a database in the locale C doesn't know them.
 */
export function foldedPattern(word: string): string {
  return word
    .replaceAll(/[^\p{L}\p{N}']/gu, String.raw`\$&`)
    .replaceAll(/[a-z']/gu, (each) => (marks[each] === undefined ? each : `[${each}${marks[each]}]`));
}

const marked = Object.values(marks).join('');
const plain = Object.entries(marks)
  .map(([each, { length }]) => each.repeat(length))
  .join('');

/** A column in lower case, without the marks above: for what few rows have. */
export function foldedColumn(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${column}), ${marked}, ${plain})`;
}

/** What tells names apart: not their case, but a macron counts. Māori and Maori are two names. */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Sorts by name without macrons and accents. For sorting in code, because collations differ between servers. */
export function compareByName(a: { readonly name: string }, b: { readonly name: string }): number {
  return fold(a.name).localeCompare(fold(b.name), 'en');
}

/** Splits typed text into folded words. */
export function splitWords(typed: string): string[] {
  return fold(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** The national digits of a phone number; +64 and 0064 become the leading 0 (PART-04). */
export function phoneDigits(text: string): string {
  return normalisePhone(text.replace(/[^\d+]/gu, '')).replace(/\D/gu, '');
}

/** A LIKE pattern that matches anywhere in a text; escapes % and _. */
export function likePattern(part: string): string {
  return `%${likeStart(part)}`;
}

/** A LIKE pattern that matches the start of a text. */
export function likeStart(start: string): string {
  return `${start.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}
