import { sql } from 'kysely';

import { type Place, builtInPlaces, placeOf } from '../addresses/places.js';
import type { Tx } from './database.js';
import { fold, likePattern } from './fold.js';

interface PlaceRow {
  readonly suburb: string;
  readonly city: string;
  readonly postcode: string;
  readonly regionName: string;
}

const toPlace = ({ suburb, ...row }: PlaceRow): Place =>
  placeOf({ ...row, suburb: suburb === '' ? null : suburb });

/** Whether the provider has brought its own suburbs and towns, which then stand for all. */
export async function hasOwnPlaces(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from places where tenant_id = ${tenantId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Places of the provider's own table with one of some words in suburb, town or postcode, at most `limit`. */
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
  return rows.map(toPlace);
}

/** The name of the region of a postcode, else of a town; null where neither is known (PART-09). */
export async function findRegionName(
  tx: Tx,
  tenantId: string,
  { postcode, city }: { postcode: string | null; city: string | null },
): Promise<string | null> {
  const town = fold(city ?? '').trim();
  if (!(await hasOwnPlaces(tx, tenantId))) {
    const found =
      builtInPlaces.find((place) => place.postcode === postcode) ??
      builtInPlaces.find((place) => fold(place.city) === town);
    return found?.regionName ?? null;
  }
  const { rows } = await sql<{ name: string }>`
    select p.region_name as name from places p
    where p.tenant_id = ${tenantId} and (p.postcode = ${postcode ?? ''}
      or (right(p.search_text, char_length(${town})) = ${town} and ${town} <> ''))
    order by (p.postcode = ${postcode ?? ''}) desc, p.city, p.suburb limit 1`.execute(tx);
  return rows[0]?.name ?? null;
}

/** The provider's region that an address belongs to; null where it is not known (PART-09). */
export async function findRegion(
  tx: Tx,
  tenantId: string,
  address: { postcode: string | null; city: string | null },
): Promise<{ id: string; name: string } | null> {
  const name = await findRegionName(tx, tenantId, address);
  if (name === null) return null;
  const regions = await tx
    .selectFrom('regions')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'name'])
    .execute();
  return regions.find((region) => fold(region.name) === fold(name)) ?? null;
}
