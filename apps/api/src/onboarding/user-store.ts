import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';

/** A user or machine client as it is stored. */
export interface AccountRow {
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly chargeSiteId: string | null;
  readonly originSiteId: string | null;
  /** What a machine client may do at most; null for a person. */
  readonly machinePermissions: readonly string[] | null;
  readonly siteIds: readonly string[];
}

interface NewUser extends Omit<AccountRow, 'isActive'> {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
}

/** The user with an issuer and subject, locked until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  owner: Owner,
  issuer: string,
  subject: string,
): Promise<AccountRow | null> {
  const user = await tx
    .selectFrom('users')
    .where(ownedBy(owner))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select([
      'id',
      'name',
      'email',
      'is_active as isActive',
      'charge_site_id as chargeSiteId',
      'origin_site_id as originSiteId',
      'machine_permissions as machinePermissions',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) return null;
  // In a statement of its own: one that waits for the lock reads the sites as they were before it.
  const sites = await tx
    .selectFrom('user_sites')
    .where(ownedBy(owner))
    .where('user_id', '=', user.id)
    .select('site_id as id')
    .execute();
  return { ...user, siteIds: sites.map(({ id }) => id) };
}

/** Adds an active user, or changes and enables the user with this issuer and subject; returns which. */
export async function saveUserRow(tx: Tx, owner: Owner, user: NewUser): Promise<'added' | 'changed'> {
  const { id: newId, issuer, subject, siteIds } = user;
  const values = {
    name: user.name,
    email: user.email,
    is_active: true,
    charge_site_id: user.chargeSiteId,
    origin_site_id: user.originSiteId,
    machine_permissions: user.machinePermissions === null ? null : [...user.machinePermissions],
  };
  const changed = await tx
    .updateTable('users')
    .set(values)
    .where(ownedBy(owner))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) {
    await tx
      .insertInto('users')
      .values({ ...ownerColumns(owner), id: newId, issuer, subject, ...values })
      .execute();
  }
  const userId = changed?.id ?? newId;
  await tx.deleteFrom('user_sites').where(ownedBy(owner)).where('user_id', '=', userId).execute();
  if (siteIds.length > 0) {
    await tx
      .insertInto('user_sites')
      .values(siteIds.map((site_id) => ({ ...ownerColumns(owner), user_id: userId, site_id })))
      .execute();
  }
  return changed === undefined ? 'added' : 'changed';
}

export interface SiteOfOrganisation {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
}

export function listSites(tx: Tx, owner: Owner): Promise<SiteOfOrganisation[]> {
  return tx
    .selectFrom('sites')
    .where(ownedBy(owner))
    .select(['id', 'code', 'is_active as isActive'])
    .orderBy('code')
    .execute();
}

interface UserRow {
  readonly id: string;
  readonly organisationId: string;
  readonly subject: string;
  readonly email: string;
  readonly isMachine: boolean;
}

/** Users of a tenant with this email or subject; the transaction has no organisation. */
export function findUsers(tx: Tx, tenantId: string, emailOrSubject: string): Promise<UserRow[]> {
  return tx
    .selectFrom('users')
    .where('tenant_id', '=', tenantId)
    .where((or) => or.or([or('email', '=', emailOrSubject), or('subject', '=', emailOrSubject)]))
    .select(({ eb }) => [
      'id',
      'organisation_id as organisationId',
      'subject',
      'email',
      eb('machine_permissions', 'is not', null).as('isMachine'),
    ])
    .$castTo<UserRow>()
    .execute();
}

/** A machine client, with the codes of its sites. */
export interface ClientRow {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly permissions: readonly string[];
  readonly sites: readonly string[];
}

/** The machine clients of an organisation, by subject. */
export async function listClientRows(tx: Tx, { tenantId, organisationId }: Owner): Promise<ClientRow[]> {
  const { rows } =
    await sql<ClientRow>`select u.id, u.issuer, u.subject, u.name, u.email, u.is_active as "isActive",
      u.machine_permissions as permissions, array(
        select s.code from user_sites x join sites s on s.tenant_id = x.tenant_id
          and s.organisation_id = x.organisation_id and s.id = x.site_id
        where x.tenant_id = u.tenant_id and x.organisation_id = u.organisation_id and x.user_id = u.id
        order by s.code) as sites
    from users u where u.tenant_id = ${tenantId} and u.organisation_id = ${organisationId}
      and u.machine_permissions is not null order by u.subject, u.issuer`.execute(tx);
  return rows;
}

/** Returns false if the user is disabled already. */
export async function disableUserRow(tx: Tx, owner: Owner, userId: string): Promise<boolean> {
  const disabled = await tx
    .updateTable('users')
    .set({ is_active: false })
    .where(ownedBy(owner))
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .returning('id')
    .executeTakeFirst();
  return disabled !== undefined;
}
