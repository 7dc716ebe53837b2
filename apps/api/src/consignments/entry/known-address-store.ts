import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { foldedColumn, foldedPattern } from '../../database/fold.js';
import { type Owner, type Viewer, ownedBy, visibleBySite } from '../../database/owner.js';
import type { StoredAddress } from '../../database/stored-participant.js';

/** An address that the customer has already, and its name. */
export interface KnownAddress {
  readonly name: string | null;
  readonly address: StoredAddress;
}

/** Only the newest consignments are searched. */
const MAX_CONSIGNMENTS = 1000;

const line = (address: ReturnType<typeof sql>) =>
  sql`concat_ws(' ', ${address} ->> 'streetNumber', ${address} ->> 'street', ${address} ->> 'suburb',
    ${address} ->> 'city', ${address} ->> 'postcode')`;

/** Active sites of the organisation with every word in name, code or address. */
export async function searchSiteAddresses(
  tx: Tx,
  owner: Owner,
  words: readonly string[],
  limit: number,
): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    select s.name, s.address from sites s
    where ${ownedBy(owner, 's')} and s.is_active
      and concat_ws(' ', s.name, s.code, ${line(sql`s.address`)}) ~* all(${words.map(foldedPattern)}::text[])
    order by s.search_text collate "C", s.id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Typed addresses of the newest consignments that the viewer may see, with every word in name or address, newest first.
 * Raw: a lateral query per site, so that the index alone gives the newest of each; only these are read.
 */
export async function searchEarlierAddresses(
  tx: Tx,
  viewer: Viewer,
  words: readonly string[],
  limit: number,
): Promise<KnownAddress[]> {
  const sites = visibleBySite(viewer);
  const { rows } = await sql<KnownAddress>`
    with newest as (
      select n.id, n.created_at
      from ${sites.from} cross join lateral (
        select c.id, c.created_at from consignments c where ${sites.condition}
        order by c.created_at desc, c.id desc limit ${MAX_CONSIGNMENTS}
      ) n
      order by n.created_at desc limit ${MAX_CONSIGNMENTS}
    ), participants as (
      select unnest(array[c.receiver, c.sender]) as participant, n.created_at
      from newest n join consignments c on ${ownedBy(viewer, 'c')} and c.id = n.id
    ), lines as materialized (
      select p.participant ->> 'fullName' as name, p.participant -> 'address' as address, p.created_at,
        ${line(sql`p.participant -> 'address'`)} as line
      from participants p
      where p.participant ->> 'siteId' is null and p.participant -> 'address' ->> 'street' is not null
    ), spellings as (
      select distinct on (l.line) l.*, ${foldedColumn(sql`l.line`)} as folded from lines l
      where concat_ws(' ', l.name, l.line) ~* all(${words.map(foldedPattern)}::text[])
      order by l.line, l.created_at desc
    )
    select found.name, found.address from (
      select distinct on (s.folded) s.name, s.address, s.created_at from spellings s
      order by s.folded, s.created_at desc
    ) found
    order by found.created_at desc limit ${limit}`.execute(tx);
  return rows;
}
