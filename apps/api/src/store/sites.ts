import { sql } from 'kysely';

import type { Tx } from './database.js';
import { fold, likePattern } from './fold.js';
import type { Owner } from './owner.js';
import type { StoredAddress } from './schema.js';

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

const ownedBy = ({ tenantId, organisationId }: Owner) =>
  sql`s.tenant_id = ${tenantId} and s.organisation_id = ${organisationId}`;

/** The sites of an organisation with any of these ids. */
export async function listSites(tx: Tx, owner: Owner, ids: readonly string[]): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner)} and s.id = any(${[...ids]}::uuid[]) order by s.name, s.id`.execute(tx);
  return rows;
}

/** The sites that stand behind these participant ids. */
export async function listSitesOfParticipants(
  tx: Tx,
  owner: Owner,
  participantIds: readonly string[],
): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner)} and s.participant_id = any(${[...participantIds]}::uuid[])`.execute(tx);
  return rows;
}

/** Every site of an organisation, by name, at most `limit`. */
export async function listAllSites(tx: Tx, owner: Owner, limit: number): Promise<StoredSite[]> {
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner)} order by s.name, s.id limit ${limit}`.execute(tx);
  return rows;
}

/** Active sites with the term in name, code or place, macrons and case aside; those that begin with it first (PART-07). */
export async function searchSites(tx: Tx, owner: Owner, term: string, limit: number): Promise<StoredSite[]> {
  const folded = fold(term);
  const { rows } = await sql<StoredSite>`select ${columns} from ${withAccount}
    where ${ownedBy(owner)} and s.is_active and s.search_text like ${likePattern(folded)}
    order by (s.search_text like ${likePattern(folded).slice(1)}) desc, s.name, s.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export interface DefaultSites {
  readonly chargeSiteId: string | null;
  readonly originSiteId: string | null;
}

export async function findDefaultSites(tx: Tx, tenantId: string, userId: string): Promise<DefaultSites> {
  const row = await tx
    .selectFrom('users')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .select(['charge_site_id as chargeSiteId', 'origin_site_id as originSiteId'])
    .executeTakeFirst();
  return row ?? { chargeSiteId: null, originSiteId: null };
}

export async function saveDefaultSites(
  tx: Tx,
  tenantId: string,
  userId: string,
  sites: { chargeSiteId: string; originSiteId: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ charge_site_id: sites.chargeSiteId, origin_site_id: sites.originSiteId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/** The name of a user of the same tenant and organisation, or of nobody. */
export async function findUserName(tx: Tx, owner: Owner, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .where('tenant_id', '=', owner.tenantId)
    .where('organisation_id', '=', owner.organisationId)
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}
