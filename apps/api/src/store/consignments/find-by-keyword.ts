import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database.js';
import { fold, likePattern, phoneDigits, wordsOf } from '../fold.js';
import type { Viewer } from './find-consignment.js';

export interface Keywords {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
}

/** More than these are not looked up one by one: the other conditions are the narrower ones then. */
const MOST_IDS = 1000;

/**
 * That every word of the search term stands in the consignment, and that the phone number is one of its two; case and
 * macrons aside. What is rare comes from the trigram index, as ids; what is not is looked for in each row that the
 * other conditions leave.
 */
export async function keywordConditions(
  tx: Tx,
  viewer: Viewer,
  { searchTerm, phoneNumber, salesReference }: Keywords,
): Promise<RawBuilder<unknown>[]> {
  const words = wordsOf(searchTerm ?? '').sort((a, b) => b.length - a.length);
  const phone = phoneNumber === null ? null : phonePattern(phoneNumber);
  // Its own column decides; the words only lead there by the index.
  const leads = salesReference === null ? words : [...words, fold(salesReference)];
  const lead = leads.find(isIndexed);
  if (lead !== undefined || phone !== null) {
    const patterns = [...new Set([...(lead === undefined ? [] : [lead]), ...leads])].map(likePattern);
    const ids = await findIds(tx, viewer, patterns, phone);
    if (ids.length <= MOST_IDS) return [sql`c.id = any(${ids}::uuid[])`];
  }
  if (words.length === 0 && phone === null) return [];
  const byPhone = phone === null ? sql`` : sql` and s.phone_digits like ${phone}`;
  return [
    sql`exists (select from consignment_search s where s.tenant_id = c.tenant_id
      and s.organisation_id = c.organisation_id and s.consignment_id = c.id
      and s.search_text like all(${words.map(likePattern)}::text[])${byPhone})`,
  ];
}

async function findIds(
  tx: Tx,
  viewer: Viewer,
  patterns: readonly string[],
  phone: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select find_consignment_ids(${patterns}::text[], ${phone}, ${[...viewer.siteIds]}::uuid[], ${MOST_IDS + 1}) as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether a word has a trigram in every locale; without one the index would be read from end to end. */
function isIndexed(word: string): boolean {
  return /[a-z\d]{3}/u.test(word);
}

/** The whole number and no part of one; one without a digit stands nowhere. */
function phonePattern(typed: string): string {
  return `%/${phoneDigits(typed) || '-'}/%`;
}
