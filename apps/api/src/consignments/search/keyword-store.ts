import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { fold, likePattern, phoneDigits, wordsOf } from '../../database/fold.js';
import type { Viewer } from '../../database/owner.js';

interface Keywords {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
}

/** What keywords lead to. */
export type Found =
  | { readonly kind: 'nothing to look for' }
  /** Few enough to be looked up one by one. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** More than that; whether they stand in a row `s` of consignment_search. */
  | { readonly kind: 'many'; readonly stands: RawBuilder<unknown> };

const MOST_IDS = 1000;

/**
 * Looks for consignments in which every word of the search term stands, and of which the phone number is one of the
 * two; case and macrons aside. What is rare comes from the index, as ids; what is not is for the other conditions to
 * narrow first. A sales reference is a condition of its own; here its words only lead to the rows.
 */
export async function findByKeyword(
  tx: Tx,
  viewer: Viewer,
  { searchTerm, phoneNumber, salesReference }: Keywords,
): Promise<Found> {
  const words = wordsOf(searchTerm ?? '');
  const phone = phoneNumber === null ? null : phoneDigits(phoneNumber);
  const leads = indexedFirst(salesReference === null ? words : [...words, fold(salesReference)]);
  if (phone !== null || isIndexed(leads[0])) {
    const ids = await findIds(tx, viewer, leads.map(likePattern), phone);
    if (ids.length <= MOST_IDS) return { kind: 'ids', ids };
  }
  if (words.length === 0 && phone === null) return { kind: 'nothing to look for' };
  const patterns = sql`s.search_text like all(${words.map(likePattern)}::text[])`;
  return {
    kind: 'many',
    stands: phone === null ? patterns : sql`${patterns} and s.phones @> array[${phone}]`,
  };
}

async function findIds(
  tx: Tx,
  viewer: Viewer,
  patterns: readonly string[],
  phone: string | null,
): Promise<string[]> {
  const sites = sql`${[...viewer.siteIds]}::uuid[]`;
  const { rows } = await sql<{ id: string }>`
    select find_consignment_ids(${[...patterns]}::text[], ${phone}, ${sites}, ${MOST_IDS + 1}) as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** What the index can find before what it cannot, and longer before shorter: the longer, the rarer. */
function indexedFirst(words: readonly string[]): string[] {
  return [...new Set(words)].sort(
    (a, b) => Number(isIndexed(b)) - Number(isIndexed(a)) || b.length - a.length,
  );
}

/** Whether a word has a trigram in every locale; for one without, the index would be read from end to end. */
function isIndexed(word: string | undefined): boolean {
  return word !== undefined && /[a-z\d]{3}/u.test(word);
}
