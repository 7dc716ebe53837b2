import { sql } from 'kysely';

import { type Columns, type Row, fieldList, jsonObject } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { likePattern, likeStart, splitWords } from '../database/fold.js';
import { type Owner, ownedBy } from '../database/owner.js';

export const accountColumns = {
  id: 'id',
  code: 'code',
  description: 'description',
  isActive: 'is_active',
} as const satisfies Columns<'accounts'>;

export type StoredAccount = Row<'accounts', typeof accountColumns>;

export const siteColumns = {
  id: 'id',
  code: 'code',
  name: 'name',
  isActive: 'is_active',
  isHub: 'is_hub',
  participantId: 'participant_id',
  fullName: 'full_name',
  phone: 'phone',
  email: 'email',
  address: 'address',
} as const satisfies Columns<'sites'>;

/** A site of a customer, with its default account. */
export interface StoredSite extends Row<'sites', typeof siteColumns> {
  readonly account: StoredAccount | null;
}

const columns = sql`${fieldList('s', siteColumns)},
  case when a.id is null then null else ${jsonObject('a', accountColumns)} end as account`;

const withAccount = sql`sites s left join accounts a on a.tenant_id = s.tenant_id
  and a.organisation_id = s.organisation_id and a.id = s.default_account_id`;

/** Sorts by folded name, so that a macron does not move a site to the end, in the same order on every server. */
const byName = sql`order by s.search_text collate "C", s.id`;

/** The sites of an organisation with any of these ids. */
export async function listSites(tx: Tx, owner: Owner, ids: readonly string[]): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} and s.id = any(${[...ids]}::uuid[]) ${byName}`.execute(tx);
  return rows;
}

/** The sites of these participant ids, and those whose own ids are among them: a refusal says so. */
export async function listSitesOfParticipants(
  tx: Tx,
  owner: Owner,
  participantIds: readonly string[],
): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')}
      and (s.participant_id = any(${[...participantIds]}::uuid[]) or s.id = any(${[...participantIds]}::uuid[]))`.execute(
    tx,
  );
  return rows;
}

/** Every site of an organisation, by name, at most `limit`. */
export async function listAllSites(tx: Tx, owner: Owner, limit: number): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner, 's')} ${byName} limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Active sites that match every word of the term in name, code or place, ignoring macrons and case; sites that start
 * with the term come first (PART-07).
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
