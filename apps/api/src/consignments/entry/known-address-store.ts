import { sql } from 'kysely';

import type { Viewer } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { likePattern } from '../../database/fold.js';
import type { StoredAddress } from '../../database/schema.js';

/** An address of the customer's own, and whose it is. */
export interface KnownAddress {
  readonly name: string | null;
  readonly address: StoredAddress;
}

/** How many of the newest consignments are looked through. */
const newest = 1000;

// Constants of the statement: DISTINCT ON and ORDER BY must read alike.
const marked = sql.lit('ÀÁÂÃÄÅàáâãäåĀāÈÉÊËèéêëĒēÌÍÎÏìíîïĨĩĪīÒÓÔÕÖòóôõöŌōÙÚÛÜùúûüŨũŪūŮůÇçÑñ');
const plain = sql.lit('aaaaaaaaaaaaaaeeeeeeeeeeiiiiiiiiiiiioooooooooooouuuuuuuuuuuuuuccnn');

/** Small letters without macrons and the accents met here, by the database; the caller's words are folded alike. */
const folded = (text: ReturnType<typeof sql>) => sql`lower(translate(${text}, ${marked}, ${plain}))`;

const line = (address: ReturnType<typeof sql>) =>
  sql`concat_ws(' ', ${address} ->> 'streetNumber', ${address} ->> 'street', ${address} ->> 'suburb',
    ${address} ->> 'city', ${address} ->> 'postcode')`;

/** Active sites of the organisation with every word in name, code or address. */
export async function searchSiteAddresses(
  tx: Tx,
  { tenantId, organisationId }: Viewer,
  words: readonly string[],
  limit: number,
): Promise<KnownAddress[]> {
  const text = folded(sql`concat_ws(' ', s.name, s.code, ${line(sql`s.address`)})`);
  const { rows } = await sql<KnownAddress>`
    select s.name, s.address from sites s
    where s.tenant_id = ${tenantId} and s.organisation_id = ${organisationId} and s.is_active
      and ${text} like all(${words.map(likePattern)}::text[])
    order by s.search_text collate "C", s.id limit ${limit}`.execute(tx);
  return rows;
}

/** Typed addresses of the newest consignments that the viewer sees, with every word in name or address, newest first. */
export async function searchEarlierAddresses(
  tx: Tx,
  { tenantId, organisationId, siteIds }: Viewer,
  words: readonly string[],
  limit: number,
): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    with newest as (
      select c.sender, c.receiver, c.created_at
      from unnest(${[...siteIds]}::uuid[]) as of_site (id) cross join lateral (
        select n.sender, n.receiver, n.created_at from consignments n
        where n.tenant_id = ${tenantId} and n.organisation_id = ${organisationId} and n.charge_site_id = of_site.id
        order by n.created_at desc, n.id desc limit ${newest}
      ) c
      order by c.created_at desc limit ${newest}
    )
    select found.name, found.address from (
      select distinct on (${folded(line(sql`p.participant -> 'address'`))})
        p.participant ->> 'fullName' as name, p.participant -> 'address' as address, n.created_at
      from newest n cross join lateral (values (n.receiver), (n.sender)) as p (participant)
      where p.participant ->> 'siteId' is null and p.participant -> 'address' ->> 'street' is not null
        and ${folded(sql`concat_ws(' ', p.participant ->> 'fullName', ${line(sql`p.participant -> 'address'`)})`)}
          like all(${words.map(likePattern)}::text[])
      order by ${folded(line(sql`p.participant -> 'address'`))}, n.created_at desc
    ) found
    order by found.created_at desc limit ${limit}`.execute(tx);
  return rows;
}
