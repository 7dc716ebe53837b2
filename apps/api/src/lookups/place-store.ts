import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { fold, likePattern } from '../database/fold.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import { type Place, type PlaceRow, builtInPlaces, toPlace } from './addresses/places.js';

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
  return rows.map(toPlace);
}

/** The parts of an address that determine its region. */
interface Locality {
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
}

interface Known {
  readonly hasOwn: boolean;
  /** The name of the region in the provider's own table. */
  readonly ownName: string | null;
  readonly regions: readonly { id: string; name: string }[];
}

/** Finds the provider's region of a typed address by postcode, then city; null if neither is known (PART-09). */
export async function findRegion(
  tx: Tx,
  tenantId: string,
  locality: Locality,
): Promise<{ id: string; name: string } | null> {
  const postcode = locality.postcode?.trim() ?? '';
  const town = fold(locality.city ?? '').trim();
  if (postcode === '' && town === '') return null;
  const { rows } = await sql<Known>`select
    exists (select from places p where p.tenant_id = ${tenantId}) as "hasOwn",
    (select p.region_name from places p where p.tenant_id = ${tenantId} and (p.postcode = ${postcode}
        or (${town} <> '' and right(p.search_text, char_length(${town})) = ${town}))
      order by (p.postcode = ${postcode}) desc, p.city, p.suburb limit 1) as "ownName",
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name)), '[]') from regions r
      where r.tenant_id = ${tenantId}) as regions`.execute(tx);
  const [known] = rows;
  const name = known?.hasOwn === true ? known.ownName : builtInName(postcode, town);
  if (known === undefined || name === null) return null;
  return known.regions.find((region) => fold(region.name) === fold(name)) ?? null;
}

function builtInName(postcode: string, town: string): string | null {
  const found =
    builtInPlaces.find((place) => place.postcode === postcode) ??
    builtInPlaces.find((place) => fold(place.city) === town);
  return found?.regionName ?? null;
}

/** Adds the region to the address of a typed participant. A site, and an address that has one already, stay as they are. */
export async function withRegion(
  tx: Tx,
  tenantId: string,
  participant: StoredParticipant,
): Promise<StoredParticipant> {
  const { siteId, address } = participant;
  if (siteId !== null || address.region !== null) return participant;
  return { ...participant, address: { ...address, region: await findRegion(tx, tenantId, address) } };
}
