import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, likePattern, phoneDigits, splitWords } from '../../database/fold.js';
import { type Viewer, siteArray } from '../../database/owner.js';

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
  | {
      readonly kind: 'condition';
      readonly condition: RawBuilder<SqlBool>;
      /** The same as conditions that exclude each other, each with an index, for a search that nothing else narrows. */
      readonly indexed: readonly RawBuilder<SqlBool>[];
    };

const MAX_IDS = 1000;
/** How many words find_consignments_beside_names() takes. */
const MAX_WORDS = 3;

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
  return (await findByNames(tx, viewer, words, phone)) ?? toCondition(words, phone);
}

function toCondition(words: readonly string[], phone: string | null): KeywordMatch {
  const patterns = sql<SqlBool>`s.search_text like all(${words.map(likePattern)}::text[])`;
  const condition = phone === null ? patterns : sql<SqlBool>`${patterns} and s.phones @> array[${phone}]`;
  return { kind: 'condition', condition, indexed: [condition] };
}

/**
 * By the names of sender and receiver, which are few and have an index of their consignments (LIST-86), and by the ids of
 * the few that have a word elsewhere. Null where these are not few.
 */
async function findByNames(
  tx: Tx,
  viewer: Viewer,
  words: readonly string[],
  phone: string | null,
): Promise<KeywordMatch | null> {
  if (phone !== null || words.length > MAX_WORDS || !words.every(isIndexed)) return null;
  const patterns = words.map(likePattern);
  const { rows } = await sql<{ id: string }>`select find_consignments_beside_names(${patterns}::text[],
    ${siteArray(viewer)}, ${MAX_IDS + 1}) as id`.execute(tx);
  if (rows.length > MAX_IDS) return null;
  const names = sql`select find_search_names(${patterns}::text[])`;
  // A list of a subquery is hashed, an array is looked up in the index.
  const isNamed = sql<SqlBool>`s.names_id in (${names})`;
  const indexed = [sql<SqlBool>`s.names_id = any(array(${names}))`];
  if (rows.length === 0) return { kind: 'condition', condition: isNamed, indexed };
  const isBeside = sql<SqlBool>`s.consignment_id = any(${rows.map(({ id }) => id)}::uuid[])`;
  return {
    kind: 'condition',
    condition: sql<SqlBool>`(${isNamed} or ${isBeside})`,
    indexed: [...indexed, sql<SqlBool>`${isBeside} and (${isNamed}) is not true`],
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
