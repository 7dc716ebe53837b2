import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database.js';
import { fold, likePattern, phoneDigits, wordsOf } from '../fold.js';
import type { Viewer } from './find-consignment.js';

interface Keywords {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
}

/** More than these are not looked up one by one: the other conditions are the narrower ones then. */
const MOST_IDS = 1000;

/**
 * The condition that every word of the search term stands in the consignment, and that the phone number is one of its
 * two; case and macrons aside. What is rare comes from the index, as ids; what is not is looked for in each row that
 * the other conditions leave. Null where nothing is asked for that an index could find.
 */
export async function keywordCondition(
  tx: Tx,
  viewer: Viewer,
  { searchTerm, phoneNumber, salesReference }: Keywords,
): Promise<RawBuilder<unknown> | null> {
  const words = wordsOf(searchTerm ?? '');
  const phone = phoneNumber === null ? null : phoneDigits(phoneNumber);
  // A number without a digit is nobody's.
  if (phone === '') return sql`false`;
  // Its own column decides; here its words only lead to the rows.
  const leads = indexedFirst(salesReference === null ? words : [...words, fold(salesReference)]);
  if (phone !== null || isIndexed(leads[0])) {
    const ids = await findIds(tx, viewer, leads.map(likePattern), phone);
    if (ids.length <= MOST_IDS) return sql`c.id = any(${ids}::uuid[])`;
  }
  if (words.length === 0 && phone === null) return null;
  const byPhone = phone === null ? sql`` : sql` and s.phones @> array[${phone}]`;
  return sql`exists (select from consignment_search s where s.tenant_id = c.tenant_id
    and s.organisation_id = c.organisation_id and s.consignment_id = c.id
    and s.search_text like all(${words.map(likePattern)}::text[])${byPhone})`;
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
