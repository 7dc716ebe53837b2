import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { likePattern, likeStart, splitWords } from '../database/fold.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { StoredAddress } from '../database/schema.js';

export interface StoredSite {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isHub: boolean;
  readonly participantId: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: StoredAddress;
  readonly account: { id: string; code: string; description: string; isActive: boolean } | null;
}

const columns = sql`s.id, s.code, s.name, s.is_active as "isActive", s.is_hub as "isHub",
  s.participant_id as "participantId", s.full_name as "fullName", s.phone, s.email, s.address,
  case when a.id is null then null else jsonb_build_object('id', a.id, 'code', a.code, 'description', a.description,
    'isActive', a.is_active) end as account`;

const withAccount = sql`sites s left join accounts a on a.tenant_id = s.tenant_id
  and a.organisation_id = s.organisation_id and a.id = s.default_account_id`;

/** By the folded name, so that a macron does not send a site to the end; the same on every server. */
const byName = sql`order by s.search_text collate "C", s.id`;

/** The sites of an organisation with any of these ids. */
export async function listSites(tx: Tx, owner: Owner, ids: readonly string[]): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} and s.id = any(${[...ids]}::uuid[]) ${byName}`.execute(tx);
  return rows;
}

/** The sites that stand behind these participant ids. */
export async function listSitesOfParticipants(
  tx: Tx,
  owner: Owner,
  participantIds: readonly string[],
): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} and s.participant_id = any(${[...participantIds]}::uuid[])`.execute(tx);
  return rows;
}

/** Every site of an organisation, by name, at most `limit`. */
export async function listAllSites(tx: Tx, owner: Owner, limit: number): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} ${byName} limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Active sites with every word of the term in name, code or place, macrons and case aside; those that begin with it
 * first (PART-07).
 */
export async function searchSites(tx: Tx, owner: Owner, term: string, limit: number): Promise<StoredSite[]> {
  const words = splitWords(term);
  const begins = likeStart(words.join(' '));
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} and s.is_active and s.search_text like all(${words.map(likePattern)}::text[])
    order by (s.search_text like ${begins} or lower(s.code) like ${begins}) desc,
      s.search_text collate "C", s.id limit ${limit}`.execute(tx);
  return rows;
}
