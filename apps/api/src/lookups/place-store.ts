import { sql } from 'kysely';

import { type Place, toPlace } from './addresses/places.js';
import type { Tx } from '../database/database.js';
import { likePattern } from '../database/fold.js';

interface PlaceRow {
  readonly suburb: string;
  readonly city: string;
  readonly postcode: string;
  readonly regionName: string;
}

const placeFromRow = ({ suburb, ...row }: PlaceRow): Place =>
  toPlace({ ...row, suburb: suburb === '' ? null : suburb });

/** Whether the provider has its own table of suburbs and towns, which then replaces the built-in one. */
export async function hasOwnPlaces(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from places where tenant_id = ${tenantId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Places of the provider's own table that match any of the words in suburb, town or postcode, at most `limit`. */
export async function listOwnPlaces(
  tx: Tx,
  tenantId: string,
  words: readonly string[],
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select p.suburb, p.city, p.postcode, p.region_name as "regionName" from places p
    where p.tenant_id = ${tenantId}
      and p.search_text || ' ' || p.postcode like any(${words.map(likePattern)}::text[])
    order by p.city, p.suburb, p.postcode limit ${limit}`.execute(tx);
  return rows.map(placeFromRow);
}
