import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, likePattern, phoneDigits, splitWords } from '../../database/fold.js';
import type { Viewer } from '../../database/owner.js';
import { siteArray } from '../../database/visible-to.js';

interface Keywords {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
}

/** Which consignments keywords match. */
export type KeywordMatch =
  /** There is no keyword: all of them. */
  | { readonly kind: 'any' }
  /** Few enough to be looked up by id. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** Too many for that: a condition on a row `s` of consignment_search. */
  | { readonly kind: 'condition'; readonly condition: RawBuilder<SqlBool> };

const MAX_IDS = 1000;

/**
 * Matches consignments with every word of the search term and with the phone number, ignoring case and macrons.
 * Selective terms are resolved to ids through the index first; common terms are applied as a filter. A sales reference
 * is also a condition of its own: here it only makes the match more selective.
 */
export async function findByKeyword(
  tx: Tx,
  viewer: Viewer,
  { searchTerm, phoneNumber, salesReference }: Keywords,
): Promise<KeywordMatch> {
  const words = splitWords(searchTerm ?? '');
  const phone = phoneNumber === null ? null : phoneDigits(phoneNumber);
  const terms = indexedFirst(salesReference === null ? words : [...words, fold(salesReference)]);
  if (phone !== null || isIndexed(terms[0])) {
    const ids = await findIds(tx, viewer, terms.map(likePattern), phone);
    if (ids.length <= MAX_IDS) return { kind: 'ids', ids };
  }
  if (words.length === 0 && phone === null) return { kind: 'any' };
  const patterns = sql<SqlBool>`s.search_text like all(${words.map(likePattern)}::text[])`;
  return {
    kind: 'condition',
    condition: phone === null ? patterns : sql<SqlBool>`${patterns} and s.phones @> array[${phone}]`,
  };
}

/** Raw: find_consignment_ids reads the trigram index, which row-level security switches off, and filters by site itself. */
async function findIds(
  tx: Tx,
  viewer: Viewer,
  patterns: readonly string[],
  phone: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select find_consignment_ids(${[...patterns]}::text[], ${phone}, ${siteArray(viewer)}, ${MAX_IDS + 1}) as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Indexed words first, and longer before shorter: a longer word is more selective. */
function indexedFirst(words: readonly string[]): string[] {
  return [...new Set(words)].sort(
    (a, b) => Number(isIndexed(b)) - Number(isIndexed(a)) || b.length - a.length,
  );
}

/** Whether a word has a trigram in every locale; without one, the whole index would be scanned. */
function isIndexed(word: string | undefined): boolean {
  return word !== undefined && /[a-z\d]{3}/u.test(word);
}
